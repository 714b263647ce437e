/** J1.2 The seven new game cards of Khyber Knives. Which they are, and their numbers, is a guess; owners may correct them. */
import { court, type CourtCard } from './court.ts';

export const NEW_CARDS: readonly CourtCard[] = [
  court(109, 'intelligence', 1, 'persia', {
    prize: 'british',
    impacts: ['regime:military'],
    actions: ['bribe', 'counter-espionage'],
  }),
  court(112, 'military', 2, 'punjab', { impacts: ['regime:political'], actions: ['campaign'] }),
  court(127, 'political', 1, 'punjab', { impacts: ['leveraged'], actions: ['tax'] }),
  court(136, 'intelligence', 2, 'persia', { prize: 'russian', actions: ['travel'] }),
  court(142, 'military', 2, 'punjab', { actions: ['campaign', 'gift'] }),
  court(143, 'political', 1, 'punjab', { prize: 'afghan', impacts: ['garrison'], actions: ['bribe'] }),
  court(146, 'political', 1, 'kandahar', { impacts: ['garrison'], actions: ['bribe', 'gift'] }),
];
