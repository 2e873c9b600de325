"""Portuguese of Brazil."""

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
from indexer.languages.synonyms.pt_br import SYNONYMS
from indexer.languages.synonyms.symbols import named_symbols
from indexer.languages.verbs.pt_br import ENDINGS as VERB_ENDINGS
from indexer.languages.verbs.pt_br import VERBS

_ENDINGS = {
    # nouns of verbs: ativação is ativar, construções is construir
    "acoes": "ar",
    "acao": "ar",
    "icoes": "ir",
    "icao": "ir",
    "ucoes": "uir",
    "ucao": "uir",
    # forms of verbs, whose stem another ending would cut: sacrifica, atacarão
    "ficas": "ficar",
    "fica": "ficar",
    "ficos": "ficar",
    "fico": "ficar",
    "arao": "ar",
    "erao": "er",
    "irao": "ir",
    "aremos": "ar",
    "eremos": "er",
    "iremos": "ir",
    "armos": "ar",
    "ermos": "er",
    "irmos": "ir",
    "avamos": "ar",
    "seguem": "seguir",
    "oque": "ocar",
    "quei": "car",
    "quem": "car",
    "guei": "gar",
    "guem": "gar",
    "amos": "ar",
    "emos": "er",
    # plurals; the last one is also of what the stemmer finds too short (alvos) or foreign (cards)
    "oes": "ao",
    "aes": "ao",
    "ais": "al",
    "eis": "el",
    "ois": "ol",
    "uis": "ul",
    "kens": "ken",
    "ens": "em",
    "eses": "es",
    "res": "r",
    "s": "",
}

