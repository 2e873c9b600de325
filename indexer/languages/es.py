"""Spanish."""

from __future__ import annotations

from indexer.languages.profile import (
    AnalysisWords,
    CitationLabels,
    ComparisonWords,
    DocumentWords,
    LanguageProfile,
    QuoteWords,
    ReferenceWords,
    TermWords,
    words_of,
)
from indexer.languages.synonyms.es import SYNONYMS
from indexer.languages.synonyms.symbols import named_symbols
from indexer.languages.verbs.es import ENDINGS, VERBS

PROFILE = LanguageProfile(
    tag="es",
    name="español",
    document=DocumentWords(
        contents=("Contenido", "Contenidos", "Índice"),
        glossary=("Glosario",),
        credits=("Créditos",),
        introduction=("Introducción",),
        example_marks=("Ejemplo",),
        rule_page=("Regla",),
        subrules_heading=("Subreglas",),
        listing_heading=("Reglas del apartado",),
        furniture=("Otras reglas de este apartado", "Pregunta al juez Pro"),
        date_line=(
            r"estas reglas son válidas (?:desde|a partir de)\s*(?:el)?\s*(?:[^\W\d]+,)?\s*"
            r"(?:(?P<day>\d{1,2}) de )?(?P<month>[^\W\d]+) de (?P<year>\d{4})",
        ),
        months={
            "enero": 1,
            "febrero": 2,
            "marzo": 3,
            "abril": 4,
            "mayo": 5,
            "junio": 6,
            "julio": 7,
            "agosto": 8,
            "septiembre": 9,
            "setiembre": 9,
            "octubre": 10,
            "noviembre": 11,
            "diciembre": 12,
        },
        obsolete_marks=("obsoleto", "obsoleta"),
        accented="áéíóúüñ",
    ),
    references=ReferenceWords(
        rule=("regla", "reglas", "subregla", "subreglas", "apartado", "apartados", "cr"),
        section=("sección", "secciones"),
        chapter=("capítulo", "capítulos", "cap.", "caps."),
        number_marks=(
            *("n.º", "n°", "nº", "n.°", "n.os", "no.", "nro", "nro.", "núm", "núm.", "núms."),
            *("número", "números", "#"),
        ),
        conjunctions=("y", "e", "o", "u"),
        articles=("la", "las", "el", "los"),
        range_words=("a", "al", "a la", "hasta", "hasta la"),
        following=("ss.", "ss", "y ss.", "y siguientes"),
        plural=("reglas", "subreglas", "apartados", "secciones", "capítulos", "caps."),
        letter_words=("a", "e", "o", "u", "y"),
        other_kinds=("versión", "página", "páginas"),
        units=("dólares", "euros", "pesos"),
    ),
    analysis=AnalysisWords(
        stemmer="spanish",
        by_sound={"k(?=[ei])": "qu", "k": "c"},
        comparison=ComparisonWords(
            differing=words_of(
                "diferencia diferencias diferencian diferenciar dif distingue distinguen"
            ),
            between=words_of("entre"),
            weighing=words_of("mejor comparar compara comparado comparada comparación"),
            against=words_of("con que"),
            joints=words_of("y e o u"),
            either=words_of("o u"),
        ),
        stop_words=words_of(
            """
            vs versus
            el la los las lo un una unos unas este esta esto estos estas ese esa eso esos esas
            su sus mi mis tu tus se me te le les nos yo él ella ellos ellas nosotros ustedes usted
            es son fue era ser está están de del al a en con por para y e o u que si como más muy
            también ya
            """
        ),
        linking=words_of(
            """
            desde hacia hasta mediante según sobre vía ante acerca conforme aparte debido pese
            través torno junto juntos lejos cerca alrededor enfrente delante detrás asimismo además
            luego así aun aún todavía ahora pronto hoy aquí allí ahí allá acá porque conque aunque
            incluso siempre bien mal mucho mucha muchos muchas poco poca pocos pocas
            demasiado demasiada demasiados demasiadas tanto tanta tantos tantas quizá
            quizás acaso ojalá tal tales cierto ambos ambas aquel aquella aquello aquellos aquellas
            contigo conmigo consigo nosotras vosotros vosotras vos suyo suya suyos suyas mío mía
            tuyo tuya nuestro nuestra nuestros nuestras vuestro realmente directamente
            normalmente generalmente especialmente actualmente finalmente previamente simplemente
            posteriormente igualmente etc etcétera ejemplo veces he has ha hemos han
            habido haber habían habrá estoy estamos estaba estaban estar estado siendo sido eran
            fueron será serán sería serían sea sean fuese soy eres somos viene vienen sigue siguen
            suele suelen parece parecen
            ahorita nomás obvio obviamente claro capaz realmente supuestamente básicamente literal
            onda rollo dale posta consulta preguntas preguntar pregunto dudita ayuda ayuden verdad
            creo pienso digo dijo dijeron decía situación escenario ayer hoy tienda discusión
            discutimos apuesta hermano tío tía macho gente banda raza amigos chicos chavos
            muchachos maestro crack parce disculpen disculpa disculpas permiso saludos
            noches tardes días urge urgente rápida valdría serviría va voy vamos iba quedo queda
            toca falta faltan deja dejan tenía tuve hiciera viera caso
            """
        ),
        everyday=words_of(
            """
            casi bastante aproximadamente exactamente tan centro
            saga sagas voto votos votar vota votan nieve hielo fuego agua viento lluvia tierra
            piedra árbol flor animal perro gato caballo pájaro pez lobo oso león serpiente araña
            bestia dragón duende hada elfo enano gigante ángel demonio brujo bruja mago guerrero
            soldado caballero pirata rey reina príncipe espada escudo arco flecha torre castillo
            puente barco camino ciudad pueblo país casa calle mesa silla puerta ventana
            libro página papel lápiz teléfono correo dinero precio barato caro amiga hermana
            padre madre hijo hija hombre mujer niño niña hora minuto semana mes año
            mañana tarde noche temprano pausa tema consejo idea razón historia noticia foto
            cine música cabeza ojo pie brazo sueño miedo gusto risa comida cena pan leche vino
            bueno malo mejor peor nuevo viejo joven bonito feo fácil difícil rápido lento
            tamaño altura anchura peso largo corto lleno frase dibujo guarda perdón instante corre
            tirar llevar pensar marcha
            """
        ),
        question_words=words_of(
            """
            mtg magic porfa explícame explicame explicación dudas definición info reglas
            diferencia diferencias
            qué quién quiénes cuál cuáles cuándo cuánto cuánta cuántos cuántas cómo dónde cuando
            pasa pasan pasó pasaría ocurre ocurren ocurrió ocurriría sucede suceden sucedería
            puede pueden puedo puedes podemos podría podrían pueda puedan podrá poder
            debe deben debo debes debería deberían deba deber hay haya había hubiera habría
            hace hacen hacer hago haces haría tiene tienen tener tengo tienes tendría
            significa significan quiere quieren quiero quieres quisiera quiera querer
            decir dice dicen funciona funcionan funcionaría funcionar sirve sirven
            saber sé sabe saben explica explicar entiendo entender
            necesito necesita intento intenta intentar
            alguien algo hola gracias duda pregunta favor entonces cosa cosas pero pues vale oye
            frente comparado comparada respecto buenas posible manera amigo colega q k xq pq tb tmb
            ke porq porke xk pk tmbn xfa xfavor porfavor porfis plis pls please bn grax salu2
            wey güey bro sip nop sisi ntp osea kien kiero kual kuando kuanto dnd cdo cmo xo pa pal
            toy ta vdd neta aora holi ey oigan ok jaja jajaja xd lol uds ud sos digamos supongamos
            imaginemos imagina imaginen sabrá sabría sabrían explicarme expliquen aclarar aclaren
            confirmar confirma confirmen dime díganme decirme tenemos tengamos teniendo haga hacemos
            puedas podés tenés querés decís d
            """
        ),
        asking=words_of(
            """
            clave concepto conceptos define definen definición defina definir describe describir
            descripción explique glosario mecánica palabra regla reglamento sección sentido
            significado término
            """
        ),
        endings={
            # plurals of foreign words (tokens, planeswalkers): no Spanish one ends like these
            **{f"{letter}s": letter for letter in "bcdfghkmnprtwl"},
            # plurals that the stemmer parts from their singulars: islas, prioridades, titanes, voz
            "amos": "amos",
            "emos": "emos",
            "as": "a",
            "os": "o",
            "ades": "ad",
            "anes": "an",
            "ares": "ar",
            "eres": "er",
            "eses": "es",
            "z": "c",
        },
        irregular=(
            # words that the stemmer takes for forms of others
            "=activo activos",
            "=año años",
            "=arte artes",
            "=ave aves",
            "=bajo bajos",
            "=bandada bandadas",
            "=caos",
            "=caminante caminantes",
            "=continuación",
            "=costa costas",
            "=costado costados",
            "=comienzo comienzos",
            "=dado dados",
            "=dios dioses",
            "=dríade dríades",
            "=durante",
            "=eje ejes",
            "=encuentro encuentros",
            "=ente entes",
            "=entre",
            "=generalidades",
            "=genérico genérica genéricos genéricas",
            "=hacia",
            "=instante instantes",
            "=juego juegos",
            "=juguete juguetes",
            "=ley leyes",
            "=maná manás",
            "=mando",
            "=marco marcos",
            "=marea mareas",
            "=muro muros",
            "=nueve",
            "=objetivo objetivos",
            "=orbe orbes",
            "=pared paredes",
            "=partida partidas",
            "=paso pasos",
            "=pelo pelos",
            "=pie pies",
            "=plan planes",
            "=poni ponis",
            "=pueblo pueblos",
            "=sala salas",
            "=sentido sentidos",
            "=sino",
            "=sobre",
            "=suelo suelos",
            "=supremo suprema supremos supremas",
            "=toque toques",
            "=vena venas",
            "=venado venados",
            "=viña viñas",
            "=vino vinos",
            # forms that it takes for other words; nouns of verbs
            "conceder concesión",
            "dar da dan das doy den dio dieron dando daba daban dará darán daría",
            "construir construcción construcciones",
            "destruir destrucción",
            "elegir elección elecciones",
            "espíritu espíritus",
            "ir va van vas voy vamos vaya vayan iba iban irá irán iría irían yendo ido",
            "huésped huéspedes",
            "prevenir prevención",
            "producir producción",
            "proteger protección",
            "reducir reducción reducciones",
            "rendir rendición",
            "resolver resolución",
            "sacrificar sacrificio sacrificios",
            "samurái samuráis",
        ),
        verbs=tuple(VERBS.splitlines()),
        verb_endings=ENDINGS,
        synonyms={
            **SYNONYMS,
            **named_symbols(
                colorless="símbolo de maná incoloro",
                snow="símbolo de maná nevado",
                hybrid="símbolo de maná híbrido",
                phyrexian="símbolo de maná pirexiano",
                tap="símbolo de girar",
                untap="símbolo de enderezar",
                energy="símbolo de energía",
            ),
        },
    ),
    labels=CitationLabels(
        section="Sección {number}", chapter="Regla {number}", rule="Regla {number}"
    ),
    quotes=QuoteWords(
        quoting="""
            aclara afirma afirman cita citado citamos cito declara define definen dice dicen dicho
            diciendo dispone escribe especifica establece exige explica expresa indica indican
            literalmente manda ordena precisa prevé reza según señala textualmente
        """,
        negations=(
            "no ni nunca jamás tampoco sin salvo excepto nada nadie "
            "ningún ninguno ninguna ningunos ningunas"
        ),
        modals=(
            "puede pueden puedes podrá podrán podrás podría podrían "
            "pueda puedan puedas pudiera pudieran pudiese pudiesen",
            "debe deben debes deberá deberán debería deberían deba deban debas",
        ),
        numbers={
            0: "cero",
            2: "dos",
            3: "tres",
            4: "cuatro",
            5: "cinco",
            6: "seis",
            7: "siete",
            8: "ocho",
            9: "nueve",
            10: "diez",
            11: "once",
            12: "doce",
            15: "quince",
            20: "veinte",
            40: "cuarenta",
            60: "sesenta",
            100: "cien",
        },
        contrasts=(
            "antes después durante mientras",
            "todos todas cada cualquier cualquiera algún alguna solo",
            "más menos",
            "y o",
        ),
        opposites=(
            "gana ganan ganar ganado gane ganen / pierde pierden perder perdido pierda pierdan",
            "gira giran girar girado girada girados giradas gire giren / endereza enderezan "
            "enderezar enderezado enderezada enderezados enderezadas enderece enderecen",
            "ataca atacan atacar ataque ataquen atacante atacantes / bloquea bloquean bloquear "
            "bloquee bloqueen bloqueador bloqueadora bloqueadores bloqueadoras",
            "agrega agregan agregar añade añaden añadir / remueve remueven remover quita quitar",
            "entra entran entrar / sale salen salir deja dejan dejar",
            "comienzo principio inicio comienza comienzan empieza / final fin termina terminan",
            "aumenta aumentan aumentar / reduce reducen reducir disminuye disminuyen",
            "legal legales / ilegal ilegales",
            "superior / inferior",
            "arriba / abajo",
            "primer primero primera / último última",
            "mismo misma mismos mismas / diferente diferentes distinto distinta",
            "mayor mayores / menor menores",
            "dentro / fuera",
            "propietario propietarios / controlador controladores",
            "oponente oponentes / compañero compañeros",
        ),
        compounds={"sólo": "solo", "e": "y", "u": "o"},
        idioms="no obstante, sin embargo, no solo, no sólo, sin más",
        exceptions="salvo, excepto, a menos que, a no ser, con excepción, más que",
        conditions=(
            "si, solo, sólo, solamente, únicamente, cuando, mientras, hasta, durante, "
            "siempre que, siempre y cuando, pero solo, pero sólo, pero no"
        ),
        universals="todo, toda, todos, todas, cada, cualquier, cualquiera",
        partials=(
            "solo, sólo, solamente, únicamente, algunos, algunas, ciertos, ciertas, pocos, pocas, "
            "mayoría"
        ),
        limits=(
            "exactamente, saltea, saltean, saltear, salta, saltan, saltar, omite, omiten, omitir, "
            "previene, previenen, prevenir, prevenido, prohíbe, prohíben, prohibir, prohibido, "
            "prohibida, impide, impiden, impedir, impida, impidan, evita, evitan, evitar, "
            "ignora, ignoran, ignorar, imposible"
        ),
        clitics="se me te lo la le los las les nos os",
        carriers=(
            "de del siempre necesariamente aún es son era eran sea sean "
            "fue fueron ser sido está están esté estén estar "
            "ha han haya hayan había habían haber"
        ),
    ),
    terms=TermWords(
        keyword_abilities=("Habilidades de palabra clave", "Habilidades de palabras clave"),
        keyword_actions=("Acciones de palabra clave", "Acciones de palabras clave"),
        joints=("y", "e"),
        see=("véase", "véanse", "véase también", "ver", "ver también"),
    ),
)
