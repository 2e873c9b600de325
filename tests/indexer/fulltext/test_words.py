"""Which words of the rules are one word in other forms, and which are two things."""

from __future__ import annotations

import pytest

from indexer.fulltext.analysis import analyzer_for as analyzer
from indexer.languages import profile_for

VERBS = {
    "es": """
        abrir abre abren abrió abierto abierta abriendo
        atacar ataco ataca atacan ataque ataquen ataqué atacó atacaron atacaba atacando atacado
        construir construyo construye construyó construida construcción
        contener contiene contenía contuvo contenido contendrá
        detener detiene detuvo detenga detendrá
        disponer dispone dispuso dispuesto disponga
        establecer establece establezca estableció establecido
        preferir prefiere prefirió prefiera
        referir refiere refirió referido
        soltar suelto suelta soltó soltado
        usar uso usos usa usan usamos usarlo usándolo úsalo usado
        venir vengo viene venga vinieron vendrá viniendo
        bloquear bloqueo bloqueos bloqueado
        activar activa activas activó activé
        bajar bajó bajé
        pasar pasa pasó pasé
        buscar busco busca busque busqué buscó buscarla
        caer caigo cae caen caiga cayó cayeron caído caía
        comenzar comienza comienzan comience comenzó comencé comenzará
        conceder concedo concede concedí concedió concederá
        contar cuento cuenta cuentan cuente contó contado
        convertir convierte convierten convirtió convierta convertido convertirse
        costar cuesta cuestan cueste costó costará costaría
        destruir destruyo destruye destruyen destruya destruyó destruyeron destruido destruirla
        devolver devuelvo devuelve devuelva devolvió devuelto devueltas devolverla
        disparar dispara disparan dispare disparó disparado dispararse
        elegir elijo elige eligen elija eligió eligieron elegí elegido elección
        empezar empiezo empieza empiece empecé empezó empezaría
        enderezar enderezo endereza enderece enderecé enderezó enderezarlo
        girar giro gira giran gire giré giró girado gírala girarlo
        jugar juego|juega juegas juegan juegue jugué jugó jugaron jugada jugando jugaría
        lanzar lanzo lanza lance lancé lanzó lanzado lánzalo
        mantener mantengo mantiene mantenga mantuvo mantuvieron mantendrá
        morir muero muere mueres mueren muera murió murieron moría muerto muerta muriendo muerte
        mostrar muestro muestra muestre mostró mostrarla
        mover muevo mueve muevan movió movido moverla
        obtener obtengo obtiene obtenga obtuvo obtuvieron obtendrá obtenido
        pagar pago paga pague pagué pagó pagaron pagado pagando pagaría
        pedir pido pide pida pidió pidieron pidiendo
        perder pierdo pierde pierdes pierda perdí perdió perdieron perdería perdido
        poner pongo pone ponga puse puso pusieron puesto puesta poniendo pondrá pondría ponerla
        prevenir previene previenen prevenga previno prevenido prevención
        producir produzco produce produzca produjo produjeron producido
        proteger protejo protege proteja protegido protección
        reducir reduzco reduce reduzca redujo reducido reducción
        rendirse rindo rinde rinden rinda rendí rindió rendirme rendirte rindiendo
        repetir repito repite repita repitió repitiendo
        resolver resuelvo resuelve resuelva resolvió resuelto resueltas resolverse resolución
        robar robo roba robas robe robé robó robaron robaría robado
        sacrificar sacrifico sacrifica sacrifique sacrifiqué sacrificó sacrificarla
        salir salgo sale salga salió salieron saldrá
        seguir sigo sigue siga siguió siguiendo
        volar vuelo vuela vuelan vuele volaba volando
        volver vuelvo vuelve vuelva volvió vuelto volverá
        ir voy va van vaya vayan iba irá yendo
        targetear targeteo targetea targeteó targeteado
    """,
    "fr": """
        acquérir acquiert acquièrent acquis acquise acquérez
        contrer contré contrée contrés contrera
        entrer entré entrée entrent entrera
        équiper équipé équipée équipés
        admettre admet admis admettent
        agir agit agissent agissant
        apparaître apparaît apparu apparaissent
        bloquer bloque blocage
        connaître connaît connais connu connue connaissent
        créer crée créé créée créent création créations
        décrire décrit décrite décrivent
        défendre défend défendu défense
        dépendre dépend dépendent dépendait
        élire élit élu élue élisent
        employer emploie emploi emplois
        essayer essaie essai essais
        éteindre éteint éteignent
        exclure exclut exclu exclue
        envoyer envoi envois
        retourner retourne retour retours
        transmettre transmet transmis transmise
        aller va vas vais vont aille ira irait allé
        appeler appelle appelles appelé appelons
        attaquer attaque attaques attaquez attaquent attaqué attaquait attaquera attaquant
        battre bat bats battent battu battue
        choisir choisis choisit choisissent choisissez choisi choisie choisira choix
        cibler cible ciblé ciblée ciblait ciblera
        contrecarrer contrecarre contrecarré contrecarrée contrecarrés contrecarrera
        copier copie copies copient copié copiée copiant copiera
        détruire détruis détruit détruisent détruite détruites détruisait détruira destruction
        devenir deviens devient deviennent devenu devenue deviendra devienne
        disparaître disparaît disparais disparaissent disparu disparue disparaîtra
        engager engage engagé engagée engagez engageait engagera
        envoyer envoie envoies envoyé envoyez enverra
        finir finis finit finissent fini finie finira
        jeter jette jettes jeté jetée jettera
        jouer joue joues jouez jouent joué jouait jouera jouerait
        mettre mets met mettent mis mise mises mettra mette
        mourir meurs meurt meurent meure mort morte mourra mourait mourant
        obtenir obtiens obtient obtiennent obtenu obtiendra
        ouvrir ouvre ouvrent ouvert ouverte ouvrait
        payer paye payes payent payé payée payés paie paies paient payons payez payait paiera payant
        perdre perds perd perdent perdu perdue perdait perdra perdrait perde perte pertes
        permettre permets permet permettent permis permise
        piocher pioche pioches piochent pioché piochée piochait piochera piochez
        prendre prends prend prennent pris prise prendra prenait prenne
        produire produit produits produisent produite produisait
        protéger protège protégé protégée protégera protection
        recevoir reçois reçoit reçoivent reçu reçue recevra recevait reçoive
        remettre remets remet remis remettra
        rendre rends rend rendent rendu rendra
        répondre réponds répond répondent répondu répondra réponse
        résoudre résous résout résolvent résolu résolue résolues résoudra résolution
        revenir reviens revient reviennent revenu reviendra
        sacrifier sacrifie sacrifié sacrifiée sacrifient sacrifiait sacrifiera sacrifice
        suivre suit suivent suivi suivie suivra
        tenir tiens tient tiennent tenu tiendra
        venir viens vient viennent venu venue viendra vienne
        vérifier vérifie vérifient vérifié vérifiée
        continu continus continue continues
        blanc blanche blancs blanches
        jeu jeux
        joueur joueurs joueuse joueuses
        permanent permanents permanente
        premier première premiers premières
        récent récente récents récentes
        animal animaux
    """,
    "pt-BR": """
        atacar ataco ataca ataque ataquei atacou atacaram atacarão atacando
        atribuir atribui atribuímos atribuiu atribuído
        bloquear bloqueio bloqueia bloqueie bloqueei bloqueou bloqueado
        cair caio cai caem caiu caíram caída caídos caísse
        declarar declara declare declarem declarou declarei
        defender defendo defende defendeu defendido
        desvirar desviro desvira desvire desvirem desvirou
        destruir destrói destroem destruiu destruído
        jogar jogo|joga jogue joguei jogou jogaram jogando
        moer moem moeu moendo moído moída
        morrer morro morre morreu morreram morto morta morte
        obter obtenho obtém obtenha obteve obtido obtinha
        pagar pago paga pague paguei pagou pagamento
        perder perco perde perca perdeu perderam
        produzir produzimos produz produziu produzido
        proteger protejo protege proteja protegeu proteção
        reduzir reduz reduzimos reduzido redução
        regenerar regenera regenere regenerem regenerou
        sair saio sai saem saiu saíram saímos saísse
        separar separa separem separou
    """,
}