_IRREGULAR = (
    # words that the stemmer takes for forms of others: poder is no form of pode, nor comando of com
    "=atividade atividades",
    "=ativo ativos",
    "=baixo baixos",
    "=base bases",
    "=cão cães",
    "=caos",
    "=comando comandos",
    "=comida comidas",
    "=conter contém contêm contenha contenham conteve contiver contiverem contido contida",
    "=encantamento encantamentos enchantment enchantments",
    "=deus deuses",
    "=equipamento equipamentos",
    "=equipe equipes time times",
    "=face faces",
    "=fim fins",
    "=fora",
    "=fundo fundos",
    "=geralmente",
    "=identidade identidades",
    "=indicador indicadores",
    "=iniciativa iniciativas",
    "=mágica mágicas",
    "=mago magos",
    "=mano",
    "=manto mantos",
    "=nove",
    "=pares par",
    "=parar pare parem parou parado parada",
    "=partida partidas",
    "=poder poderes",
    "=pônei pôneis",
    "=prévia prévias",
    "=samurai samurais",
    "=sobre",
    "=sol sóis",
    "=tubarão tubarões",
    "=ver vê vejo viu vemos vendo",
    "=voltada voltado voltadas voltados",
    # forms that the stemmer takes for other words; things that the rules have two names for
    "adicionar adição adições",
    "abrir abre abrem abri abriu abriram abrindo abra aberto aberta abertos abertas",
    "aleatório aleatória aleatórias",
    "alterar altera alteram alterei",
    "agir age agem ajo agiu",
    "anunciar anuncio anúncio anúncios",
    "aplicar aplique apliquem",
    "aposta ante",
    "artefato artifact artifacts",
    "atacar ataque ataques ataquem ataquei",
    "bloquear bloqueio bloqueios bloqueie bloqueiem bloqueei",
    "barreira wall walls",
    "buscar busque busquem busquei busca",
    "card cards carta cartas",
    "cair cai caio caem caiu caíram caindo caia caiam caímos caído caída caídos caídas caísse"
    " caíssem",
    "cemitério graveyard graveyards",
    "colocar coloque coloquem coloquei",
    "começar comece comecem comecei começo começos",
    "considerar considera consideram considerei",
    "contradizer contradiz contradizem contradiga contradição contrariar contraria contrarie",
    "contrário contrária",
    "decidir decisão decisões",
    "destruir destrói destroem destruí destruição",
    "devolver devolvo devolve",
    "disparar dispara disparam",
    "dividir divisão divisões",
    "dizer diz dizem diga digam disse dito dita",
    "durar dura duração durações",
    "encantar enchant",
    "entrar entra entram entrei entrou entraram entrando entrada entradas entro entrava entravam"
    " entrado entrados entrem entrasse entrassem entraria",
    "esvaziar esvazia esvaziam esvazie",
    "exceder excesso excessos excedente excedentes",
    "executar execução execuções",
    "exilar exílio exílios",
    "existir existência",
    "expandir expansão expansões",
    "explicar explique",
    "fazer faça façam fez fizeram feito feita feitos feitas fizer fizerem fizesse fará farão faria",
    "ficar fique fiquem fiquei",
    "ficha token tokens",
    "ilha island islands",
    "iniciar início inícios",
    "interagir interação interações",
    "intervir intervém intervenção intervenções interveniente",
    "lançar lance lancem lancei",
    "lendário lendária lendárias",
    "manter mantém mantêm mantenha mantenham manteve mantiver",
    "marcador marcadores contador contadores",
    "marcar marque marquem",
    "montanha mountain mountains",
    "morrer morto morta mortos mortas morte mortes",
    "mudar mudança mudanças",
    "multijogador multijogadores",
    "murchar wither",
    "necessário necessária necessárias",
    "obrigar obrigatório obrigatória obrigatórios obrigatórias",
    "olhar olha olham olho olhos olhou olhei olhando"
    " olhava olhavam olhado olhada olhados olhadas olhe olhem olhasse",
    "operar opera",
    "pagar pague paguem paguei pagamento pagamentos",
    "pedir peço peça peças peçam",
    "perder perca percam perco percas",
    "permitir permissão permissões",
    "pondo põe põem ponho ponha ponham pus puser puserem posto posta postos postas",
    "precisar precise",
    "prevenir previne previnem previna previnam prevenção prevenções",
    "produzir produção produções",
    "proliferar prolifera proliferam proliferei",
    "próprio própria próprias",
    "proteger protege protegem proteja proteção proteções",
    "reduzir redução reduções redutor redutores",
    "reiniciar reinício",
    "remover remoção remoções",
    "requerer requer requerem requeira",
    "resolver resolução resoluções",
    "responder resposta respostas",
    "restringir restrição restrições restrito restrita",
    "retardada retardadas atrasada atrasadas postergada postergadas",
    "sacrificar sacrifique sacrifiquem sacrifiquei sacrifício sacrifícios",
    "sair sai saem saio saiu saíram saindo saia saiam saísse saído saída saídas"
    " saímos saídos saíssem",
    "satisfazer satisfeito satisfeita satisfeitas",
    "seguir sigo siga sigam",
    "suspender suspenso suspensa suspensos suspensão",
    "temporário temporária temporárias temporariamente",
    "trazer traz trazem traga tragam trouxe trouxer traria",
    "trocar troque troquem troquei troca trocas",
    "usar usa usam uso usos use usem usei usou usava usavam usado usada usados usadas usando",
    "vários várias vária",
    "vazio vazia vazios vazias",
    "vigiar vigia vigiam vigiei",
    "vivo viva vivos vivas",
    "voar voa voam voo voos voou voando voe voador voadora voadores voadoras flying",
)

