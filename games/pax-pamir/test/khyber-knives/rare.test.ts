/** What random games show too seldom (content.ts, RARE). */
import { expect, test } from 'vitest';
import { LOCATIONS } from '../../components/map.ts';
import { MODES } from '../../components/modes.ts';
import { regimesOf } from '../../components/wazirs.ts';
import { wazirOf } from '../../state.ts';
import { black, go, KHYBER, lay, white } from '../table.ts';

test.each(LOCATIONS)('J5.1 the wazir of %s brings its regime under every other', (location) => {
  const at = LOCATIONS.indexOf(location);
  for (const regime of MODES) {
    const table = lay(
      {
        regime,
        players: [white({ rupees: 6, tribes: { [location]: 1 }, tableau: [15] }), black()],
      },
      KHYBER,
    );
    const brought = regimesOf(wazirOf(table, at))[0];
    if (brought === regime) continue;
    const played = go(table, [`regime-change:${location}`]);
    expect(played.state.regime).toBe(brought);
    expect(played.fired).toEqual(
      expect.arrayContaining([`regime-change.${location}`, `regime-change.${regime}`]),
    );
    // E1.3 A political action is free under Political Fragmentation only.
    expect(played.state.turn.counted).toBe(regime === 'political' ? 0 : 1);
  }
});

test.each([109, 143, 146])('E7.1 new game card %i bribes', (card) => {
  const table = lay(
    {
      regime: 'intelligence',
      players: [
        white({ rupees: 2, tableau: [card] }),
        black({ tableau: [{ card: 17, spies: [{ of: 'white' }] }] }),
      ],
    },
    KHYBER,
  );
  expect(go(table, [`bribe:${card}`, 'left']).fired).toContain(`bribe:${card}`);
});

test('E6.1 new game card 109 hunts spies', () => {
  const table = lay(
    {
      regime: 'intelligence',
      players: [white({ tableau: [{ card: 109, spies: [{ of: 'white' }, { of: 'black' }] }] }), black()],
    },
    KHYBER,
  );
  expect(go(table, ['counter-espionage:109']).fired).toContain('counter-espionage:109');
});
