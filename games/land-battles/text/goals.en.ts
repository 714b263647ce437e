/** What wins, and what would help. */
export const goalsEn = {
  'goal.wins.points': () => 'At once: points',
  'goal.wins.breakthrough': () => 'At once: the enemy has no force card left in the Breakthrough Area',
  'goal.points': () => 'Victory points',
  'goal.breakthrough': () => 'Enemy force cards in the Breakthrough Area',
  'goal.help.destroy': () => 'Destroy force cards: four hits each; they bring their points',
  'goal.help.secure': () => 'Secure Terrain cards: they bring theirs',
  'goal.help.superiority': () => 'Superiority adds to the dice of attacks there',
};
