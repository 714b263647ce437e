/** What can be chosen before play. */
export const settings = {
  'scenario.lets-roll': () => 'Let’s Roll! (2001)',
  'scenario.you-can-call-me-al': () => 'You Can Call Me Al (2001, what if)',
  'scenario.anaconda': () => 'Anaconda (2002)',
  'scenario.mission-accomplished': () => 'Mission Accomplished? (2003)',
  'option.length': () => 'Length of the game',
  'option.length.standard': () => 'Standard: one deck',
  'option.length.tournament': () => 'Tournament final: two decks',
  'option.length.campaign': () => 'Campaign: three decks',
  'option.nonPlayers': () => 'Run by the rulebook',
  'option.nonPlayers.help': () => 'Alone you play the US, and the Jihadist follows the charts of chapter 9.',
  'option.nonPlayers.none': () => 'nobody: two players',
  'option.nonPlayers.jihadist': () => 'the Jihadist: alone',
  'option.ideology': () => 'Jihadist ideology (alone)',
  'option.ideology.help': () => 'Makes the game alone harder, step by step (9.7).',
  'option.ideology.none': () => 'none',
  'option.ideology.coherent': () => 'Coherent',
  'option.ideology.attractive': () => 'Attractive',
  'option.ideology.potent': () => 'Potent',
  'option.ideology.infectious': () => 'Infectious',
  'option.ideology.virulent': () => 'Virulent',
  'option.evenDeal': () => 'Even deal (alone)',
  'option.evenDeal.help': () =>
    'Hands are dealt by turns out of three piles, one for each association (9.2).',
  'option.printedCards': () => 'Cards in the printed sense',
  'option.printedCards.help': () =>
    'Where our rulebook’s card texts seem to have slipped (cards 20, 23–25, 33, 34, 50, 76, 80, 107, 116), the printed cards decide.',
  'option.prestigePenalty': () => 'GWOT penalty on Prestige rolls',
  'option.prestigePenalty.help': () =>
    'While there is a GWOT penalty the die for the direction counts 1 less.',
  'option.allOpium': () => 'Opium takes every cell',
  'option.allOpium.help': () =>
    'Under Islamist Rule, card 72 places all cells of the track, available or not.',
  'option.softTravel': () => 'Travel toward Soft countries (alone)',
  'option.softTravel.help': () =>
    'Under a Soft US the fourth box of the Travel chart looks for Soft non-Muslim countries instead of unmarked Muslim ones.',
  'option.allRolls': () => 'Every roll of a card is made (for two)',
  'option.allRolls.help': () =>
    'For Recruit, Jihad and Plot the Jihadist rolls as often as the value of the card says, as far as there are cells for it (8.1.2). Otherwise one roll is enough.',
  'option.reservesFirst': () => 'Reserves before a test',
  'option.reservesFirst.help': () =>
    'A War of Ideas whose test leaves too little value fails (4.9.5): the US adds Reserves before the test or not at all. Otherwise it may add them after it.',
  'attachment.figures': () => 'Figures of the printed board: recruit numbers, resources, plots (JSON)',
  'attachment.tables': () => 'Random Country tables of the printed sheet (JSON)',
  'attachment.position': () => 'Position to start from (JSON)',
  'player.jihadist-nonplayer': () => 'Non-player',
  'player.us-staff': () => 'US staff: tries its plans before it plays',
};
