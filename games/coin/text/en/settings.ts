/** What can be chosen before play. */
export const settings = {
  'scenario.standard': () => 'Standard deployment',
  'option.nonPlayers': () => 'Non-player factions',
  'option.nonPlayers.help': () => 'Factions nobody plays follow the rules of chapter 8.',
  'option.nonPlayers.none': () => 'none: four players',
  'option.practice': () => 'Practice game without non-players',
  'option.practice.none': () => 'no',
  'option.hiddenNext': () => 'The next card stays face down',
  'option.eligibility': () => 'Order of the factions',
  'option.eligibility.standard': () => 'from the card in play',
  'option.eligibility.a': () => 'from the next card (option A)',
  'option.eligibility.b': () => 'from the next card, and acting costs no Eligibility (option B)',
  'attachment.position': () => 'Position to start from (JSON)',
};