PROFILE = LanguageProfile(
    tag="pt-BR",
    name="português do Brasil",
    document=DocumentWords(
        contents=("Conteúdo", "Sumário", "Índice"),
        glossary=("Glossário",),
        credits=("Créditos",),
        introduction=("Introdução",),
        example_marks=("Exemplo",),
        rule_page=("Regra",),
        subrules_heading=("Subregras",),
        listing_heading=("Regras do capítulo",),
        date_line=(
            r"estas regras entram em vigor (?:em|a partir de)\s*(?P<day>\d{1,2})(?:º|o)? de "
            r"(?P<month>[^\W\d]+) de (?P<year>\d{4})",
        ),
        months={
            "janeiro": 1,
            "fevereiro": 2,
            "março": 3,
            "abril": 4,
            "maio": 5,
            "junho": 6,
            "julho": 7,
            "agosto": 8,
            "setembro": 9,
            "outubro": 10,
            "novembro": 11,
            "dezembro": 12,
        },
        obsolete_marks=("obsoleto", "obsoleta"),
        accented="áâãàçéêíóôõú",
    ),
    references=ReferenceWords(
        rule=("regra", "regras", "subregra", "subregras", "cr"),
        section=("seção", "seções"),
        chapter=("capítulo", "capítulos", "cap.", "caps."),
        number_marks=("n.º", "n°", "nº", "n.°", "no.", "núm.", "número", "números", "#"),
        conjunctions=("e", "ou"),
        articles=("a", "as", "o", "os"),
        range_words=("a", "à", "ao", "até", "até a", "até à"),
        following=("e seguintes", "ss."),
        plural=("regras", "subregras", "seções", "capítulos", "caps."),
        letter_words=("a", "e", "o"),
        other_kinds=("versão", "página", "páginas"),
        units=("reais", "dólares", "euros"),
    ),
    analysis=AnalysisWords(
        stemmer="portuguese",
        comparison=ComparisonWords(
            differing=words_of(
                "diferença diferenças difere diferem diferenciar diferencia dif distingue"
            ),
            between=words_of("entre"),
            weighing=words_of("melhor comparar compara comparado comparada comparação"),
            against=words_of("com que"),
            joints=words_of("e ou"),
            either=words_of("ou"),
        ),
        endings=_ENDINGS,
        irregular=_IRREGULAR,
        verbs=tuple(VERBS.splitlines()),
        verb_endings=VERB_ENDINGS,
        stop_words=words_of(
            """
            o a os as um uma uns umas
            de do da dos das em no na nos nas num numa nuns numas dum duma por pelo pela pelos pelas
            ao à aos às para pra pro pras pros com sobre
            este esta estes estas isto deste desta destes destas disto neste nesta nestes nestas
            esse essa esses essas isso desse dessa desses dessas disso nesse nessa nesses nessas
            aquele aquela aqueles aquelas aquilo daquele daquela daqueles daquelas naquele naquela
            algum alguma alguns algumas
            seu sua seus suas meu minha meus minhas teu tua teus tuas nosso nossa nossos nossas
            dele dela deles delas nele nela neles nelas
            eu tu ele ela nós eles elas você vocês vc vcs me te se lhe lhes mim
            e ou que q se mas como então também tb tbm assim aí daí já agora lá aqui muito mais
            é eh são ser sou era eram foi fui foram fosse for forem sendo sido
            está estão estar estou estava estavam estiver estiverem esteja estejam tá tô
            estamos tamo seja sejam estivesse estivessem porém p c
            """
        ),
        linking=words_of(
            """
            desde até conforme consoante segundo mediante perante ante sob todavia contudo
            entretanto senão ora logo portanto pois conquanto embora acolá cá perto longe adiante
            atrás mal bem bastante demais quase tão tanto tanta tantos tantas talvez acaso acerca
            respeito devido graças junto juntos através torno comigo contigo conosco vosso hei vamos
            somos parece parecem hoje aliás inclusive igualmente geralmente normalmente pouco pouca
            poucos poucas muita
            """
        ),
        everyday=words_of(
            """
            saga sagas voto votos votar neve gelo fogo água vento chuva pedra árvore flor animal
            cachorro gato cavalo pássaro peixe lobo urso leão cobra aranha fera dragão duende fada
            elfo anão gigante anjo demônio bruxo bruxa mago guerreiro soldado cavaleiro pirata rei
            rainha espada escudo arco flecha torre castelo ponte barco cidade país casa rua loja
            mesa cadeira porta janela livro página papel telefone dinheiro preço barato caro irmão
            irmã pai mãe filho filha homem mulher hora minuto semana mês ano ontem amanhã
            tarde noite cedo pausa tema ideia razão história notícia foto música cabeça olho
            pé braço sonho medo comida pão leite vinho bom mau melhor pior novo fácil difícil
            recordar
            """
        ),
        question_words=words_of(
            """
            qual quais que quê oq oque quem quando qdo qnd quanto quanta quantos quantas onde aonde
            diferença diferenças como porque porquê por quê pq cadê será seria seriam
            posso pode podem podemos podia podiam poderia poderiam puder puderem pudesse
            devo deve devem deveria deveriam preciso precisa precisam consigo consegue conseguem
            tem têm tenho temos ter tinha tinham teve tiver tiverem tivesse tenha há havia houver
            vou vai vão ir iria vem vêm veio fica ficam ficar fico dá dão dar der deu
            faz fazem fazer faço fez feito fizer acontece acontecem acontecer aconteceria ocorre
            funciona funcionam funcionar significa significam quer quero quiser dizer
            ainda continua continuam continuar realmente exatamente algo alguém coisa
            sabe saber sei sabemos tendo chama chamado tal dúvida né ok
            qto qta qtos qtas qnto qnta qntos qntas possa possam poderá poderão deva devam
            terá terão tenham tivesse tivessem conseguir consegui conseguiria daria farei faria
            serve servem serviria rola conta contam contar contaria lista diz dizem
            jeito caso diferença diferenças exemplo
            significado definição conceito explicação explica explicar entender entendi entendo
            regra regras funcionamento mecânica
            oi olá opa pessoal galera gente cara favor pf pfv valeu obg ajuda help pergunta
            amigo verdade disse falou manda d cm qm qndo mtas mtos dei demos
            afinal enfim certo mano velho véi beleza blz tava tavam queria queríamos gostaria
            digamos suponha supondo imagina imagine imaginando situação acho acha achei achava
            quis querendo simplesmente tecnicamente vlw eae aew noob questão dúvidas esclarecer
            confirma confirmar sério vdd vs versus hein ué uai tchê pô kkk kkkk rs rsrs cê ocê
            """
        ),
        synonyms={
            **SYNONYMS,
            **named_symbols(
                colorless="símbolo de mana incolor",
                snow="símbolo de mana da neve",
                hybrid="símbolo de mana híbrido",
                phyrexian="símbolo de mana Phyrexiano",
                tap="símbolo de virar",
                untap="símbolo de desvirar",
                energy="símbolo de energia",
            ),
        },
    ),
    labels=CitationLabels(
        section="Seção {number}", chapter="Regra {number}", rule="Regra {number}"
    ),
    quotes=QuoteWords(
        negations=(
            "não nem nunca jamais tampouco sem salvo exceto nada ninguém "
            "nenhum nenhuma nenhuns nenhumas"
        ),
        modals=(
            "pode podem poderá poderão poderia poderiam possa possam pudesse pudessem",
            "deve devem deverá deverão deveria deveriam deva devam",
        ),
        numbers={
            0: "zero",
            2: "dois duas",
            3: "três",
            4: "quatro",
            5: "cinco",
            6: "seis",
            7: "sete",
            8: "oito",
            9: "nove",
            10: "dez",
            11: "onze",
            12: "doze",
            15: "quinze",
            20: "vinte",
            40: "quarenta",
            60: "sessenta",
            100: "cem",
        },
        contrasts=(
            "antes depois durante enquanto",
            "todos todas cada qualquer algum alguma apenas somente",
            "mais menos",
            "e ou",
        ),
        idioms="não obstante, não só, sem dúvida",
        clitics="se me te lhe lhes o a os as",
    ),
    terms=TermWords(
        keyword_abilities=("Habilidades de Palavra-chave", "Habilidades de Palavras-chave"),
        keyword_actions=("Ações de Palavra-chave", "Ações de Palavras-chave"),
        joints=("e",),
        see=("veja", "veja também", "ver", "consulte"),
    ),
)
