"""Spanish and French: the English name of a keyword finds the one that is printed on cards."""

from __future__ import annotations

import pytest

from tests.indexer.search.conftest import Search

SPANISH = """
    afterlife = Ultratumba | aftermath = Secuela | airbend = Controlar el aire | amass = Enrolar
    annihilator = Aniquilador | ascend = Ascender | assemble = Ensamblar | awaken = Despertar
    backup = Respaldar | bargain = Negociar | behold = Contemplar | bestow = Concesión
    blight = Perjudicar | blitz = Irrupción | bloodthirst = Sed de sangre | boast = Alardear
    bolster = Fortalecer | casualty = Victimizar | changeling = Cambiaformas | clash = Enfrentarse
    cleave = Recortar | collect evidence = Recabar pruebas | compleated = Perfeccionada
    connive = Confabular | conspire = Conspirar | craft = Elaborar | crew = Tripular
    cumulative upkeep = Mantenimiento acumulativo | dash = Rapidez | decayed = Descomposición
    demonstrate = Demostrar | devoid = Vacío | devour = Devorar | disturb = Perturbar
    earthbend = Controlar la tierra | emerge = Emerger | endure = Perdurar | enlist = Reclutar
    entwine = Entrelazar | escape = Escapatoria | eternalize = Eternizar | evolve = Evolucionar
    exalted = Exaltado | exert = Espolear | exhaust = Agotar | exploit = Aprovechar
    extort = Extorsionar | finality counter = Contador de consumación
    firebending = Controlar el fuego | for mirrodin = ¡Por Mirrodin! | forage = Rebuscar
    forecast = Presagiar | foretell = Profetizar | freerunning = Parkour | gift = Regalar
    goad = Incitar | graft = Injertar | haunt = Acechar | impending = Inminente
    improvise = Improvisar | incubate = Incubar | infect = Infectar | ingest = Ingerir
    islandwalk = Cruzar islas | job select = Elegir un trabajo | junk token = Ficha de Residuo
    kindred = Estirpe | landfall = Aterrizaje | magecraft = Hechicería
    manifest dread = Manifestar miedo | max speed = Velocidad máxima | mayhem = Altercado
    mentor = Mentor | mill = Moler | miracle = Milagro | mobilize = Movilizar
    monstrosity = Monstruosidad | morbid = Necrario | multikicker = Multiestímulo
    myriad = Miríada | nightbound = Nocturno | offspring = Cría | outlast = Supervivencia
    overload = Sobrecarga | partner = Camarada | persist = Persistir | plot = Tramar
    power-up = Potenciar | prototype = Prototipo | provoke = Provocar | prowess = Destreza
    ravenous = Voracidad | rebound = Rebote | reconfigure = Reconfigurar | reinforce = Reforzar
    renown = Prestigio | retrace = Desandar | riot = Insurgencia | saddle = Ensillar
    scavenge = Carroñar | sneak = Infiltración | soulbond = Unir almas
    soulshift = Migración de almas | spectacle = Espectáculo | splice = Empalmar
    split second = Fracción de segundo | spree = Arrebato
    start your engines = ¡Enciende el motor! | station = Pertrechar | sunburst = Estallido solar
    surge = Impulso | surveil = Escrutar | suspect = Sospechar | suspend = Suspender
    tiered = Gradual | totem armor = Armadura tótem | toxic = Tóxico | tribute = Tributo
    undaunted = Audacia | undying = Resiliencia | unearth = Desenterrar | unleash = Desatar
    venture into the dungeon = Adentrarse en la mazmorra | warp = Teletransportar
    waterbend = Controlar el agua | web-slinging = Balanceo | wither = Debilitar
"""
FRENCH = """
    adapt = Adapter | airbend = Maîtriser l’Air | assemble = Assembler | aura swap = Échange d’aura
    awaken = Éveil | backup = Main-forte | bargain = Négociation | blight = Gangrène
    boast = Vantardise | buyback = Rappel | casualty = Victime | changeling = Changelin
    cipher = Cryptage | city's blessing = Agrément de la cité | clash = Confronter
    cleave = Tranchage | cloak = Voiler | collect evidence = Rassembler des preuves
    compleated = Parachevé | conspire = Conspiration | convert = Convertir | coven = Congrégation
    craft = Façonner | dash = Précipitation | decayed = Décomposition | dethrone = Détrônement
    devoid = Carence | disturb = Perturbation | earthbend = Maîtriser la Terre
    embalm = Embaumement | enlist = Enrôlement | entwine = Union | escape = Échappée
    evolve = Évolution | exert = Surmener | exhaust = Épuisement | exploit = Exploitation
    extort = Extorsion | fabricate = Fabrication | firebending = Maîtrise du Feu
    flanking = Débordement | for mirrodin = Pour Mirrodin ! | foretell = Prédiction
    freerunning = Course libre | gift = Cadeau | goad = Inciter | graft = Greffe
    harmonize = Harmonisation | haunt = Hantise | hideaway = Cachette | impending = Imminence
    improvise = Improvisation | infect = Infection | ingest = Ingestion | jump-start = Relancer
    kindred = Clan | manifest dread = Manifester l’effroi | max speed = Vitesse maximale
    mayhem = Désordre | megamorph = Mégamue | melee = Mêlée | mobilize = Mobilisation
    more than meets the eye = Plus fort que les apparences | multikicker = Multikick
    mutate = Mutation | myriad = Myriade | offspring = Progéniture
    open an attraction = Ouvrir une attraction | outlast = Résilience | overload = Surcharge
    persist = Persistance | plot = Complot | prowl = Incursion | ravenous = Voracité
    read ahead = Lecture rapide | reconfigure = Reconfiguration | renown = Réputation
    replicate = Duplication | retrace = Pistage | riot = Émeute | saddle = Seller
    scavenge = Récupération | set in motion = Mettre à exécution | shadow = Distorsion
    skulk = Furtivité | sneak = Infiltration | soulbond = Association d’âmes
    soulshift = Transmigration | splice = Imprégnation | spree = Impétuosité | squad = Escouade
    start your engines = Allumez les moteurs ! | station = Station | sunburst = Solarisation
    surge = Déferlement | suspect = Suspecter | suspend = Suspension
    tiered = Niveaux de difficulté | totem armor = Armure totémique | toxic = Toxique
    transfigure = Transfiguration | transmute = Transmutation | tribute = Tribut
    undaunted = Témérité | undying = Survivance | unearth = Exhumation | unleash = Emportement
    villainous choice = Choix révoltant | waterbend = Maîtriser l’Eau
    web-slinging = Lanceur de toile | wither = Flétrissure
"""


