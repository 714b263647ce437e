/** What the games are called and are about, and the names of bots that their game does not name. */
export interface Title {
  readonly title: string;
  readonly blurb: string;
}

export const gamesEn: Readonly<Record<string, Title>> = {
  'andean-abyss': {
    title: 'Andean Abyss',
    blurb: 'Colombia in the 1990s: government, guerrillas, paramilitaries and cartels on one map.',
  },
  'land-battles': {
    title: 'Modern Land Battles',
    blurb: 'Two armies, three areas of the front, a hand of cards and a fistful of dice.',
  },
  'distant-plain': {
    title: 'A Distant Plain',
    blurb: 'Afghanistan: a government and its coalition, never quite allies, against two insurgencies.',
  },
  labyrinth: {
    title: 'Labyrinth',
    blurb: 'The war on terror, 2001 and after: two sides, no common rules.',
  },
  'pax-pamir': {
    title: 'Pax Pamir',
    blurb: 'The Great Game in Afghanistan: shift allegiance before the empire does.',
  },
};

export const playersEn: Readonly<Record<string, string>> = {
  'farc-nonplayer': 'Rulebook non-player',
  'auc-nonplayer': 'Rulebook non-player',
  'cartels-nonplayer': 'Rulebook non-player',
  'government-staff': 'General staff',
  random: 'Random',
  search: 'Search',
};