NOUNS = {
    "es": """
        veneno/venenos tirano/tiranos pagano/paganos tapete/tapetes juguete/juguetes vena/venas
        ley/leyes caos vino/vinos poni/ponis isla/islas elfo/elfos oso/osos ogro/ogros orbe/orbes
        ave/aves arco/arcos día/días río/ríos línea/líneas tarea/tareas máximo/máximos
        prioridad/prioridades lealtad/lealtades verdad/verdades juez/jueces pez/peces voz/voces
        cáliz/cálices chamán/chamanes titán/titanes guardián/guardianes avatar/avatares
        lugar/lugares poder/poderes interés/intereses infierno/infiernos plano/planos plan/planes
        espíritu/espíritus samurái/samuráis humano/humanos pantano/pantanos dios/dioses
    """,
    "fr": """
        âge/âges vent/vents tente/tentes lion/lions bâton/bâtons agent/agents vision/visions
        récit/récits mètre/mètres vente/ventes légion/légions permission/permissions roi/rois
        loi/lois tournoi/tournois ami/amis tissu/tissus individu/individus dieu/dieux
        feu/feux ciel/cieux œil/yeux peau/peaux milieu/milieux forgeron/forgerons
        mutant/mutants champion/champions dragon/dragons venin/venins mine/mines fois mois
    """,
    "pt-BR": """
        cão/cães tubarão/tubarões dragão/dragões anão/anões camponês/camponeses deus/deuses
        sol/sóis fim/fins samurai/samurais pônei/pôneis veneno/venenos tapete/tapetes ilha/ilhas
        anel/anéis carniçal/carniçais nuvem/nuvens voz/vozes lugar/lugares
    """,
}
LOANS = "planeswalker token deck counter trigger land combo mulligan upkeep ritual fetch mana"


