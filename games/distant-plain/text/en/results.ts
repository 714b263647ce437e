/** How a game alone ends (8.9), as headings for whoever counts games. */
export const results = {
  'ending.S.npWins.W': () => 'Alone: the Warlords are ahead (8.9)',
  'ending.S.npWins.G': () => 'Alone: the Government is ahead (8.9)',
  'ending.S.npWins.T': () => 'Alone: the Taliban are ahead (8.9)',
  'ending.S.npWins.C': () => 'Alone: the Coalition is ahead (8.9)',
  'ending.S.stalemate': () => 'Alone: stalemate, the player 1 to 5 ahead (8.9)',
  'ending.S.win.C': () => 'Alone: the Coalition wins, 6 or more ahead (8.9)',
  'ending.S.win.T': () => 'Alone: the Taliban win, 6 or more ahead (8.9)',
};
