/** What wins, and what would help, beside the words of the series. */
export const goals = {
  'goal.support': () => 'Population at Support and Coalition pieces Available',
  'goal.control': () => 'Population under COIN Control and Patronage',
  'goal.opposition': () => 'Population in Opposition and Taliban Bases',
  'goal.uncontrolled': () => 'Population under nobody’s Control',
  'goal.help.support': () =>
    'Civic Action shifts a space toward Support: in the Support Phase, and after Train',
  'goal.help.home': () => 'Every Coalition piece that goes back to its Available box adds one',
  'goal.help.control': () =>
    'COIN Control needs more Coalition and Government pieces than all others have there',
  'goal.help.govern': () => 'Govern turns Aid into Patronage in spaces under COIN Control',
  'goal.help.opposition': () => 'Terror, and Sharia in the Support Phase, shift spaces toward Opposition',
  'goal.help.uncontrolled': () => 'As many Warlords pieces as the strongest side has break its Control',
  'goal.help.traffic': () => 'Traffic brings a Resource for every Base where no Coalition piece stands',
};
