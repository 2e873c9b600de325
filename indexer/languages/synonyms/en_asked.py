"""English words that players ask and write with where the rules have others: of everyday speech, of
cards that gave a mechanic its name, and names of mechanics written apart."""

from __future__ import annotations

ASKED = """
    beats | wins over | trumps | overrides = takes precedence
    missing == no longer
    owe | cough up = pay
    discount | cheaper | costs less = cost reduced | cost reduction
    increase == cost increase
    more expensive | costs more = cost increase
    cap = maximum | limit
    tiebreaker | tie breaker = chooses
    bunch == multiple
    together = simultaneously
    simultaneous == simultaneously | same time
    separately | individually == one at a time
    one by one = one at a time
    repeatedly == more than once
    over and over | again and again = more than once
    often = number of times
    go off | goes off = triggers
    went off = triggered
    trigger twice = triggers additional time
    retarget = change the target | choose new targets
    redirect == change the target | choose new targets
    pinger = deals 1 damage
    burn | bolt | burn spell = damage
    blow up | nuke | blown up = destroy
    shoot = deals damage
    fog = prevention effects watch for a damage event
    anthem = static ability isn't locked in applies at any given moment
    overrun = set of objects it affects is determined
    lord = other creatures get +1/+1
    lure = able to block do so
    pacifism = can't attack or block
    oring | o-ring | oblivion ring = change zones until specified event
    blood moon = sets a land's subtype loses abilities
    urborg = land type basic land types
    humility = layer ability-removing effects
    doubling season = effect would create one or more tokens put counters

    colon = [Cost]: [Effect.]
    colorshift = color-changing effect
    japanese | foreign | translated | language = English version of its name
    secret | hidden info | public info = public zone | hidden zone
    private = hidden zone
    dead = put into a graveyard from the battlefield
    lose to = loses the game
    lose the game | lose the match | losing the game == loses the game
    win the game | winning the game == wins the game
    die from = loses the game
    zero life | no life left | out of life = 0 or less life
    life zero = 0 or less life
    negative life | below zero = less than 0
    negative power = less than 0 power
    zero toughness | no toughness = toughness 0 or less
    zero loyalty | no loyalty | out of loyalty | runs out of loyalty = loyalty is 0
    no more loyalty | no loyalty left = loyalty is 0
    own turn = active player
    on my turn | during my turn | my turn | on your turn = active player
    enemy turn = nonactive player
    act first = active player receives priority
    answer == respond | in response
    react = respond | in response
    timing == any time they have priority
    do stuff | do something = receives priority
    everyone passes | all pass | both pass = pass in succession
    no target left | no legal target = all its targets illegal
    lose its target | target dies | target leaves = targets illegal doesn't resolve
    got rid of | get rid of = removed | destroy
    swing with = attacks with
    blocks two | block multiple = block additional creature
    split the damage = divides its combat damage
    second combat = add phases to a turn
    takes over = gains control
    took == gained control
    changes sides = gained control
    changes control = gains control
    hand over | give away | donate = gains control
    give back = returns
    reshuffle = shuffle
    redraw = mulligan
    bad hand = mulligan
    first seven | seven cards = opening hand
    shuffle back | shuffle my hand = mulligan
    look up = search
    fail to find = find some or all of those cards
    dig = look at the top cards of library
    plus counter | plus counters = +1/+1 counter | +1/+1 counters
    minus counter | minus counters = -1/-1 counter | -1/-1 counters
    plus and minus counters = +1/+1 counter and -1/-1 counter removed
    keeps its counters | keep counters | lose its counters = counters cease to exist
    stunned = stun counter
    shielded == shield counter
    cancel out = removed | countered
    copied creature = copy
    reverse | backside | flipside = back face
    flipped side = back face
    flip it over | turn over = turned face up | transform
    double faced = double-faced card
    two halves = split card
    halves == split card
    no mana cost = without mana cost
    cmc of a land = mana value of 0
    x on the stack | x on stack = mana value X spell on the stack
    two-colour | two color = hybrid mana symbol
    colored dot | coloured dot = color indicator
    same name twice = same name
    two of the same legendary | two copies of the same legend | two legends = legend rule
    too many cards = maximum hand size
    attach to = attached

    pseudo haste = haste
    new creature = control continuously since turn began
    came this turn | came in this turn = control continuously since turn began
    spaceship | ship = Spacecraft
    wearing = equipped
    moon | shock land | shockland = basic land type
    smart enough | memory = last known information
    snapshot = last known information
    calculated == determined
    checked when = determined
    worked out = determined
    sneak in | put in attacking | enters attacking = put onto the battlefield attacking
    tapped and attacking = put onto the battlefield attacking
    still blocked | stay blocked = remains blocked
    spend any color | any colour = as though it were mana of any color
    ignore = disregard
    plainswalker == planeswalker
    plains walker = planeswalker
    fore tell = foretell
    totem armor = umbra armor
    guy | monster | minion | critter = creature
    gear = Equipment
    ally = teammate
    ppl = players
    crack | pop = sacrifice | activate
    sac outlet = sacrifice cost
    proc = triggers
    uncounterable = can't be countered
    untargetable = can't be the target
    unkillable | immortal = indestructible
    immune = protection
    fork | twincast = copy target spell
    stacks == multiple instances
    stack with | double up = multiple instances
    two instances = multiple instances
    tax = additional cost
    commander tax = additional cost command zone
    commander damage = combat damage by the same commander
    general damage = combat damage by the same commander
    permanently == rest of the game | indefinitely
    forever = rest of the game | indefinitely
    run out = ends
    pip = mana symbol
    wubrg = five colors
    ci = color identity
    cz = command zone
    ueot = until end of turn
    sbe = state-based action
    etbt = enters tapped
    comes in tapped = enters tapped
    mld = destroy all lands
    fs = first strike
    ds = double strike
    dt = deathtouch
    vig = vigilance
    inst = instant
    atk = attack
    blk | blks = block
    tgt | tgts = target
    ctrl = control
    lvl = level
    cntr | ctr = counter
    cntrs | ctrs = counters
    perm = permanent
    b4 = before
    fase = phase
    fazing = phasing
    ecko = echo
    short cuts = shortcut
    back up = backup
    mindslaver | mind control player = controlling another player
    sundial | time stop = end the turn
    last man standing | last player standing | last one standing = opponents have left the game
    both lose | both die = lose simultaneously
    both players lose | both players die = game is a draw lose simultaneously
    deckbuilding | deck building = deck construction
    nite = night
    deal with = handle
    first turn | turn one | turn 1 = first turn of the game
    golden rule = takes precedence
    conflict = takes precedence | contradicts
    name sticker = sticker
    monarchy = monarch
    half of = half rounded
    round up | round down = rounded
    odd number = rounded
    extra card = additional card
    untap lock = doesn't untap
    stay tapped = doesn't untap
    freeze | frozen | lock down = doesn't untap
    miss = skip
    revive | resurrect | raise dead = return from graveyard to the battlefield
    eat = sacrifice
    cost to cast = mana cost
    total price | price = total cost
    jumpstart = jump-start
    webslinging = web-slinging
    splitsecond = split second
    firststrike = first strike
    doublestrike = double strike
    battlecry = battle cry
    levelup = level up
    livingweapon = living weapon
    auraswap = aura swap
    readahead = read ahead
    maxspeed = max speed
    endstep = end step
    drawstep = draw step
    untapstep = untap step
    mainphase = main phase
    manacost = mana cost
    manavalue = mana value
    manapool = mana pool
    cardtype = card type
    lifetotal = life total
"""
