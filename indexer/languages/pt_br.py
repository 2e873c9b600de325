"""Portuguese of Brazil."""

from __future__ import annotations

from indexer.languages.profile import (
    AnalysisWords,
    CitationLabels,
    DocumentWords,
    LanguageProfile,
    QuoteWords,
    ReferenceWords,
    TermWords,
    words_of,
)
from indexer.languages.synonyms.pt_br import SYNONYMS

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
    # plurals; the last one is also of what the stemmer finds too short (alvos) or foreign (cards)
    "oes": "ao",
    "aes": "ao",
    "ais": "al",
    "eis": "el",
    "ois": "ol",
    "uis": "ul",
    "kens": "ken",
    "ens": "em",
    "res": "r",
    "s": "",
}

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
        number_marks=("n.º", "n°", "nº", "número", "números"),
        conjunctions=("e", "ou"),
        range_words=("a", "até"),
        following=("e seguintes", "ss."),
        plural=("regras", "subregras", "seções"),
        letter_words=("a", "e", "o"),
        other_kinds=("versão", "página", "páginas"),
        units=("reais", "dólares", "euros"),
    ),
    analysis=AnalysisWords(
        stemmer="portuguese",
        endings=_ENDINGS,
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
            """
        ),
        question_words=words_of(
            """
            qual quais que quê oq oque quem quando qdo qnd quanto quanta quantos quantas onde aonde
            como porque porquê por quê pq cadê será seria seriam
            posso pode podem podemos podia podiam poderia poderiam puder puderem pudesse
            devo deve devem deveria deveriam preciso precisa precisam consigo consegue conseguem
            tem têm tenho temos ter tinha tinham teve tiver tiverem tivesse tenha há havia houver
            vou vai vão ir iria vem vêm veio fica ficam ficar fico dá dão dar der deu
            faz fazem fazer faço fez feito fizer acontece acontecem acontecer aconteceria ocorre
            funciona funcionam funcionar significa significam quer quero quiser dizer
            ainda continua continuam continuar realmente exatamente algo alguém coisa
            sabe saber dúvida né ok
            """
        ),
        synonyms=SYNONYMS,
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
