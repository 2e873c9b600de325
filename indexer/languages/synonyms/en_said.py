"""English words of forums, chats and judge calls where the rules have others: what is asked of a
game's course, of priority, of triggers, of combat, and cards that everybody knows a mechanic by."""

from __future__ import annotations

SAID = """
    rulebook | rule book = rules
    opposite | says otherwise | goes against = contradicts
    which one wins | which wins | what wins = takes precedence
    overrule = takes precedence
    in the middle of | mid = during
    am i dead | i'm dead | do i die | i die | you die | player dies = loses the game
    kill me | kill a player = loses the game
    knocked out | eliminated = loses the game | leaves the game
    rage quit | ragequit | disconnect = leaves the game | concede
    wincon | win condition | alternate win = wins the game
    zero out | at zero | hit zero = 0 or less life
    lifegain = gains life
    lifeloss = loses life
    win by poison | poisoned out | poison win = ten or more poison counters
    poisoned to death | die to poison | lose to poison = ten or more poison counters

    leftover mana | unused mana | extra mana = unspent mana
    save mana | keep mana = unspent mana
    mana carry over | hold mana | bank mana | store mana = unspent mana
    tap for mana = mana ability
    mana doubler | double mana | mana flare = tapped for mana
    not enough mana | can't afford = without having the necessary resources
    out of mana | no mana left = without having the necessary resources
    kick == kicker
    fix mana | mana fixing = mana of any color
    off color | outside color identity = color identity
    color pie = color

    aim | aim at | point at = target
    hit = dealt damage | deals damage
    zap | smash = deals damage
    stop | shut down | shut off = can't | prevent
    save = prevent | isn't destroyed
    run == contain
    replay | recast = cast
    remember | forget | keep track = memory
    same object | same creature again | still the same = new object with no memory
    reenter | re-enter | enters again = enters as a new object
    go through | rummage through | dig through | look thru | flip through = examine
    wildcard | any card = card with no quality
    put in play | drop into play = put onto the battlefield
    cheat out | cheat in = put onto the battlefield
    boot | kick out | send back = return to its owner's hand

    prio = priority
    first dibs = receives priority
    act after = receives priority afterward
    steps without priority | no priority = no player receives priority
    miss priority | skip priority = no player receives priority
    flash in | flash it in = flash
    reaction = in response
    on top of | over the top = in response
    go back in time = reversed
    trigger order | order triggers | order of triggers = abilities have triggered APNAP order
    triggers go first | trigger first = triggered put on the stack APNAP order
    stack triggers | triggers stack = triggered put on the stack in any order
    etb trigger | enters trigger | etb ability = enters-the-battlefield abilities
    death trigger | dies trigger | ltb trigger = leaves-the-battlefield abilities
    leaves play trigger | leave trigger = leaves-the-battlefield abilities
    delayed trigger = delayed triggered ability
    reflexive trigger = reflexive triggered ability
    cast trigger = whenever a player casts triggered ability
    trigger condition = trigger event
    on cast = when you cast this spell
    look back = look back in time
    keeps triggering = triggers again
    panharmonicon | double triggers = triggers an additional time
    torpor orb = doesn't cause abilities to trigger
    replacement = replacement effect
    prevention = prevention effect

    goes face | go face | hit face = deals combat damage to a player
    goes through | get through | connect = deals combat damage to a player
    attack trigger = whenever attacks triggered
    multi block | multiblock | multiple blockers | two blockers = blocked by multiple creatures
    extra attack | attack twice | attack again = add phases to a turn
    pull out of combat | taken out of combat | leave combat = removed from combat
    untap attacker = untapping creature declared as an attacker
    tap blocker = tapping creature declared as a blocker
    tap attacker = tapping creature declared as an attacker
    vigilant == vigilance
    flash blocker | surprise blocker | ambush = put onto the battlefield blocking
    combat trick = before blockers are declared
    first striker = first strike

    go to six | go to 6 | go down to six | keep my hand | keep hand = mulligan
    vancouver mulligan | paris mulligan = mulligan
    play or draw | draw or play | loser chooses | loser goes first = starting player
    hand limit | hand cap | discard down | max hand = maximum hand size
    no hand limit | reliquary tower | no max hand size = maximum hand size
    time walk = extra turn
    decklist | deck list = deck
    copies in my deck | copies in a deck | copies of a card = no more than four of any card
    how many copies | limit on copies = no more than four of any card
    top deck = top card of library

    free mull = first mulligan multiplayer
    halfway | midway | part way = partially
    diff = different
    w o = without
    1st = first
    2nd = second
    3rd = third
    2x | x2 = twice
    three player | four player | 3 player | 4 player | pod = multiplayer game
    1 on 1 | one on one | duel = two-player game
    bo3 | bo1 | best of three | best of 3 | best of one = match of several games
    side in | siding == sideboard
    downtick | tick down | minus ability | minus loyalty = negative loyalty cost
    uptick | tick up | plus ability | plus loyalty = loyalty ability
    leyline | start on the battlefield | start in play = begin the game with card on the battlefield
    enchanted creature dies | enchanted creature leaves = Aura not attached to an object
    aura without a creature | aura on nothing | aura fall = Aura not attached to an object
    token dies | token bounce = token ceases to exist
    just came down | just cast | just summoned = control continuously since turn began
    came down this turn | turn it comes in | turn it enters = control continuously since turn began
    turn it comes down | turn i cast it | turn i play it = control continuously since turn began
    turn into = becomes
    die together | die at the same time | see each other die = look back in time
    on opponent's turn | during opponent's turn = any time they have priority
    on their turn | during their turn = any time they have priority
    drop | slam = cast | play
    lay a land | drop a land | land per turn = play a land
    toss | chuck | ditch = discard
    pitch = rather than pay exile a card from hand
    clear the board | clear board = destroy all
    flip it | flip a morph | flip my morph | turn it over = turned face up
    ramp = search library for a land
    flip back = turn face down
    people | persons = players
    keep the old | old targets | original targets = unchanged
    tap a land for mana | tapping lands = mana ability
    token copy | copy token | token clone = token that's a copy
    token doubler | double tokens = effect would create one or more tokens
    goyf | tarmogoyf = characteristic-defining ability
    animate dead | reanimate aura = Aura entering the battlefield other than by resolving
    swords | path to exile = exile target creature
    brainstorm = draw then put cards on top of library
    rhystic study | unless they pay = abilities read unless means the same
    cloudshift | ephemerate = exile then return to the battlefield
    threaten | act of treason = gains control until end of turn
    rest in peace | leyline of the void = exile instead of graveyard
    platinum angel = can't lose the game
    opalescence = interaction of continuous effects
    dryad arbor = land and another card type can be played only as a land
    pithing needle = choose a card name
    sneak attack | show and tell = put onto the battlefield
    command tower = color identity
    wastes = colorless basic land
    storm count = spells cast before it this turn
    proliferating == proliferate
"""
