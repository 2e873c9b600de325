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
from indexer.languages.pt_br_forms import ENDINGS, IRREGULAR
from indexer.languages.synonyms.pt_br import SYNONYMS
from indexer.languages.synonyms.symbols import named_symbols
from indexer.languages.verbs.pt_br import ENDINGS as VERB_ENDINGS
from indexer.languages.verbs.pt_br import VERBS

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
        by_sound={"k(?=[ei])": "qu", "k": "c"},
        comparison=ComparisonWords(
            differing=words_of(
                "diferença diferenças difere diferem diferenciar diferencia dif distingue"
            ),
            between=words_of("entre"),
            weighing=words_of("melhor comparar compara comparado comparada comparação"),
            against=words_of("com que"),
            joints=words_of("e ou"),
            either=words_of("ou x"),
        ),
        endings=ENDINGS,
        irregular=IRREGULAR,
        verbs=tuple(VERBS.splitlines()),
        verb_endings=VERB_ENDINGS,
        stop_words=words_of(
            """
            vs versus
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
            certeza boa dia noite tarde irmão salve rápida ontem amanhã loja
            entretanto senão ora logo portanto pois conquanto embora acolá cá perto longe adiante
            atrás mal bem demais tanto tanta tantos tantas talvez acaso acerca
            respeito devido graças junto juntos através torno comigo contigo conosco vosso hei vamos
            somos parece parecem hoje aliás inclusive igualmente geralmente normalmente pouco pouca
            poucos poucas muita
            """
        ),
        everyday=words_of(
            """
            quase bastante tão centro
            saga sagas voto votos votar neve gelo fogo água vento chuva pedra árvore flor animal
            cachorro gato cavalo pássaro peixe lobo urso leão cobra aranha fera dragão duende fada
            elfo anão gigante anjo demônio bruxo bruxa mago guerreiro soldado cavaleiro pirata rei
            rainha espada escudo arco flecha torre castelo ponte barco cidade país casa rua
            mesa cadeira porta janela livro página papel telefone dinheiro preço barato caro
            irmã pai mãe filho filha homem mulher hora minuto semana mês ano
            cedo pausa tema ideia razão história notícia foto música cabeça olho
            pé braço sonho medo comida pão leite vinho bom mau melhor pior novo fácil difícil
            recordar
            """
        ),
        question_words=words_of(
            """
            mtg magic info obrigado obrigada pqe hj mt flw pls plz haha prum tmj sdds mds slk
            plmdds algm cmg ctz perguntinha
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
            confirma confirmar sério vdd hein ué uai tchê pô kkk kkkk rs rsrs cê ocê
            """
        ),
        asking=words_of(
            """
            chave conceito define defina definir descrever descreva descrição explique glossário
            palavra regulamento seção sentido termo
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
        quoting="""
            afirma afirmam citação cita conforme declara define definem determina diz dizem dizendo
            dispõe escreve especifica esclarece estabelece estipula exige explica indica lê manda
            ordena prevê segundo
        """,
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
        opposites=(
            "ganha ganham ganhar vence vencem vencer / perde perdem perder perca percam",
            "vira viram virar virado virada virados viradas / "
            "desvira desviram desvirar desvirado desvirada desvirados desviradas",
            "ataca atacam atacar atacante atacantes / "
            "bloqueia bloqueiam bloquear bloqueador bloqueadora bloqueadores bloqueadoras",
            "adiciona adicionam adicionar / remove removem remover",
            "entra entram entrar / sai saem sair deixa deixam deixar",
            "início começo começa começam / final fim termina terminam",
            "topo cima / fundo baixo",
            "primeiro primeira / último última",
            "mesmo mesma mesmos mesmas / diferente diferentes",
            "maior maiores / menor menores",
            "dono donos / controlador controladores",
        ),
        idioms="não obstante, não só, sem dúvida",
        exceptions="exceto, salvo, a menos que, a não ser, com exceção",
        conditions="se, só, somente, apenas, quando, enquanto, até, durante, desde que, mas só",
        universals="todo, toda, todos, todas, cada, qualquer",
        partials=("só, somente, apenas, alguns, algumas, certos, certas, poucos, poucas, maioria"),
        limits=(
            "exatamente, pula, pulam, pular, previne, previnem, prevenir, prevenido, proíbe, "
            "proíbem, proibir, proibido, proibida, impede, impedem, impedir, impeça, impeçam, "
            "evita, evitam, evitar, ignora, ignoram, ignorar, impossível"
        ),
        clitics="se me te lhe lhes o a os as",
        carriers=(
            "de do da dos das mais sempre necessariamente é são era eram seja "
            "sejam foi foram ser sido está estão esteja estejam estar "
            "há tem têm tenha tenham tinha ter haver"
        ),
    ),
    terms=TermWords(
        keyword_abilities=("Habilidades de Palavra-chave", "Habilidades de Palavras-chave"),
        keyword_actions=("Ações de Palavra-chave", "Ações de Palavras-chave"),
        joints=("e",),
        see=("veja", "veja também", "ver", "consulte"),
    ),
)
