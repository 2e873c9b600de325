"""English players' words: of the table, of judges, of online play and of older rules."""

from __future__ import annotations

from indexer.languages.synonyms import read_synonyms, said_otherwise
from indexer.languages.synonyms.en_actions import ACTIONS
from indexer.languages.synonyms.en_asked import ASKED
from indexer.languages.synonyms.en_cards import CARDS
from indexer.languages.synonyms.en_famous import FAMOUS
from indexer.languages.synonyms.en_lookup import LOOKUP
from indexer.languages.synonyms.en_plain import PLAIN
from indexer.languages.synonyms.en_remembered import REMEMBERED
from indexer.languages.synonyms.en_said import SAID
from indexer.languages.synonyms.en_shorthand import SHORTHAND
from indexer.languages.synonyms.en_situations import SITUATIONS
from indexer.languages.synonyms.en_turns import TURNS

_SAID_FOR_EACH_OTHER = """
    commander | cmdr | cmd | edh
    damage | dmg
    creature | crtr | crit | guy
    creatures | crtrs | crits | guys
    card | crd
    cards | crds
    token | tkn | tok
    tokens | tkns
    counter | ctr | cntr
    counters | ctrs | cntrs
    graveyard | gy | yard
    library | lib
    permanent | perm
    planeswalker | pw | walker
    player | plyr
    players | plyrs
    target | tgt | targ
    targets | tgts
    trigger | trig
    triggers | trigs
    effect | fx | eff
    effects | fx
    combat | cmbt | cbt
    attack | atk | attk
    attacker | atkr
    attackers | atkrs
    block | blk | blks
    blocker | blkr
    blockers | blkrs
    control | ctrl
    cost | cst
    land | lnd
    power | pwr
    toughness | tuff | tou
    life | lyf
    enchantment | ench
    artifact | arti
    sorcery | sorc
    instant | inst
    equipment | eqp
    additional | addl
    extra | xtra
    alternative | alt
    layer | lyr
    replacement | repl
    sacrifice | sac
    draw | drw
    color | col | clr
    colors | cols | clrs
    upkeep | upk
    before | b4
    source | src
    symbol | sym
    max | maximum
    priority | prio
    mulligan | mulli | muli
    teammate | tmate
    change | chg
    copy | cpy
    discard | disc
    zone | zn | zne
    number | num | nr | nmbr
    multiplayer | multi
    cmc | mv
    turn | trn
    two | 2
    three | 3
    modifier | modifer | mod | modif
    deck | dck
    sideboard | sb
    limited | ltd
    infinite | inf | infin
    flash | flsh
    step | stp
    one | 1
    four | 4
    declare | decl | dcl
    blocks | blks
    speed | spd
    response | resp
    opponents | opps
"""
"""Words, and how they are written in short."""
_MOST_WORDS = 4
"""An expression of more is not said with other words."""

