"""French."""

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
from indexer.languages.synonyms.fr import SYNONYMS
from indexer.languages.synonyms.symbols import named_symbols
from indexer.languages.verbs.fr import ENDINGS, VERBS

PROFILE = LanguageProfile(
    tag="fr",
    name="français",
    document=DocumentWords(
        contents=("Table des matières", "Sommaire"),
        glossary=("Glossaire",),
        credits=("Crédits",),
        introduction=("Introduction",),
        example_marks=("Exemple",),
        rule_page=("Règle",),
        subrules_heading=("Sous-règles",),
        listing_heading=("Règles du chapitre",),
        date_line=(
            r"ces règles (?:entrent en vigueur|sont valables|prennent effet) "
            r"(?:au|le|à partir du)\s*"
            r"(?:[^\W\d]+\s+)?(?P<day>\d{1,2})(?:er)? (?P<month>[^\W\d]+) (?P<year>\d{4})",
        ),
        months={
            "janvier": 1,
            "février": 2,
            "mars": 3,
            "avril": 4,
            "mai": 5,
            "juin": 6,
            "juillet": 7,
            "août": 8,
            "septembre": 9,
            "octobre": 10,
            "novembre": 11,
            "décembre": 12,
        },
        obsolete_marks=("obsolète",),
        accented="àâçéèêëîïôùûœ",
    ),
    references=ReferenceWords(
        rule=("règle", "règles", "sous-règle", "sous-règles", "cr"),
        section=("section", "sections"),
        chapter=("chapitre", "chapitres", "chap.", "ch."),
        number_marks=(
            "n°",
            "nº",
            "n.º",
            "n.°",
            "n°s",
            "nos",
            "no",
            "num.",
            "numéro",
            "numéros",
            "#",
        ),
        conjunctions=("et", "ou", "puis"),
        articles=("la", "le", "les"),
        range_words=("à", "à la", "au", "jusqu'à", "jusqu’à", "jusqu'à la", "jusqu’à la"),
        following=("et s.", "et suiv.", "et suivantes", "sq.", "sqq."),
        plural=("règles", "sous-règles", "sections", "chapitres"),
        letter_words=("a", "y"),
        other_kinds=("version", "page", "pages"),
        units=("dollars", "euros"),
    ),
    analysis=AnalysisWords(
        stemmer="french",
        comparison=ComparisonWords(
            differing=words_of(
                "différence différences diff diffère diffèrent différencie distingue"
            ),
            between=words_of("entre"),
            weighing=words_of(
                "mieux meilleur meilleure comparer compare comparé comparée comparaison"
            ),
            against=words_of("que à avec"),
            joints=words_of("et ou"),
            either=words_of("ou"),
        ),
        elisions=frozenset(
            ("l", "d", "c", "j", "m", "n", "s", "t", "qu", "jusqu", "lorsqu", "puisqu", "quoiqu")
        ),
        kept_elisions=frozenset(("qu", "jusqu", "lorsqu", "puisqu", "quoiqu")),
        verb_elisions=frozenset("cjmnst"),
        unelided=frozenset(("aujourd'hui",)),
        by_sound={"k$": "que", "k(?=[eiy])": "qu", "k": "c"},
        stop_words=words_of(
            """
            vs versus
            le la les un une des du de au aux ce cet cette ces cela ça c son sa ses mon ma mes ton
            ta tes leur leurs se me te t lui il elle ils elles on nous vous je tu y en à et ou si
            que qui dont suis es est sommes êtes sont être était dans avec par pour comme plus très
            aussi qu jusqu lorsqu puisqu quoiqu l d j m n s
            """
        ),
        linking=words_of(
            """
            chez depuis derrière envers malgré moyennant outre parmi près selon vers via voici voilà
            lors lorsque puisque quoique tandis afin car or ainsi autant autrement autrefois
            aujourd'hui assez bientôt beaucoup bien bref cependant certes davantage déjà désormais
            dorénavant encore enfin ensuite exprès ici jadis loin longtemps maintenant mal
            naguère néanmoins notamment parfois partout peu pourtant quelquefois
            soudain surtout tantôt tellement toujours toutefois trop vite volontiers vraiment grâce
            quant travers milieu cause propos fur mesure égard autrui chacun chacune plusieurs
            quelques quelconque quiconque tel telle tels telles celui celle ceux celles ceci mien
            mienne tien tienne sien sienne notre nôtre nos votre vôtre vos eux moi toi soi étais
            étaient sera seront serait seraient soit soient fût étant avons avez avait avaient aura
            auront ayant eu venir vient viennent semble semblent paraît concernant auxquels
            auxquelles duquel desquels généralement normalement réellement immédiatement
            précédemment actuellement habituellement automatiquement apparemment évidemment
            forcément justement finalement sinon hein
            genre truc trucs machin gars frero copain problème sérieux logique normal vrai vrais
            tort petite rapide questions demande demander aide aider aidez avis
            carrément grave chaud chelou dirait pourrai devrais serais ferez
            faites marcherait fonctionnerait situation cas hier soir boutique bonne journée soirée
            expliquez connaît raison bref
            """
        ),
        everyday=words_of(
            """
            presque quasi environ exactement
            vote votes voter saga sagas neige glace feu eau vent pluie terre pierre arbre fleur
            animal chien chat cheval oiseau poisson loup ours lion serpent araignée bête dragon
            lutin fée elfe nain géant ange démon sorcier sorcière mage guerrier soldat chevalier
            pirate roi reine prince épée bouclier arc flèche château pont bateau chemin ville
            village pays maison rue magasin table chaise porte fenêtre livre page papier crayon
            téléphone courrier argent prix cher ami amie frère sœur père mère fils fille homme
            femme enfant gens heure minute semaine mois année demain matin nuit tôt tard
            pause sujet conseil idée histoire nouvelle photo cinéma musique tête œil
            pied bras rêve peur rire repas pain lait vin lumière chance indice bon mauvais meilleur
            pire nouveau vieux jeune beau laid facile difficile lent dessus dessous allié
            voir vu jour jours taille hauteur largeur longueur poids nombre petit long court
            courte fort pleine classe sorte paire piège feuille pote pousser oublier tenter
            prendre tenir montrer penser
            """
        ),
        question_words=words_of(
            """
            mtg magic explication définition kesako info règles
            différence différences
            quoi quel quelle quels quelles quand comment combien où pourquoi lequel laquelle
            lesquels lesquelles que qui
            passe passerait peut peuvent puis peux pouvons pourrait pourraient pouvoir
            doit doivent dois devons devrait devraient devoir faut faudrait obligé
            fait faire fais font faisait arrive arriver arriverait signifie signifient
            veut veux veulent voudrais vouloir dire dit fonctionne fonctionnent fonctionner
            marche marchent marcher sert servent ai as a ont avoir aurait aurais
            sais savoir sait comprends explique expliquer essaie essayer besoin
            t il elle on quelqu'un quelque chose bonjour merci question svp alors mais donc stp
            bonsoir salut possible qd pk pq pr ds ac koi kan kel kelle keske jpeux ya pkoi pcq
            cest nimporte cb kes qnd pck psk psq parce tjs tjrs bcp auj mtn mnt vrm tt tte slt bjr
            bsr dsl désolé ok oki askip wesh frr mec pb qq qqun qqn qqch chui jui jvais jveux jvx
            jsais jpense jcrois jcomprends jvoudrais yen yavait yaura mdr lol ptdr xd bah ben bof
            euh heu mci mrc cimer dis dites confirmer confirme confirmez saurait savez imaginons
            imagine supposons admettons disons ferait ferais feriez ouais oui nan nope
            """
        ),
        asking=words_of(
            """
            clé concept concepts décrire définir définis définit description glossaire mécanique mot
            règle section sens signification terme
            """
        ),
        endings={
            # plurals, the last two of foreign words (combos, triggers)
            "eaux": "eau",
            "aux": "al",
            "os": "o",
            # plurals that the stemmer leaves (lois, tissus), or takes for verbs (légions)
            "ais": "ais",
            "is": "i",
            "us": "u",
            "ions": "ion",
            "ers": "er",
            # forms of verbs: activée, attaquent; but not nouns such as remplacement
            "ees": "e",
            "ee": "e",
            "ments": "ments",
            "ment": "ment",
            "ents": "",
            "ent": "",
            # women's forms: permanente, première
            "entes": "",
            "ente": "",
            "ieres": "ier",
            "iere": "ier",
        },
        irregular=(
            # words that the stemmer takes for forms of others
            "=commandant commandants",
            "=content contents contente contentes",
            "=contre",
            "=devant",
            "=durant",
            "=entre",
            "=équipe équipes",
            "=fois",
            "=forgeron forgerons",
            "=jeton jetons",
            "=marais",
            "=mois",
            "=mutant mutants mutante mutantes",
            "=partie parties",
            "=partir pars partent parti partis partant partait partira",
            "=portée portées",
            "=récent récents récente récentes",
            "=récit récits",
            "=remise remises",
            "=sorte sortes",
            "=présent présents présente présentes",
            "=sortir sors sortent sorti sortie sortis sorties sortant sortait sortaient sortira",
            "=suite suites",
            "=suivant suivante suivants suivantes",
            "=vie vies",
            # forms that it takes for other words; nouns of verbs
            "absolu absolue absolus absolues",
            "aller va vas vais vont allons allez allé allée allés allées allant allait allaient"
            " ira iras irai iront irait iraient aille aillent",
            "ambigu ambiguë ambigus",
            "battre bat bats",
            "blanc blanche blancs blanches",
            "bloquer blocage blocages",
            "choisir choix",
            "ciel cieux",
            "continu continue continus continues",
            "créer création créations",
            "défendre défense défenses",
            "détruire destruction",
            "dieu dieux",
            "exclure exclusion exclusions",
            "feu feux",
            "jeu jeux",
            "joueur joueuse joueuses",
            "joyau joyaux",
            "lieu lieux",
            "milieu milieux",
            "mourir mort morte morts mortes",
            "œil yeux",
            "peau peaux",
            "perdre perte pertes",
            "prévenir prévention",
            "protéger protection protections",
            "refuser refus",
            "réduire réduction",
            "répondre réponse réponses",
            "résoudre résolution résolutions",
            "retourner retour retours",
            "sacrifier sacrifice sacrifices",
            "travail travaux",
        ),
        verbs=tuple(VERBS.splitlines()),
        verb_endings=ENDINGS,
        synonyms={
            **SYNONYMS,
            **named_symbols(
                colorless="symbole de mana incolore",
                snow="symbole de mana neigeux",
                hybrid="symbole de mana hybride",
                phyrexian="symbole de mana phyrexian",
                tap="symbole d'engagement",
                untap="symbole de dégagement",
                energy="symbole d'énergie",
            ),
        },
    ),
    labels=CitationLabels(
        section="Section {number}",
        chapter="Règle {number}",
        rule="Règle {number}",
        colon="\u00a0: ",
    ),
    quotes=QuoteWords(
        quoting="""
            affirme cite citation clarifie définit dire disant disent dispose dit déclare exige
            explique indique indiquent lit mentionne ordonne précise prescrit prévoit selon spécifie
            stipule énonce écrit
        """,
        negations="ne n pas non ni jamais sans sauf rien nul nulle aucun aucune aucuns aucunes",
        modals=(
            "peut peuvent peux pouvez pouvons pourra pourront pourrez "
            "pourrait pourraient pourriez puisse puissent puissiez",
            "doit doivent dois devez devons devra devront devrez devrait devraient devriez doive",
        ),
        numbers={
            0: "zéro",
            2: "deux",
            3: "trois",
            4: "quatre",
            5: "cinq",
            6: "six",
            7: "sept",
            8: "huit",
            9: "neuf",
            10: "dix",
            11: "onze",
            12: "douze",
            15: "quinze",
            20: "vingt",
            40: "quarante",
            60: "soixante",
            100: "cent",
        },
        contrasts=(
            "avant après pendant durant",
            "tous toutes chaque certains certaines seulement uniquement",
            "plus moins",
            "et ou",
        ),
        opposites=(
            "gagne gagnent gagner gagné / perd perdent perdre perdu perdue",
            "engage engagent engager engagé engagée engagés engagées / "
            "dégage dégagent dégager dégagé dégagée dégagés dégagées",
            "attaque attaquent attaquer attaquant attaquants attaquante attaquantes / "
            "bloque bloquent bloquer bloqueur bloqueurs bloqueuse bloqueuses",
            "ajoute ajoutent ajouter / retire retirent retirer",
            "arrive arrivent arriver / quitte quittent quitter",
            "début commence commencent / fin finit finissent",
            "augmente augmentent augmenter / réduit réduisent réduire diminue diminuent",
            "légal légale légaux légales / illégal illégale illégaux illégales",
            "dessus / dessous",
            "premier première / dernier dernière",
            "même mêmes / différent différente différents différentes",
            "supérieur supérieure supérieurs supérieures / "
            "inférieur inférieure inférieurs inférieures",
            "propriétaire propriétaires / contrôleur contrôleurs",
            "adversaire adversaires / équipier équipiers coéquipier coéquipiers",
        ),
        idioms="sans doute, non seulement, n importe, pas moins",
        exceptions="sauf, excepté, hormis, à moins, à l exception, autre que, autres que",
        conditions=(
            "si, s il, s ils, seulement, uniquement, quand, lorsque, lorsqu, tant que, tant qu, "
            "pendant, durant, jusqu, à condition, mais seulement, mais pas, mais non"
        ),
        universals="tout, toute, tous, toutes, chaque",
        partials=(
            "seul, seule, seuls, seules, seulement, uniquement, certains, certaines, quelques, "
            "peu, plupart"
        ),
        limits=(
            "exactement, saute, sautent, sauter, prévient, préviennent, prévenir, prévenu, "
            "prévenus, interdit, interdisent, interdire, interdite, empêche, empêchent, empêcher, "
            "évite, évitent, éviter, ignore, ignorent, ignorer, impossible"
        ),
        clitics="se s me m te t le la l les y en lui leur",
        carriers=(
            "de d du des encore toujours forcément nécessairement est sont était étaient soit "
            "soient être été a ont ait aient avoir plus"
        ),
    ),
    terms=TermWords(
        keyword_abilities=(
            "Capacités à mot-clé",
            "Capacités à mots-clés",
            "Capacités mot-clé",
            "Capacités de mot-clé",
        ),
        keyword_actions=(
            "Actions à mot-clé",
            "Actions à mots-clés",
            "Actions mot-clé",
            "Actions de mot-clé",
        ),
        joints=("et",),
        see=("voir", "voir aussi", "cf."),
    ),
)
