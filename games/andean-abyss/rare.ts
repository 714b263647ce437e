/** Content that random play may miss for thousands of games: why, and which test shows it instead. */
export const RARE: Readonly<Record<string, string>> = {
  '8.4.card-70.other-faction':
    'needs a non-player without guerrillas in any Forest; test/nonplayers/events.test.ts',
  '8.5.2.process.remove-base':
    'needs Cartels at 0 Resources with Bases in crowded spaces; test/nonplayers/cartels.test.ts',
  '8.6.3.ambush.tie-by-victim': 'needs equal strengths and unequal victims; test/nonplayers/auc.test.ts',
  '8.7.2.march.loc-skipped-final':
    'needs a March on the card before the final Propaganda; test/nonplayers/farc.test.ts',
  '8.7.3.ambush.tie-by-victim': 'needs equal strengths and unequal victims; test/nonplayers/farc.test.ts',
  '8.7.4.kidnap.city-cartels': 'needs FARC and Cartels alone in a City; test/nonplayers/farc.test.ts',
  '8.7.4.kidnap.shipment': 'needs a Cartels Shipment where FARC spreads Terror; test/nonplayers/farc.test.ts',
  '8.7.q2.three-pieces-loc':
    'needs three FARC pieces on a LoC, none Underground; test/nonplayers/farc.test.ts',
  '8.8.government-no-win-at-check':
    'needs a Government ahead at a Victory Phase; test/nonplayers/game.test.ts',
  '8.8.stalemate': 'needs a whole game in which no non-player wins; test/victory.test.ts',
  '8.8.progress': 'needs a whole game in which no non-player wins; test/victory.test.ts',
  '8.8.victory': 'needs a whole game in which no non-player wins; test/victory.test.ts',
};
