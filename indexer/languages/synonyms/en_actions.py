"""English words for what keywords do, for actions of the game itself and for its variants: of who
knows neither a keyword's name nor a chapter's, of cards that everybody knows one by, and short."""

from __future__ import annotations

ACTIONS = """
    hex = hexproof
    indestr | indes = indestructible
    fb == flashback
    bb == buyback
    cu | cum upkeep == cumulative upkeep
    dbl = double
    dblstrike | dbl strike | 2x strike = double strike
    miraculous == miracle
    horsemen | horses | cavalry == horsemanship
    samurai = bushido
    tramplers == trample
    dfcs == double-faced card
    sbas = state-based actions
    tbas = turn-based actions
    cdas = characteristic-defining abilities
    ltbs = leaves-the-battlefield abilities
    pws == planeswalkers
    planet == station
    spacecraft = station
    council == vote
    dismount = saddled
    fighter = creature fights
    ninja = ninjutsu
    commander ninja = commander ninjutsu
    flip a werewolf | flip werewolf | werewolf flips = daybound transform
    werewolf | werewolves = daybound nightbound | transform
    eldrazi = annihilator
    doctor who | tardis = Doctor's companion | time travel
    fallout | radiation | radioactive = rad counters
    spiderman | spider man = web-slinging
    tmnt | ninja turtles = sneak
    aang | air bend | air bender = airbend
    toph | earth bend | earth bender = earthbend
    katara | water bend | water bender = waterbend
    zuko | fire bend | fire bender = firebending
    lotr | lord of the rings | one ring | frodo = Ring tempts you
    dnd | d&d | dungeons and dragons = venture into the dungeon
    autobot | optimus prime = convert | more than meets the eye
    duskmourn | haunted house = Room unlocked
    lurrus | yorion | jegantha | kaheera | obosh | lutri | zirda | gyruda = companion
    both commanders = two commanders

    emrakul = annihilator | controlling another player
    krosan grip = split second
    snapcaster | past in flames | faithless looting = flashback
    bloodbraid elf | bloodbraid | shardless agent = cascade
    kitchen finks = persist
    young wolf | geralf's messenger = undying
    tasigur | gurmag angler | murktide | treasure cruise | dig through time = delve
    chord of calling | stoke the flames = convoke
    frogmite | myr enforcer | thought monitor = affinity
    whir of invention | kappa cannoneer = improvise
    brazen borrower | bonecrusher giant = Adventure
    delver | delver of secrets | huntmaster = double-faced transform
    rift bolt = suspend
    uro | kroxa = escape
    grave troll | stinkweed imp = dredge
    swiftspear | monastery swiftspear = prowess
    noble hierarch = exalted
    glistener elf | blighted agent = infect
    arcbound ravager = modular
    mulldrifter | solitude = evoke
    smuggler's copter | heart of kiran = crew Vehicle
    progenitus = protection from everything
    true name nemesis = protection from a player
    autopass | f6 = passes priority
    mother of runes = protection from a color
    slippery bogle | invisible stalker = hexproof
    darksteel = indestructible
    teferi's protection = phases out
    wizard cycling = typecycling
    krark's thumb = coin flip
    theros gods | god of the forge = devotion

    can't respond | nobody can respond | can't be responded = split second | doesn't use the stack
    no responses | no response allowed | unrespondable = split second
    pay with creatures | tap creatures to pay | tap my creatures to pay = convoke
    pay with artifacts | tap artifacts to pay = improvise
    exile graveyard to pay | exile gy to pay | exile yard to pay | pay with graveyard = delve
    less per | less for each | cheaper per = affinity | undaunted costs less for each
    cheaper for each = affinity | undaunted costs less for each
    cast from graveyard | cast from yard | cast from gy = cast from a graveyard flashback | escape
    cast again from graveyard | cast it again from graveyard = flashback
    cast again next turn | cast again next upkeep | cast it again next turn = rebound
    free spell off top | free spell off the top = cascade | discover
    off the top | off top = from the top of library
    first card drawn | first draw of the turn | first card i draw = miracle
    help pay | others pay | someone else pays = assist another player pay
    pay again next turn = echo
    bigger creature | stronger creature = creature with greater power
    gets bigger | becomes bigger = +1/+1 counter | gets +1/+1
    weaker == less power
    smallest creature | weakest creature | weakest guy = creature with the least toughness
    attack instantly = haste
    stay untapped | attack untapped = vigilance
    play at instant speed | cast at instant speed = flash could cast an instant
    creature at instant speed = flash could cast an instant
    every type = changeling | every creature type
    face down for 3 | face down for three = morph | disguise
    banish = exile
    lifesteal = lifelink
    windfury = double strike
    rush == haste
    piercing = trample
    deathrattle = dies triggered ability | leaves-the-battlefield abilities
    silence | silenced == loses all abilities
    special summon = put onto the battlefield
    untouchable = hexproof | shroud
    unstoppable = can't be blocked
    in the air | flying over = flying
    regrow | regrowth = return from graveyard to hand
    hits twice | strikes twice | deals damage twice = double strike
    damage first = first strike
    attack without tapping = vigilance
    kills anything | kills whatever | any damage kills | kills everything it = deathtouch
    gain life from damage | damage gains life = lifelink
    extra damage to player | rest to the player | rest to player | damage through = trample excess
    spill over | spillover | damage carries over | leftover damage = trample excess
    goes to face | go to the face = excess damage assigned to the player | trample
    stealth == can't be blocked | shroud
    pay or counter | pay or countered | pay when targeted | tax when targeted = ward
    can't be blocked by one = menace
    blocked by bigger | blocked by stronger = skulk
    blocked with island | blocked if island | blocked with a forest = landwalk
    pro red | pro black | pro white | pro blue | pro green = protection from a color | protection
    prot red | prot black | prot white = protection from a color | protection
    prot blue | prot green = protection from a color | protection
    stay in hand | still in hand = leave the zone it's in
    empty pile = pile zero objects
    equip again | re-equip | reequip = attach to the object it's already attached to
    already equipped = attach to the object it's already attached to
    bestow creature dies = bestowed Aura becomes unattached
    once per game | use once | one time use | single use = exhaust activate only once
    equip land | land equipment = Fortification
    curse == enchant player
    come back stronger = undying
    come back weaker = persist
    forced block | must block = requirements creature must block | blocks if able
    make them block = blocks if able | provoke
    must attack = requirements attacks if able declaration
    make them attack | taunt = attacks if able | goad | blocks if able
    bite spell | bite | brawl with = fight
    can't be killed | can't kill | can't die = indestructible | can't be destroyed
    attack each other = goad | attacks a player other than the controller
    life equal to damage = lifelink
    add another counter | one more counter = proliferate
    cast it later | cast from exile later = foretell | plot | suspend
    shrink to death | shrunk to death | -1/-1 kills = toughness 0 or less
    duplicate = copy
    butt = toughness
    concession == concede
    dmged = dealt damage
    eaten == sacrificed
    feed = sacrifice
    disenchant = destroy artifact or enchantment
    crush | purge | explode = destroy
    rebuy | salvage = return from graveyard
    respawn | rez | rezz | resummon = return from graveyard to the battlefield
    tap down = tap target creature
    yoink | yank = gains control
    buffed | buffing == gets +1/+1
    debuffed | nerf == gets -1/-1
    deflect == change the target | choose new targets
    timer == time counter
    target my own | hit my own | target own = spells or abilities your opponents control
    deathtouch trample | trample deathtouch | dt trample = lethal damage deathtouch excess damage
    indestructible -1 | shrink indestructible | indestructible zero toughness = toughness 0 or less
    copies cast | copy counts as cast | copied spell cast = copy of a spell isn't cast
    copy an x | copy x spell | copy of an x = copy choices made value of X
    discard random | random discard = discard at random
    look through library = search
    search opponent's library | search their library = search zone
    vote more than once | extra vote | vote again = multiple votes
    copy of my token | copy my token | another token like = populate
    two cards become one | cards combine | combine two = meld
    turn up | flip a face | flip a manifested | turn it up = turned face up
    find nothing | whiff | miss on purpose | fail search = isn't required to find those cards
    complete the dungeon | finish the dungeon | beat the dungeon | dungeon done = bottommost room
    lessonboard | lesson board | lesson from sideboard = learn Lesson outside the game
    zombie army | army token | orc army = amass
    dead creature fights | fight a dead = fights no longer on the battlefield
    fake copy | not a real card = token
    make a copy token = token that's a copy
    pilot | drive = crew
    ride | rider = saddle
    race car | speed up | gain speed = speed increases
    peek at the top = scry

    token in exile | token in the library = token ceases to exist
    bounce token = token ceases to exist
    0/0 creature | 0/0 | zero zero = toughness 0
    2 roles = more than one Role
    clone a clone | copy a clone | copy a copy = objects that copy use new copiable values
    clone of a clone = objects that copy use new copiable values
    call the coin | call the flip | call it in the air = calls heads or tails
    nat 20 | natural 20 | nat 1 = natural result
    lowest die | drop the lowest | drop lowest | advantage = ignore the lowest roll
    d6 | d4 | d8 | d12 = dN N-sided die
    roll bonus | add to the roll | roll modifier = modifiers result
    kamigawa = flip card
    checklist | checklist card = substitute card
    single faced = isn't represented by a double-faced card
    other side | second side = back face
    land side | land half = face that's a land
    last chapter = final chapter
    saga ends | saga finished | saga done | saga dies = final chapter number lore counters
    saga counter | chapter counter = lore counter
    crown = monarch
    steal monarch | take monarch | lose monarch = combat damage to the monarch becomes the monarch
    game within a game | game inside a game | nested game = subgame
    start over = restarts the game
    skip to end | skip to the end = ends the turn
    steal turn | steal opponent's turn = controlling another player
    mistap | mis-tap | tapped wrong = illegal action mana abilities
    two copies of planeswalker = legendary permanents same name
    legendary rule = legendary permanents same name
    control opponent's turn | take over turn = controlling another player
    mutate pile | mutate stack | creature pile = merged permanent
    mutate dies | mutated creature dies | mutate pile dies = merged permanent leaves the battlefield
    mutate under | mutate on top | mutate below | mutate over = merge on top of or under
    commander mutated | mutated commander = commander is a component of a merged permanent
    morph dies | manifest dies | manifested creature dies = face-down permanent moves owner reveal
    face-down creature dies | facedown creature dies = face-down permanent moves owner reveal
    show morph | reveal morph = face-down revealed to all players end of game
    sba before triggers = state-based actions then triggered abilities put on the stack
    sba or triggers first = state-based actions then triggered abilities put on the stack
    daytime == day
    nighttime == night
    no spells cast | nobody casts | no one casts = didn't cast any spells
    number of iterations | how many loops = shortcut loop
    oops | screwed up | messed up = illegal action
    stop infinite loop | stop the loop | break the loop = action that would end a loop
    end the loop = action that would end a loop
    couldn't cast = illegal action

    dies on own turn | dies on their turn = leaves the game during their turn
    player dies on own turn = leaves the game during their turn
    player dies on their turn | leaves on their turn = leaves the game during their turn
    quits on their turn | quits mid turn = leaves the game during their turn
    2 headed = Two-Headed Giant
    my partner loses | partner loses | partner concedes | partner quits = team loses the game
    block for partner | block for my partner | block for teammate = defending team blocks
    emperor dies | emperor is dead | emperor killed = emperor loses
    monarch dies | monarch killed = monarch leaves the game
    both heads | each head | other head = players on a team Two-Headed Giant
    commander zone change | commander changes zones = put it into the command zone
    how much life in edh | how much life in commander | how much life in brawl = starting life total
    starting life = starting life total | life total
    one seat | range one = range of influence 1 seat
    2hg land | 2hg land drop | two headed giant lands = each player on a team may play a land
    2hg attack | two headed giant attack = active team attack defending team
    2hg block | two headed giant block = defending team declares blockers
    2hg draw = each player on a team draws a card | first skips the draw step
    two headed giant draw = each player on a team draws a card | first skips the draw step
    2hg mulligan | two headed giant mulligan = each player on the starting team mulligan
    2hg priority | two headed giant priority = teams have priority
    2hg lifelink | 2hg damage = happen to each player individually shared life total
    two headed giant damage = happen to each player individually shared life total
    planar dice | planechase die | planechase dice | plane die = planar die
    sit order | where to sit = seated seating order
    show teammate | show hand to teammate = teammates may review hands discuss strategies
    talk strategy = teammates may review hands discuss strategies
    commander milled | commander discarded = commander is in a graveyard
    commander died | commander killed = commander is in a graveyard
    commander killed again | commander died again = additional for each previous time command zone
    no duplicates | no dupes | one of each card = different English name
    one against many | everyone against one | all against one = Archenemy
    leave the plane | change planes | next plane | new plane | move planes = planeswalk
    plane deck | planechase deck = planar deck
    one planar deck | shared planar deck | same planar deck = communal planar deck
    two more each time | 2 more each time = additional for each previous time command zone
    two extra each time = additional for each previous time command zone
    villain deck | villain cards = scheme
"""
