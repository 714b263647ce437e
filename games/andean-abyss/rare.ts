/** Content that random play may miss for thousands of games, and why; test/nonplayers/rare.test.ts shows each. */
export const RARE: Readonly<Record<string, string>> = {
  '8.1.2.transfer.np-active': 'needs a Shipment lost beside nobody but another Active non-player',
  '8.1.2.transfer.np-underground': 'needs a Shipment lost beside another non-player',
  '8.4.card-21.any': 'needs FARC without a guerrilla in any space that can take another Base',
  '8.4.card-65.op': 'needs a faction that can place no Base in any Mountain and has no guerrilla there',
  '8.4.card-70.other-faction': 'needs a non-player without guerrillas in any Forest',
  '8.5.2.process.remove-base':
    'needs Cartels who march, with two Bases in a space and no guerrilla beside a Base',
  '8.5.2.process.sells': 'needs the same',
  '8.5.3.bribe.auc-base': 'needs Cartels and an AUC Base alone in a space, after Terror',
  '8.6.3.ambush.tie-by-victim': 'needs equal strengths and unequal victims',
  '8.7.2.march.loc-skipped-final': 'needs a March on the card before the final Propaganda',
  '8.7.3.ambush.tie-by-victim': 'needs equal strengths and unequal victims',
  '8.7.4.kidnap.city-cartels': 'needs FARC and Cartels alone in a City',
  '8.7.4.kidnap.shipment': 'needs a Cartels Shipment where FARC spreads Terror',
  '8.7.5.agitate.terror-skipped': 'needs more Terror than a poor FARC can pay for in the Round',
  '8.7.q2.three-pieces-loc': 'needs three FARC pieces on a LoC, none Underground',
  '8.8.government-no-win-at-check': 'needs a Government ahead at a Victory Phase',
  '8.8.stalemate': 'needs a whole game in which no non-player wins',
  '8.8.progress': 'needs a whole game in which no non-player wins',
  '8.8.victory': 'needs a whole game in which no non-player wins',
};
