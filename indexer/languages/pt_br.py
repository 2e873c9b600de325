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
        endings={"oes": "ao", "aes": "ao", "aos": "ao", "ais": "al", "eis": "el", "ois": "ol"},
        synonyms=SYNONYMS,
        stop_words=words_of(
            """
            o a os as um uma uns umas este esta estes estas esse essa isso isto
            de do da dos das em no na nos nas por pelo pela pelos pelas para com
            e ou que se seu sua seus suas ele ela eles elas eu você é são ser foi
            """
        ),
        question_words=words_of(
            """
            qual quais quem quando onde como porque por quê posso pode podem devo deve
            acontece funciona significa quer dizer faz fazer
            """
        ),
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
