"""The type of a language's data module: every word that reading and searching rules needs.

A language is one module of this package that defines `PROFILE`. Logic holds no such word itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

APART = "="
"""Begins a line of irregular words that must not share the stem of any other."""


def words_of(text: str) -> frozenset[str]:
    """Return the words of a text that white space separates."""
    return frozenset(text.split())


@dataclass(frozen=True, slots=True)
class DocumentWords:
    """Words that tell the parts of a rule document apart. Compared after Unicode case folding.

    Attributes:
        contents, glossary, credits, introduction: headings of those parts of the official text.
        example_marks: what an example's line begins with, without the colon (`Ejemplo`).
        rule_page: the word before the number in a rule page's title (`Regla 113.6 · Habilidades`).
        subrules_heading: headings above the unnumbered subrules of a rule page.
        listing_heading: headings above the texts of a chapter listing.
        furniture: lines from which on a page is furniture of its web site, no rule text.
        date_line: regular expressions with the groups `year`, `month` (a name in `months` or
            digits) and `day` (absent where the language's texts may lack it), for the line that
            names the date of effect.
        months: month name, folded → 1–12.
        obsolete_marks: what marks a glossary headword as obsolete (`Obsolete`).
        accented: letters that any longer text of the language is bound to hold; a text with none of
            them in 200 words was damaged. Empty for a language that does without.
    """

    contents: tuple[str, ...]
    glossary: tuple[str, ...]
    credits: tuple[str, ...]
    introduction: tuple[str, ...]
    example_marks: tuple[str, ...]
    rule_page: tuple[str, ...] = ()
    subrules_heading: tuple[str, ...] = ()
    listing_heading: tuple[str, ...] = ()
    furniture: tuple[str, ...] = ()
    date_line: tuple[str, ...] = ()
    months: Mapping[str, int] = field(default_factory=dict)
    obsolete_marks: tuple[str, ...] = ()
    accented: str = ""


@dataclass(frozen=True, slots=True)
class ReferenceWords:
    """Words that mentions of rule numbers are made of. Compared after Unicode case folding.

    Attributes:
        rule: words for a rule, singular and plural, before a number (`regla`, `reglas`).
        section: words for a section (`sección`); these too may stand before one digit.
        chapter: words for a chapter (`capítulo`), before three digits only: a Saga's chapters have
            one.
        number_marks: what may stand between the word and the number (`n°`, `núm.`). In what is
            asked for it may stand alone; where words are `boundless`, also before a number with the
            word for a section or chapter after it (`第8章`).
        conjunctions: what joins the last member of a list (`y`, `e`).
        articles: what may stand before each of a list that is asked for (`704.5a y la 704.5c`).
        range_words: what joins the ends of a range besides dashes (`a`, `al`, `a la`).
        following: marks for "and the following" after a number (`ss.`), and what is written onto
            one (`条`).
        boundless: the words stand next to numbers without a space or word boundary (Chinese,
            Korean).
        plural: those of `rule`, `section` and `chapter` that announce several numbers (`reglas`).
        letter_words: single letters that are words, so that after a space they are no subrule
            (`y`).
        other_kinds: words that make the number after them something else (`versión`).
        units: words that make the number before them something else, as those of money make it an
            amount (`euros`); not `cards`, which may also begin what the rule says.
    """

    rule: tuple[str, ...]
    section: tuple[str, ...]
    chapter: tuple[str, ...] = ()
    number_marks: tuple[str, ...] = ()
    conjunctions: tuple[str, ...] = ()
    articles: tuple[str, ...] = ()
    range_words: tuple[str, ...] = ()
    following: tuple[str, ...] = ()
    boundless: bool = False
    plural: tuple[str, ...] = ()
    letter_words: tuple[str, ...] = ()
    other_kinds: tuple[str, ...] = ()
    units: tuple[str, ...] = ()

    @property
    def nouns(self) -> tuple[str, ...]:
        """The words that may stand before a number in a text."""
        return (*self.rule, *self.section, *self.chapter)


@dataclass(frozen=True, slots=True)
class SuffixWords:
    """What is written onto words, in a language that joins particles and endings to them (Korean).

    Every string lists words, separated by spaces; none of them is a negation. An ending that begins
    with a lone consonant (`ㄴ다`) makes it the last sound of the syllable before.

    Attributes:
        particles: cut off a noun, several in a row (`카드들에게는` → `카드`). after_consonant,
            after_vowel: those that follow such a sound only.
        syllables: nouns of one syllable; particles are not cut off any others. bound: syllables
            that words are joined with besides (`공격자`). leading: those that stand before a verb
            (`안죽는`); here negations may be.
        units: what is counted, cut off a number with the particles after it (`10개의` → `10`).
            counting: words that stand in the place of a number.
        whole: words that are not cut inside, though they may look like a root and its ending.
        verbs: roots; an inflected form is reduced to its root and `citation` (`뽑으면` → `뽑다`).
        helpers: roots of the verbs that nouns are made into verbs with (`발동하면` → `발동`).
        endings: what follows a root. joined_endings: what follows its form with `ㅏ` or `ㅓ`; that
            form may stand alone. between: what may stand between a root and an ending, as
            politeness does (`지시면`). auxiliaries: roots of verbs written onto that form.
        citation: the ending that dictionaries give a verb.
        asking: what the last word of a question ends in. interrogatives: what words begin with
            that make one, wherever they stand.
    """

    particles: str
    after_consonant: str
    after_vowel: str
    syllables: str
    bound: str
    leading: str
    units: str
    counting: str
    whole: str
    verbs: str
    helpers: str
    endings: str
    joined_endings: str
    between: str
    auxiliaries: str
    citation: str
    asking: str
    interrogatives: str


@dataclass(frozen=True, slots=True)
class ComparisonWords:
    """Words of a query that asks for two things, neither of which needs to stand beside the other.

    Attributes:
        versus: what stands between any two that are compared (`vs`).
        differing: what asks how they differ (`difference`). between: what stands before them then.
        weighing: what asks which of several, too common to ask it of any words (`better`).
        against: what stands between them then, besides.
        joints: what stands between them then. either: what does so where nothing else is asked.
        endings: what is written onto one before another, in a language that does so.
    """

    versus: frozenset[str] = frozenset(("vs", "versus"))
    differing: frozenset[str] = frozenset()
    between: frozenset[str] = frozenset()
    weighing: frozenset[str] = frozenset()
    against: frozenset[str] = frozenset()
    joints: frozenset[str] = frozenset()
    either: frozenset[str] = frozenset()
    endings: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class AnalysisWords:
    """How the language's words are made into index terms.

    Attributes:
        stemmer: PyStemmer algorithm, or None where a language has none.
        stop_words: words too frequent to tell rules apart; never a negation, nor a preposition that
            carries a rule (without, against, before, during).
        elisions: what stands before an apostrophe and belongs to the next word (`l`, `d`, `qu`).
        kept_elisions: those of them that count as words, too (`jusqu`).
        verb_elisions: those of them that stand before verbs alone (`j`, `n`).
        unelided: words with an apostrophe that are one word (`aujourd'hui`).
        by_sound: patterns of letters that are typed by sound → how the language writes them (`k`).
        question_words: words that only make a query a question; soft, they never exclude a rule.
        asking: words that ask what a name means, or what is said of it; fillers beside such a name,
            though rules have them (`define`, `rule`).
        linking: prepositions, adverbs, conjunctions and auxiliaries that are neither stop words nor
            question words. They are fillers before a rule's number, and where an edition lacks
            them, as are what players say to each other around a question; never what denies, nor
            what carries a rule.
        everyday: words that players write around a question, and that are near those of rules: no
            slips of these (`good`, which is not `goad`).
        segmented: the language writes no spaces between words, so terms are n-grams of characters.
        syllables: character → the syllable that it is typed as, where one types by sound.
        variants: character → the one that the language's rulebooks write for it (traditional →
            simplified).
        suffixes: what is written onto words and is cut off them (Korean); it takes the place of a
            stemmer.
        endings: ending → what the stemmer is given for it, the first that fits; both without
            accents, as words are by then (`acoes` → `ar`). One that stands for itself keeps others
            from fitting.
        irregular: words, each with the forms of it that the stemmer would take for other words
            (`resolver resuelve resuelto`). After `APART`, the first would be taken for another,
            too, and they share a stem of their own (`=equipe equipes`, which is not *equipar*);
            with other accents it is another word (`=paso`, `pasó`).
        verbs: verbs whose forms the stemmer would take for other words, each with the roots of
            those (`perder pierd`). verb_endings: what infinitives end in (`oir` before `ir`) → all
            that may follow their root, or one of those, separated by spaces. See
            `indexer.languages.verbs`.
        compounds: words are joined into longer ones, which a word is found in too (Korean).
        comparison: what a query compares things with.
        synonyms: what players say → the rules' words for it; see `indexer.languages.synonyms`.
    """

    stemmer: str | None
    stop_words: frozenset[str] = frozenset()
    elisions: frozenset[str] = frozenset()
    kept_elisions: frozenset[str] = frozenset()
    verb_elisions: frozenset[str] = frozenset()
    unelided: frozenset[str] = frozenset()
    by_sound: Mapping[str, str] = field(default_factory=dict)
    question_words: frozenset[str] = frozenset()
    asking: frozenset[str] = frozenset()
    linking: frozenset[str] = frozenset()
    everyday: frozenset[str] = frozenset()
    segmented: bool = False
    syllables: Mapping[str, str] = field(default_factory=dict)
    variants: Mapping[str, str] = field(default_factory=dict)
    suffixes: SuffixWords | None = None
    endings: Mapping[str, str] = field(default_factory=dict)
    irregular: tuple[str, ...] = ()
    verbs: tuple[str, ...] = ()
    verb_endings: Mapping[str, str] = field(default_factory=dict)
    compounds: bool = False
    comparison: ComparisonWords = field(default_factory=ComparisonWords)
    synonyms: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class CitationLabels:
    """How we name what we show.

    Attributes:
        section, chapter, rule: a number: `Regla 113.6k`; `{number}` stands for the number.
        colon: what stands between a label and the text that it introduces.
    """

    section: str
    chapter: str
    rule: str
    colon: str = ": "


@dataclass(frozen=True, slots=True)
class QuoteWords:
    """Words that turn a sentence round when a quotation changes, adds or drops them, and those that
    announce a quotation.

    Every string lists words, separated by spaces; they are compared after Unicode case folding.

    Attributes:
        negations: words that deny (`no ningún`).
        modals: the forms of a verb that permits, obliges or enables, one string a verb.
        numbers: the words for a number, by the number.
        contrasts: words of which one is never written for another (`before after`).
        opposites: the same with the forms of a word, two sides or more (`win wins / lose loses`).
        compounds: a word, and those of the above that it is made of (`can't` is `can not`).
        boundless: the words stand inside longer ones, or without spaces between them.
        idioms: phrases in which a negation denies nothing, separated by commas (`no obstante`).
        clitics: words that may stand between a negation and its verb (`no se puede`).
        carriers: words through which a negation denies what comes next (`none of`, `no es`).
        leading: the negations that stand before their verb, where others stand after it (Korean).
        trailing: phrases, separated by commas, that deny what stands right before them, in a
            language that denies after the verb.
        exceptions: phrases that except from what stands right before them (`a menos que`).
        conditions: phrases that say on what it depends (`as long as`).
        limits: other phrases without which a rule says more, or the opposite (`skips`).
        universals: phrases with which it holds for all (`each`).
        partials: phrases that say of what comes right behind them that only it, or not all of it,
            is meant (`some`).
        quoting: words that announce what a rule says, before its words or right after them
            (`dice`); a language without capitals needs none.
    """

    negations: str
    modals: tuple[str, ...]
    numbers: Mapping[int, str]
    contrasts: tuple[str, ...] = ()
    opposites: tuple[str, ...] = ()
    compounds: Mapping[str, str] = field(default_factory=dict)
    boundless: bool = False
    idioms: str = ""
    clitics: str = ""
    carriers: str = ""
    leading: str = ""
    trailing: str = ""
    exceptions: str = ""
    conditions: str = ""
    limits: str = ""
    universals: str = ""
    partials: str = ""
    quoting: str = ""

    def weak_words(self) -> frozenset[str]:
        """Return the words that deny or compare."""
        return words_of(" ".join((self.negations, *self.contrasts)))


@dataclass(frozen=True, slots=True)
class TermWords:
    """Words that tell keywords apart, and lead from term to term. Case and accents do not matter.

    Attributes:
        keyword_abilities, keyword_actions: titles of the chapters that define those keywords.
        joints: what joins two keywords in one title (`Daybound and Nightbound`).
        see: what a definition sends its reader to another term with (`See Exile.`).
    """

    keyword_abilities: tuple[str, ...]
    keyword_actions: tuple[str, ...]
    joints: tuple[str, ...]
    see: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LanguageProfile:
    """A language's data.

    Attributes:
        tag: BCP 47 tag that the profile is for. name: the language's own name for itself.
    """

    tag: str
    name: str
    document: DocumentWords
    references: ReferenceWords
    analysis: AnalysisWords
    labels: CitationLabels
    quotes: QuoteWords
    terms: TermWords

    def words(self) -> frozenset[str]:
        """Return the single words that the lists for queries and quotations hold: the language has
        them, be they in a rulebook or not."""
        comparison, quotes = self.analysis.comparison, self.quotes
        listed = (*quotes.numbers.values(), *quotes.modals, *quotes.contrasts)
        return (
            words_of(" ".join((quotes.negations, quotes.clitics, *listed)))
            | {word for word in self.references.nouns if word.isalpha()}
            | comparison.differing
            | comparison.weighing
            | comparison.between
            | self.analysis.stop_words
            | self.analysis.question_words
            | self.analysis.asking
            | self.analysis.linking
            | self.analysis.everyday
        )
