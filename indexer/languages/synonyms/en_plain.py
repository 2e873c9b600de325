"""English words of players who come from other games, or who describe what they have no name for:
steps called phases, what is done in plain verbs, the parts of a card, and tables of several."""

from __future__ import annotations

PLAIN = """
    battle phase | attack phase | fighting phase | combat step = combat phase
    standby phase | upkeep phase = upkeep step
    untap phase = untap step
    draw phase = draw step
    end phase = end step
    cleanup phase | discard phase | discard step = cleanup step
    block phase | blocking step | blockers step | blockers phase = declare blockers step
    attack step = declare attackers step
    damage step | damage phase = combat damage step
    start phase | first phase = beginning phase
    start of my turn | start of turn | beginning of turn = beginning of upkeep | untap step
    end the turn = ending turns and phases
    turn structure | phases of a turn | parts of a turn = turn consists of phases
    steps of combat = combat phase has steps
    someone else's turn | other player's turn | not my turn = any time they have priority
    may ability | may trigger | optional trigger = effects are optional contain may

    bring back | get back = return
    stick around | stay around | stay in play = remains
    make a token | make tokens | spawn | summon a token = create token
    make mana | generate mana | get mana = add mana
    mind control | control magic = gains control
    attack value = power
    defense value = toughness
    get hit | take a hit = dealt damage
    make them discard | hand attack = discard
    pass the turn | pass turn | end my turn = ending phase
    resolves first | first to resolve | resolves last = top of the stack resolves
    counter war | counter a counterspell = counter target spell
    underneath | below it = under
    set to | becomes a 1/1 | base stats = base power and toughness
    stats | statline = power and toughness
    card draw = draws a card
    fatigue = draw from library with no cards
    -2 | -3 | -4 | -5 | -6 | -7 | -8 | -10 = negative loyalty cost
    minus two | minus three | minus six = negative loyalty cost

    artwork | picture == illustration
    art == illustration
    t symbol | arrow symbol | sideways arrow = tap symbol
    sideways == tapped
    diamond symbol | c symbol = colorless mana symbol
    snowflake = snow mana symbol
    phi symbol = Phyrexian mana symbol
    carrying == equipped | attached
    set symbol | set icon = expansion symbol
    card text | errata = Oracle card reference
    wording == Oracle card reference
    gold card | multicolour = multicolored
    monocolour | single color = monocolored
    back of the card | card back = face down
    creature subtype | race | creature class = creature type

    clockwise = turn order to the left
    turn order | seating order = order of turns
    kingmaker | table kill = leaves the game
    four way | 4 way | multi player = multiplayer
    avatar == vanguard
    sealed | prerelease = limited
    the 99 | 99 cards = Commander deck
    my general | general tax = commander
    recast my commander | commander costs more = additional for each previous time command zone
    other color card | off colour = color identity
    {c} mana | mana {c} = colorless mana
    keyword counters = keyword counter causes object to gain that keyword
    damage assignment order = assigns combat damage divided as its controller chooses
"""
