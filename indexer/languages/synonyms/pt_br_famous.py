"""Names of well-known cards, English or Brazilian, for what the rules say of what they do: a
question often names the card and not the rule."""

from __future__ import annotations

FAMOUS = """
    ratos implacáveis | relentless rats | rat colony | shadowborn apostle | apóstolos \
| seven dwarves | sete anões | persistent petitioners | dragon's approach \
= modifica as regras para construção de deck
    spirit of the labyrinth | spirit of labyrinth | espírito do labirinto | leovold | notion thief \
= não pode comprar mais de um card
    humility | humildade | dress down | opalescence | opalescência | linguar | oko | turn to frog \
= remover habilidade | perde habilidade
    magus of the moon | alpine moon | spreading seas | contaminated ground \
= definir o subtipo de um terreno tipos de terreno básico
    urborg | yavimaya | prismatic omen | dryad of the ilysian grove | blanket of night \
= definir o subtipo de um terreno tipos de terreno básico
    platinum angel | anjo de platina | angel's grace | phyrexian unlife | lich's mastery \
= perde o jogo efeito
    laboratory maniac | lab man | maníaco do laboratório | thassa's oracle | oráculo de tassa \
| jace vence = efeito afirmar que um jogador vence o jogo
    felidar sovereign | coalition victory | test of endurance | barren glory | door to nothingness \
= efeito afirmar que um jogador vence o jogo
    linha de força | gemstone caverns | linhas de força = mão inicial inicie o jogo
    chancellor | chanceler = revele de sua mão inicial
    pó de soro = a qualquer momento em que puder fazer um mulligan
    backup plan | double stroke = conspiracy
    cavern of souls | caverna das almas | ancient ziggurat | unclaimed territory \
| pillar of origins | eldrazi temple = restringem como essa mana pode ser utilizada
    mana reflection | reflexo de mana | mirari's wake | mana flare | nyxbloom | zendikar resurgent \
| heartbeat of spring | wild growth | utopia sprawl = virada para mana
    caged sun | gauntlet of power | extraplanar lens = virada para mana
    reflecting pool | lago refletor | fellwar stone | quirion explorer = poderia produzir
    kruphix | omnath | upwelling | leyline tyrant = reserva de mana esvazia
    anel solar | sol ring | mana crypt | cripta de mana | llanowar elves | elfos de llanowar \
| birds of paradise | aves do paraíso | dark ritual | ritual sombrio = produzir mana
    hydroid krasis | hangarback walker | walking ballista | balista ambulante | endless one \
| genesis hydra = valor de X entrar no campo de batalha
    fireball | bola de fogo | banefire = escolhe e anuncia o valor de X
    engineered explosives | chalice of the void | cálice do vácuo | cálice = valor de X
    mental misstep | gitaxian probe | dismember | gut shot | surgical extraction | noxious revival \
= símbolo de mana phyrexiano 2 pontos de vida
    kitchen finks | figure of destiny | boggart ram-gang | nightveil specter \
= símbolos de mana híbridos
    spectral procession | reaper king = híbridos monocoloridos
    mastermind's acquisition | fae of wishes = card de fora do jogo
    ad nauseam | dark confidant | confidente sombrio = custo de mana convertido
    abafar | trickbind | disallow | squelch | voidslime | tale's end | teferi's response \
= habilidades na pilha podem ser anuladas
    sakura-tribe elder | mogg fanatic = destruição ou remoção da fonte não afeta
    spellskite | imp's mischief | bolt bend | ricochet trap = mude o alvo
    arc lightning | forked bolt | electrolyze = dividir efeito dano entre alvos
    ira de deus | wrath of god | damnation | supreme verdict | toxic deluge \
= afetar objetos sem ter eles como alvo
    pacto | pact of negation | ancestral vision | visão ancestral | lotus bloom | evermind \
| living end | crashing footfalls | restore balance | wheel of fate = não tem custo de mana
    force of will | força de vontade | force of negation | snuff out | fierce guardianship \
| deadly rollick | omniscience = custo alternativo
    goblin electromancer | baral | medallion | medalhão | eye of ugin | urza's incubator \
= reduzem um custo mana genérica
    trinisphere | thalia | sphere of resistance | esfera de resistência = custo aumentado
    mana leak | vazamento de mana | spell pierce | rhystic study | estudo rístico \
| smothering tithe | propaganda = a não ser que um jogador faça outra coisa
    axis of mortality | soul conduit | mirror universe | magus of the mirror \
= permuta total de pontos de vida
    sorin markov | tree of perdition | form of the dragon | exquisite archangel | blessed wind \
= define o total de pontos de vida número específico
    platinum emperion | teferi's protection | proteção de teferi = não pode perder pontos de vida
    erebos | leyline of punishment | skullcrack | everlasting torment \
= não pode ganhar pontos de vida
    soul warden | guardiã das almas | ajani's pridemate | heliod | archangel of thune \
= toda vez que ganha pontos de vida
    boon reflection | rhox faithmender | alhammarret's archive = se fosse ganhar pontos de vida
    flame of keld | torbran | furnace of rath | fiery emancipation \
= efeitos de substituição aumentariam o dano
    bolt no jace | raio no jace = dano causado a um planeswalker
    mycosynth | stuffy doll | boros reckoner = dano causado
    brainstorm | tempestade cerebral | ancestral recall | divination | adivinhação \
| sinal em sangue = cards são comprados um de cada vez
    abundance | words of worship | zur's weirding | underrealm lich = substituem a compra de cards
    sylvan library | biblioteca silvestre = compra de cards
    dark deal | windfall | wheel of fortune | roda da fortuna | timetwister \
= comprar cards ordem de turno
    hardened scales | doubling season | estação da duplicação | winding constrictor \
= marcadores colocados
    ozolith | the ozolith | o ozólito | arcbound ravager | devastador arcoligado \
= colocar esses marcadores saiu do campo de batalha
    nesting grounds | bioshift = mover um marcador
    rasputin | vampire hexmage | dark depths | profundezas sombrias = marcadores removidos
    pithing needle | agulha medular | meddling mage | nevermore | phyrexian revoker \
| sorcerous spyglass | cabal therapy | terapia da cabala = escolher um nome de card
    fire ice | fogo gelo | wear tear | assault battery | boom bust | breaking entering \
| life death = card duplo
    delver of secrets | thing in the ice | garruk relentless = card dupla face
    bruna gisela | brisela | gisela | hanweir | urza planeswalker | mishra meld = par fundido
    bonecrusher | bonecrusher giant | brazen borrower | murderous rider | lovestruck beast \
= cards de aventura
    tarmogoyf | goyf | master of etherium | serra avatar | death's shadow \
= habilidade definidora de característica define o seu poder
    argila primordial | primal plasma | corrupted shapeshifter \
= efeito de substituição define o poder série de valores
    mishra's factory | mutavault | inkmoth nexus | nexo de moscatinta | celestial colonnade \
| faceless haven = mantém o tipo de card anteriores
    urza's ruinous blast | jaya's immolating inferno | primevals' glorious rebirth \
= mágica instantânea ou feitiço lendário restrição de conjuração
    mirror gallery | galeria de espelhos | brothers yamazaki | sakashima = regra de lendas
    the abyss | abismo | concordant crossroads | nether void | living plane = regra de mundo
    tarfire | bitterblossom | all is dust | nameless inversion = card tribal
    arvoredo da dríade | seat of the synod | darksteel citadel | ancient den \
= terreno e outro tipo de card jogado apenas como um terreno
    jitte | umezawa's jitte | sword of fire and ice | espada de fogo e gelo | skullclamp \
| batterskull | lightning greaves | grevas-relâmpago | shadowspear | cranial plating = equipamento
    darksteel garrison | guarnição = fortificação
    smuggler's copter | heart of kiran | aethersphere harvester | esika's chariot = veículo
    control magic | pacifism | pacificar | rancor | animate dead | reanimar morto | spirit mantle \
| ethereal armor = aura
    curse of opulence | curse of disturbance | curse of thirst = aura anexada jogador
    history of benalia | eldest reborn | elspeth conquers death = saga capítulo
    azusa | oracle of mul daya | burgeoning | fastbond = número de terrenos que o jogador pode jogar
    cultivate | cultivar | rampant growth | crescimento desenfreado | fetchland | fetch land \
| arid mesa | primeval titan | titã primevo = colocar terrenos no campo de batalha
    watery grave | steam vents | tropical island | tundra | underground sea | savannah | bayou \
| taiga | badlands = tipo de terreno básico
    the chain veil | chain veil | oath of teferi = ativar uma habilidade de lealdade
    astral slide | lightning rift | drake haven | astral drift | archfiend of ifnir \
= reciclar desencadeada
    eternal dragon | ash barrens | krosan tusker | street wraith = reciclar
    sorin markov ult | worst fears | word of command | emrakul promised end \
= controlar outro jogador
    sundial of the infinite | discontinuity | obeka | day's undoing = terminar o turno
    time walk | time warp | nexus of fate | expropriate = turno extra
    palace jailer | queen marchesa | thorn of the black rose = monarca
    pyromancer's goggles | twincast | reverberate = copiar mágica
    trinket mage = procurar no grimório
"""
