/** What can be chosen before play. */
export const settings = {
  'scenario.free-deployment': () => 'Free deployment',
  'option.nonPlayers.cartels': () => 'Cartels',
  'option.nonPlayers.auc': () => 'AUC',
  'option.nonPlayers.farc': () => 'FARC',
  'option.nonPlayers.auc-cartels': () => 'AUC and Cartels: two players',
  'option.nonPlayers.farc-auc-cartels': () => 'all Insurgents: solitaire',
  'option.practice.help': () => 'Two or three players share all four factions (1.5).',
  'option.practice.three': () => 'three players: AUC runs the Cartels too',
  'option.practice.two': () => 'two players: the Government runs AUC too, FARC the Cartels',
  'option.hiddenNext.help': () => 'Makes deciding easier; the last Event card then has no limits (2.2).',
  'option.shortGame': () => 'Short game',
  'option.shortGame.help': () => 'The third Propaganda card is the final one (2.4.1).',
  'player.farc-nonplayer': () => 'Non-player',
  'player.auc-nonplayer': () => 'Non-player',
  'player.cartels-nonplayer': () => 'Non-player',
  'player.government-staff': () => 'General staff',
};
