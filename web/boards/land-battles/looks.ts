/** How the nations and the teams are told apart. */
import type { Nation, Team } from '@sandtable/land-battles/board';
import type { SeatLook } from '../../parts/seat-look.ts';

// Red and blue are the teams': a nation may play for either.
export const NATION_LOOKS: Readonly<Record<Nation, SeatLook>> = {
  usa: { colour: 'var(--seat-6)', letter: 'US', shape: 'shield' },
  ussr: { colour: 'var(--seat-5)', letter: 'SU', shape: 'hexagon' },
  uk: { colour: 'var(--seat-4)', letter: 'UK', shape: 'circle' },
  china: { colour: 'var(--seat-3)', letter: 'CN', shape: 'square' },
  israel: { colour: 'var(--seat-7)', letter: 'IL', shape: 'hexagon' },
  arab: { colour: 'var(--seat-8)', letter: 'AR', shape: 'circle' },
  insurgent: { colour: '#6b6455', letter: 'IN', shape: 'diamond' },
};

export const TEAM_COLOURS: Readonly<Record<Team, string>> = { red: 'var(--seat-2)', blue: 'var(--seat-1)' };
