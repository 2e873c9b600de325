"""English."""

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
from indexer.languages.synonyms.en import SYNONYMS
from indexer.languages.synonyms.symbols import named_symbols

PROFILE = LanguageProfile(
    tag="en",
    name="English",
    document=DocumentWords(
        contents=("Contents", "Table of Contents"),
        glossary=("Glossary",),
        credits=("Credits",),
        introduction=("Introduction",),
        example_marks=("Example",),
        rule_page=("Rule",),
        subrules_heading=("Subrules",),
        listing_heading=("Rules of the chapter",),
        date_line=(
            r"these rules are effective as of "
            r"(?P<month>[^\W\d]+) (?P<day>\d{1,2}), (?P<year>\d{4})",
        ),
        months={
            "january": 1,
            "february": 2,
            "march": 3,
            "april": 4,
            "may": 5,
            "june": 6,
            "july": 7,
            "august": 8,
            "september": 9,
            "october": 10,
            "november": 11,
            "december": 12,
        },
        obsolete_marks=("obsolete",),
    ),
    references=ReferenceWords(
        rule=("rule", "rules", "subrule", "subrules", "cr"),
        section=("section", "sections"),
        chapter=("chapter", "chapters", "ch.", "chap."),
        number_marks=("no.", "nos.", "nr.", "num.", "number", "numbers", "№", "#"),
        conjunctions=("and", "or", "then"),
        articles=("the",),
        range_words=("to", "through", "thru"),
        following=("ff.", "ff", "et seq."),
        plural=("rules", "subrules", "sections", "chapters"),
        letter_words=("a", "i"),
        other_kinds=("version", "release", "page", "pages"),
        units=("dollars", "euros", "pounds", "tix", "percent"),
    ),
    analysis=AnalysisWords(
        stemmer="english",
        comparison=ComparisonWords(
            differing=words_of(
                "difference differences differ differs diff diffs distinction distinguish"
            ),
            between=words_of("between"),
            weighing=words_of("better best compare compared comparing comparison"),
            against=words_of("to with"),
            joints=words_of("and or from than"),
            either=words_of("or"),
        ),
        stop_words=words_of(
            """
            a an the this that these those there here it its it's they them their theirs he him his
            she her hers i i'm i've i'd i'll me my mine myself we us our ours you your yours u ur
            that's there's they're he's she's you're we're
            is are was were be been being am isn
            and or if of to in on at by for from with into onto as so then than also too just
            vs versus rules ruling rulings definition bc cuz coz btw tbh imo lol
            n r w y ya ty tho though
            """
        ),
        irregular=(
            "become became",
            "begin began begun",
            "break broke broken",
            "bring brought",
            "build built",
            "can't cannot",
            "choose chose chosen",
            "come came",
            "deal dealt",
            "draw drew drawn",
            "fight fought",
            "find found",
            "foretell foretold",
            "forget forgot forgotten",
            "give gave given",
            "half halves",
            "hold held",
            "keep kept",
            "lose lost loss",
            "make made",
            "pay paid",
            "phenomenon phenomena",
            "sacrifice sacrificed sacrificing",
            "see saw seen",
            "send sent",
            "spend spent",
            "steal stole stolen",
            "take took taken",
            "throw threw thrown",
            "win won",
            "write wrote written",
            "=active",
            "=alternating",
            "=assembly",
            "=based",
            "=beholder beholders",
            "=collectively",
            "=commander commanders",
            "=continuous",
            "=continuously",
            "=converted",
            "=counters",
            "=defender defenders",
            "=eternalize eternalized eternalizes",
            "=finality",
            "=generally",
            "=identity identities",
            "=indicator indicators",
            "=initiative",
            "=limited",
            "=offering offerings",
            "=opening",
            "=optional",
            "=persistent",
            "=phasing phased",
            "=planeswalker planeswalkers",
            "=poisonous",
            "=succession",
            "=timing",
            "=unblockable",
        ),
        synonyms={
            **SYNONYMS,
            **named_symbols(
                colorless="colorless mana symbol",
                snow="snow mana symbol",
                hybrid="hybrid mana symbol",
                phyrexian="Phyrexian mana symbol",
                tap="tap symbol",
                untap="untap symbol",
                energy="energy symbol",
            ),
        },
        question_words=words_of(
            """
            mtg magic explained explanation clarify clarification greetings thank appreciated uh um
            imho idc rofl smh eli5 pal yo sup swears insists
            what what's which who who's whom whose when where why how how's whether
            do does did doing done can could may might will would shall should must
            have has had having get gets got gotten getting go goes going gone let lets
            happen happens happened happening mean means meant meaning say says saying said
            tell tells explain work works worked working know knows knew known
            want wants wanted need needs needed try tries tried trying wonder wondering
            ok okay please pls hi hey hello thanks question actually really exactly
            still even ever anything something someone somebody anyone anybody everyone everybody
            gonna wanna gotta allowed see think thing things like stuff else
            difference understand understood believe guess sure curious confused wondered
            finally basically literally technically normally usually simply maybe perhaps
            idk smth thx plz wat wut abt rly
            but yet now about wrong correct possible way ways assuming suppose supposing
            scenario situation hypothetically theoretically apparently obviously
            interact interacts help matter matters noob newbie beginner newb
            friend friends buddy mate guys dude folks arena mtgo list everything
            anyway anyways anymore somehow lot lots bit little kinda sorta alright yeah yes nope
            sorry thinks thought claims argue argued told online
            nah yep yup ngl iirc afaik lmao omg wtf bruh bro plss tbf fyi ikr dunno ain't aint y'all
            yall tryna prolly rn legit srsly hmm uhm umm erm fam peeps lads gents gotcha cheers tysm
            thnx tnx plox halp lemme gimme imma finna hafta oughta whatcha
            """
        ),
        asking=words_of(
            """
            cr comprehensive concept concepts define defined defines defining definition definitions
            describe described describes description glossary info keyword keywords mechanic
            mechanics official rule ruling rulings section term terminology terms word
            """
        ),
        linking=words_of(
            """
            according across alongside amid amidst among amongst atop beneath beside besides
            honestly seriously supposedly very tonight yesterday today argument advance imagine
            confirm confusing playgroup example official
            concerning considering despite excepting notwithstanding per regarding respecting since
            till toward towards unto upon via within whereas lest hence therefore thus moreover
            furthermore nevertheless nonetheless meanwhile consequently accordingly similarly
            additionally seldom rarely anyhow apart far yesterday today tomorrow afterwards ought
            aforementioned
            """
        ),
        everyday=words_of(
            """
            faster patch defer gender degenerate decent clip refine tighter park deduce massive mock
            inline almost likely probably certainly quite rather somewhat pretty merely mostly
            good great nice fine worse worst cool weird strange serious hard early late later soon
            quick fast week year hour while home street road town country county village region
            place north south east west near men boy kid baby father son parent aunt lawyer police
            farmer worker boss manager writer author singer model president minister professor feel
            hear heard speak spoke talk love hate fear worry shout sleep wake woke drank bake taste
            smell ran sit sat sing sang write teach exam college buy bought sell sold shop market
            cheap money cash cent dollar fund loan rent sale trade collect collector post sender
            mail letter chat computer internet site keyboard movie film song app user car plane boat
            truck trip tour route weather rain wind heat warm cold hot summer winter spring food
            bread cheese butter meat fish egg milk tea beer wine water pepper apple orange grape
            cherry cream meal ear arm heart bone brain chest healthy pain wound fever cancer
            recovery shirt shoes coat hat desk door window wall floor roof paper pen bottle glass
            plate binder foil toy doll cat horse sheep bird mouse tree forest hill lake river sea
            idea theory reason education religion history culture news voter trial jail prison army
            party company career project product customer report meeting interview story page team
            coach sport league prize award medal venue host staff referee cheater meta tempo booster
            precon luck lucky skill fun boring tired crazy clever thirsty busy ready quiet super
            simple especially deeply appear suspect prefer expect interest stuck lack mess messy
            trouble real central popular ancient recent international
            """
        ),
    ),
    labels=CitationLabels(
        section="Section {number}", chapter="Rule {number}", rule="Rule {number}"
    ),
    quotes=QuoteWords(
        quoting="""
            according clarifies declares defined defines demands explains mandates means per
            provides quote quoted quotes read reading reads require requires said say saying says
            specifies specify state stated states stating tells word words write writes
        """,
        negations="not no never none nor neither without unless except nothing nowhere nobody",
        modals=("may might", "can could", "must", "shall should", "will would"),
        numbers={
            0: "zero",
            1: "one once",
            2: "two twice",
            3: "three",
            4: "four",
            5: "five",
            6: "six",
            7: "seven",
            8: "eight",
            9: "nine",
            10: "ten",
            12: "twelve",
            15: "fifteen",
            20: "twenty",
            40: "forty",
            60: "sixty",
            100: "hundred",
        },
        contrasts=(
            "before after during",
            "all any each some only",
            "more less fewer most least",
            "and or",
        ),
        opposites=(
            "win wins won winning gain gains gained / lose loses lost losing",
            "tap taps tapped tapping / untap untaps untapped untapping",
            "attack attacks attacked attacking attacker attackers / "
            "block blocks blocked blocking blocker blockers",
            "add adds added adding / remove removes removed removing",
            "enter enters entered entering / leave leaves left leaving",
            "start starts started beginning begin begins began / end ends ended",
            "increase increases increased / decrease decreases decreased reduce reduces reduced",
            "include includes including / exclude excludes excluding",
            "active / nonactive",
            "legal legally / illegal illegally",
            "top / bottom",
            "up / down",
            "first / last",
            "same / different",
            "higher greater highest greatest / lower lesser lowest",
            "inside / outside",
            "owner owners owner's / controller controllers controller's",
            "opponent opponents / teammate teammates",
        ),
        idioms="no matter, not only, nothing else, a certain",
        clitics="also be",
        carriers="of the longer yet ever necessarily always able to",
        exceptions="except, unless, other than",
        conditions=(
            "if, only, when, whenever, while, until, during, as long as, for as long as, "
            "provided, but only, but not"
        ),
        universals="all, any, each, every",
        partials="only, some, certain, few, most",
        limits=(
            "exactly, solely, skip, skips, skipped, skipping, prevent, prevents, prevented, "
            "preventing, prohibit, prohibits, prohibited, prohibiting, forbid, forbids, forbidden, "
            "forbidding, ignore, ignores, ignored, ignoring, stops, unable, impossible, fails"
        ),
        compounds={
            "cannot": "can not",
            "can't": "can not",
            "couldn't": "could not",
            "mustn't": "must not",
            "shouldn't": "should not",
            "won't": "will not",
            "wouldn't": "would not",
            "don't": "not",
            "doesn't": "not",
            "didn't": "not",
            "isn't": "not",
            "aren't": "not",
            "wasn't": "not",
            "weren't": "not",
            "hasn't": "not",
            "haven't": "not",
            "hadn't": "not",
        },
    ),
    terms=TermWords(
        keyword_abilities=("Keyword Abilities",),
        keyword_actions=("Keyword Actions",),
        joints=("and",),
        see=("see", "see also"),
    ),
)