def names(table: str) -> list[tuple[str, str]]:
    pairs = (pair.split(" = ") for line in table.strip().splitlines() for pair in line.split(" | "))
    return [(english.strip(), printed) for english, printed in pairs]


@pytest.mark.parametrize(("locale", "table"), [("es", SPANISH), ("fr", FRENCH)])
def test_a_keyword_is_found_by_its_english_name(search: Search, locale: str, table: str) -> None:
    pairs = names(table)
    found = search(locale, *(f"{printed}." for _, printed in pairs), complete=True)
    first = {english: found.numbers(english)[:1] for english, _ in pairs}
    assert first == {english: [f"100.{at}"] for at, (english, _) in enumerate(pairs, start=1)}


@pytest.mark.parametrize(
    ("locale", "query", "text"),
    [
        ("es", "surveil", "La criatura tiene vigilancia."),
        ("es", "partner", "Un compañero de equipo."),
        ("es", "retrace", "Retomar una acción."),
        ("es", "casualty", "La vida de un jugador baja."),
        ("fr", "power-up", "Un joueur peut le faire ; il doit pouvoir payer."),
    ],
)
def test_an_ordinary_word_is_no_keyword(search: Search, locale: str, query: str, text: str) -> None:
    assert search(locale, text, complete=True).numbers(query) == []
