/** Content that random play may miss for thousands of games: why, and the test that shows it instead. */
export const RARE: Readonly<Record<string, string>> = {
  'operation.none': 'A Jihadist without a cell or an Operation left to him: test/play-card.test.ts',
  'P.event-unmarked': 'Danish Cartoons before any Muslim country is tested: test/jihadist/events.test.ts',
  'M.from-good-besieged': 'A Good country under siege with cells enough: test/jihadist/charts.test.ts',
  'N.shift-ir':
    'An Ally under Islamist Rule and no other (Darfur before a Leak): test/jihadist/shifts.test.ts',
  'N.shift-impossible-skipped':
    'Card 94 after some of its countries became Poor: test/jihadist/shifts.test.ts',
  'N.shift-none': 'Card 94 after all of its countries became Poor: test/jihadist/shifts.test.ts',
  'N.sadr-lost-last': 'Sadr alone fights and fails: test/jihadist/shifts.test.ts',
  'V.iran-good': 'A Good Shia-Mix country when Iran is turned up: test/jihadist/events.test.ts',
  'V.mahdi-good': 'A Good Shia-Mix country with cells and troops: test/jihadist/events.test.ts',
  'V.exkgb-in-vain':
    'Ex-KGB with the world at Hard or Soft 3 and Central Asia an Adversary: test/jihadist/events.test.ts',
  'X.shia-table-miss':
    'Every Shia-Mix country is on the table, so only an owner’s table can miss: test/jihadist/random.test.ts',
  'Z.travel-skipped': 'Radicalization with an empty track and an empty map: test/jihadist/charts.test.ts',
  'Z.plot-skipped-no-country':
    'Radicalization with every cell under Islamist Rule below Funding 9: test/jihadist/charts.test.ts',
  'Z.plot-skipped-no-marker': 'Radicalization with all six plots on the map: test/jihadist/charts.test.ts',
  'F.wmd-swap-later': 'A WMD comes while all numbered plots are on the map: test/jihadist/events.test.ts',
  'S.last-cell-no-win': 'The US removes the last cell of the map: test/victory.test.ts',
  'S.end-not-twice': 'The end with 6 Good resources and half as many Islamist ones: test/victory.test.ts',
  'S.fair-good-15': 'Fifteen Fair or Good countries: test/victory.test.ts',
};
