/** What wins, and what would help, beside the words of the series. */
export const goals = {
  'goal.support': () => 'Total Support',
  'goal.opposition': () => 'Total Opposition and FARC Bases',
  'goal.help.support': () =>
    'Civic Action shifts a space toward Support: in the Support Phase, and after Train',
  'goal.help.opposition': () => 'Terror, and Agitation in the Support Phase, shift spaces toward Opposition',
  'goal.help.farc': () => 'Every FARC Base that is removed counts as well as one of the AUC that is built',
  'goal.help.process': () => 'Process turns Bases or Shipments into Resources',
};