def stem(locale: str, word: str) -> str:
    return analyzer(locale).forms(word).stem


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        pytest.param(locale, line, id=f"{locale}-{line.split()[0]}")
        for locale, lines in VERBS.items()
        for line in map(str.strip, lines.strip().splitlines())
    ],
)
def test_the_forms_of_a_word_meet(locale: str, line: str) -> None:
    """A form before `|` is another word as well, and is left to that."""
    first, *others = (word.rpartition("|")[2] for word in line.split())
    stems = {word: stem(locale, word) for word in others}
    assert stems == dict.fromkeys(others, stem(locale, first))


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("en", "unblocked unblockable"),
        ("en", "eternal eternalize"),
        ("en", "successfully succession"),
        ("es", "objetivo objeto"),
        ("es", "activo activar"),
        ("es", "plan plano"),
        ("es", "sin sino"),
        ("es", "año mano"),
        ("es", "vino venir"),
        ("es", "paso pasar"),
        ("es", "partida parte"),
        ("es", "juego jugar"),
        ("es", "bajo bajar"),
        ("es", "genérico generar general generalidades"),
        ("es", "maná mano mando"),
        ("es", "marco marcar marea mareo"),
        ("es", "muro morir"),
        ("es", "comienzo comenzar"),
        ("es", "encuentro encontrar"),
        ("es", "toque tocar"),
        ("es", "sala salir"),
        ("es", "dado dar daño"),
        ("es", "durante durar"),
        ("es", "entre entrar"),
        ("es", "pues poner"),
        ("fr", "contre contrer"),
        ("fr", "entre entrer"),
        ("fr", "content contenir"),
        ("fr", "récent récit recevoir"),
        ("fr", "suis suivre"),
        ("fr", "équipe équipement"),
        ("fr", "actif activé"),
        ("fr", "part partie partir"),
        ("fr", "marais marée"),
        ("fr", "portée porte"),
        ("fr", "jeton jeter"),
        ("fr", "sort sorte sortir"),
        ("fr", "suivant suivre suite"),
        ("fr", "commandant commandement"),
        ("fr", "présent près"),
        ("fr", "devant devenir"),
        ("fr", "durant durer"),
        ("pt-BR", "ativo ativar atividade"),
        ("pt-BR", "indicador indicar"),
        ("pt-BR", "geral geralmente"),
        ("pt-BR", "prévia prever"),
        ("pt-BR", "entre entrar"),
    ],
)
def test_different_things_stay_apart(locale: str, words: str) -> None:
    stems = [stem(locale, word) for word in words.split()]
    assert len(set(stems)) == len(stems)


def test_a_word_kept_apart_is_so_with_an_apostrophe() -> None:
    assert stem("en", "commander's") == stem("en", "commanders")


@pytest.mark.parametrize("locale", NOUNS)
def test_nouns_are_no_verbs_and_meet_their_plurals(locale: str) -> None:
    analysis = profile_for(locale).analysis
    infinitives = {stem(locale, line.split()[0]) for line in filter(str.strip, analysis.verbs)}
    nouns = [noun.split("/") for noun in NOUNS[locale].split()]
    stems = {noun[0]: {stem(locale, form) for form in noun} for noun in nouns}
    assert {noun: found for noun, found in stems.items() if len(found) > 1} == {}
    assert {noun: found for noun, found in stems.items() if found & infinitives} == {}


@pytest.mark.parametrize(
    ("locale", "word"),
    [(locale, word) for locale in ("es", "fr", "pt-BR") for word in LOANS.split()],
)
def test_plurals_of_loans_meet(locale: str, word: str) -> None:
    assert stem(locale, word) == stem(locale, f"{word}s")