SYNONYMS = said_otherwise(
    read_synonyms(
        """
    does not | do not = doesn't | don't
    can not | unable = can't
    is not | are not = isn't | aren't
    will not = won't
    has not | have not = hasn't | haven't
    was not | were not | did not = wasn't | weren't | didn't
    etb | cip | comes into play = enters the battlefield | enters
    put into play | cheat into play = put onto the battlefield
    into play = onto the battlefield
    comes in = enters
    in play | on board | board | field | bf = battlefield
    ltb | leaves play = leaves the battlefield
    dies = put into a graveyard from the battlefield | put into its owner's graveyard
    kill = destroy | dies
    death = dies
    gy | yard | grave | bin | discard pile = graveyard
    rfg | removed from game | removed from the game = exile
    bounce | back to hand = return to its owner's hand | moves from one zone to another
    returned to hand = return to its owner's hand | moves from one zone to another
    changes zones | zone change = moves from one zone to another
    tuck = put into library | bottom of library
    blink | flicker = exile then return to the battlefield | moves from one zone to another
    reanimate = return from graveyard to the battlefield
    tutor = search library for a card
    fetch | fetchland = search library for a land
    mill = put cards from the top of library into graveyard
    deck | lib = library
    topdeck = top card of library
    decked | decking == draw from library with no cards
    deck out | mill out | run out of cards = loses draw from library with no cards
    out of cards | no cards left | empty library | library is empty = library with no cards
    empty hand = no cards in hand
    wheel = discard hand then draw
    cantrip = draw a card
    loot = draw a card then discard a card
    rummage = discard a card then draw a card
    hand size = maximum hand size
    owns | owned == owner
    belongs = owner
    sac = sacrifice
    sacced = sacrificed
    opp | enemy = opponent
    removal == destroy | exile
    wrath | sweeper | board wipe | boardwipe = destroy all creatures
    wipe = destroy all
    steal | take control = gain control
    swap | switch = exchange
    cast for free | for free | free spell = without paying its mana cost
    hardcast = cast paying mana cost
    alt cost = alternative cost
    extra cost = additional cost
    casting cost = mana cost
    cmc | mv | converted mana cost = mana value
    x spell = X in mana cost
    choose x = announces value of X
    play a spell = cast a spell
    play spells = cast spells
    play a creature = cast a creature
    play creatures = cast creatures
    play an instant = cast an instant
    play instants = cast instants
    play a sorcery = cast a sorcery
    play sorceries = cast sorceries
    play an ability | use an ability = activate an ability
    use = activate
    tap out = tap lands for mana
    mana rock = artifact mana ability
    mana dork = creature mana ability
    floating mana = unspent mana | mana pool
    lose mana | mana pool empties = unspent mana lost
    mana back = refund
    tap ability = tap symbol in activation cost
    respond = in response
    response = respond | priority
    hold priority | keep priority | retain priority = receives priority afterward
    pass priority = passes in succession
    full control = priority
    lifo | last in first out = top of the stack resolves
    instant speed = could cast an instant | any time has priority | only as a sorcery
    sorcery speed = only as a sorcery | could cast a sorcery
    any time = whenever | any time has priority
    anytime | whenever you want = any time
    counterspell = counter target spell
    fizzle = targets illegal doesn't resolve | illegal target
    countered on resolution = targets illegal doesn't resolve
    target is gone | target gone | lost its target = targets illegal doesn't resolve
    target becomes illegal = targets illegal doesn't resolve
    stifle = counter triggered ability
    interrupt = instant
    summon == creature spell
    pick targets = choose targets
    swing | alpha strike = attack
    blockers = blocking creatures
    chump block | chump = block
    gang block | double block = blocked by two or more creatures
    blocker dies | kill the blocker = blocking creatures removed from combat
    evasion = can't be blocked
    unblockable == can't be blocked
    flyer | flier = flying
    on the ground = without flying
    ground creature = creature without flying
    pump | buff = gets +1/+1
    debuff | shrink = gets -1/-1
    p/t | pt = power toughness
    attack power = power
    health = toughness | life total
    hp | hit points | life points = life total
    dmg = damage
    damage on the stack | damage on stack = combat damage doesn't use the stack
    split damage = assigns damage | divides damage
    ping = deals 1 damage
    drain = loses life gains life
    overkill = excess damage
    leftover = excess | remaining
    heal = marked damage removed
    survive = can't be destroyed | isn't destroyed
    go away | goes away = is removed | ends
    damage stays | damage wear off | damage reset = marked damage removed
    wear off = ends
    tapped creature = untapped creature
    summoning sick = control continuously since turn began
    sick = summoning sickness
    trample over = trample
    pro | prot = protection from
    debt = protection
    regen = regenerate
    falls off | fell off = unattached | attached to an illegal object
    first main | main phase 1 | main 1 = precombat main phase
    second main | main phase 2 | main 2 = postcombat main phase
    eot = end of turn | end step
    end of turn = end step | until end of turn
    extra combat = add phases to a turn
    another turn = extra turn
    play first = starting player
    go first | goes first | on the play = plays first | starting player
    on the draw | draw first turn = skips the draw step
    mull = mulligan
    free mulligan = first mulligan multiplayer
    london mulligan = mulligan bottom of library
    opening grip = opening hand
    starting hand = opening hand | starting hand size
    grip = hand
    land drop = play a land | play one land
    deck size = minimum deck size
    playset = no more than four of any card
    singleton = different English name
    sb | side board = sideboard
    maindeck = main deck
    wish | wishboard = bring cards into a game from outside
    pw | walker = planeswalker
    ult | ultimate = loyalty ability
    counter == counters
    counters == counter
    poison = poison counter | poison counters
    plus one counter | +1 counter = +1/+1 counter | +1/+1 counters
    plus one counters | +1 counters = +1/+1 counters | +1/+1 counter
    minus one counter | -1 counter = -1/-1 counter | -1/-1 counters
    minus one counters | -1 counters = -1/-1 counters | -1/-1 counter
    edh | cedh | cmdr = commander
    sba | state based effect = state-based action
    tba = turn-based action
    cda = characteristic-defining ability
    apnap = active player nonactive player order
    ap = active player
    nap = nonactive player
    lki = last known information
    legend rule | planeswalker uniqueness rule = legendary permanents same name
    legend = legendary
    world rule = supertype world
    layer system = interaction of continuous effects
    infinite | infinite loop | infinite combo | combo | go infinite | goes infinite = loop
    rewind | undo | take back | takeback = reverse illegal action
    misplay | mistake | cheat | illegal play = illegal action
    unmorph | flip up = turn a face-down permanent face up morph | turn face up
    facedown = face down
    faceup = face up
    dfc = double-faced card
    mdfc = modal double-faced card
    tdfc = transforming double-faced card | nonmodal double-faced card
    double sided | two sided = double-faced
    back side = back face
    front side = front face
    clone = enters as a copy | copy of a creature
    proxy = substitute card
    tribal = kindred
    nonlegendary = not legendary
    vanilla | textless = no abilities
    dual land = basic land types
    manland | creature land | animate a land = land becomes a creature
    animate = becomes a creature
    name a card = choose a card name
    2hg | thg | two headed = Two-Headed Giant
    ffa = free-for-all
    1v1 = two-player game
    quit = concede | leaves the game
    scoop | surrender | give up | forfeit | gg = concede
    drop out | left the game = leaves the game
    tie = game is a draw
    coin toss = flip a coin
    dice = roll a die
    d20 = twenty-sided die
    same time | at the same time | at once | same moment = simultaneously
    right away = immediately
    both players = each player | all players
    disappear = cease to exist
    stay = remain
    keep = retain | remain
    come back = return
    peek = look at
    look at | look through = examine
    show = reveal
    shown = revealed
    twice = more than once | multiple times | multiple instances
    several = multiple | two or more
    multiple = more than one | two or more
    how many = number of | no more than
    how much = amount
    how long = duration | lasts
    at most | maximum = no more than
    max = maximum
    limit = maximum | no more than
    min | smallest = minimum
    minimum = at least
    biggest = greatest | maximum
    forced = required
    forbidden = can't | illegal
    permitted = may
    decide | pick | choice = choose
    choose = choice
    begin = start
    start = begin
    finish = end
    destroy = destruction
    destruction = destroy
    resolve = resolution
    resolution = resolve
    pay = payment
    payment | spend = pay
    colour = color
    colourless = colorless
    armour = armor
    2 = two
    two = 2
    3 = three
    three = 3
    4 = four
    four = 4
    5 = five
    five = 5
    6 = six
    six = 6
    7 = seven
    seven = 7
    8 = eight
    eight = 8
    9 = nine
    nine = 9
    10 = ten
    ten = 10
    15 = fifteen
    fifteen = 15
    20 = twenty
    twenty = 20
    21 = twenty one
    twenty one = 21
    30 = thirty
    thirty = 30
    40 = forty
    forty = 40
    60 = sixty
    sixty = 60
    100 = one hundred
    one hundred = 100
    0 = zero
    zero = 0
    1 = one
    """
        + ASKED
        + CARDS
        + SAID
        + PLAIN
        + REMEMBERED
        + TURNS
        + ACTIONS
        + SHORTHAND
        + FAMOUS
        + SITUATIONS
        + LOOKUP
    ),
    _SAID_FOR_EACH_OTHER,
    _MOST_WORDS,
)
