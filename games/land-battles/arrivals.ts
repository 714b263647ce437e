/** R9 Force cards that come from the reserve into the Breakthrough Area. Also the bonus of a Terrain card (D61). */
import { number, pick, type Rules, type Table } from '@sandtable/engine';
import { rowsIn } from './areas.ts';
import type { Nation } from './cards/card-set.ts';
import { cardsOf, kindById, kindIdOf, LAST_ROW, playerOf, type State } from './state.ts';
import { say } from './text/say.ts';

/** The kinds in a player's reserve worth at most so much, each once. */
export function affordable(state: State, nation: Nation, value: number): string[] {
  const cards = cardsOf(state);
  const kinds: string[] = [];
  for (const card of playerOf(state, nation).reserve) {
    const kind = kindIdOf(card);
    if (!kinds.includes(kind) && kindById(cards, kind).vp <= value) kinds.push(kind);
  }
  return kinds;
}

/** Brings in force cards worth at most `value`; what is not used is lost (D11). */
export function* arrivals(table: Table<State>, nation: Nation, value: number, rule: string): Rules<void> {
  const { state } = table;
  const { team } = playerOf(state, nation);
  const asking = { seats: [nation] };
  let left = value;
  for (;;) {
    const points = left;
    if (affordable(state, nation, points).length === 0) return;
    const kind = yield* pick<string, 'done'>(asking, {
      prompt: say('ask.arrival', rule, { points }),
      among: () => affordable(state, nation, points),
      label: (one) => say('pick.kind', rule, { kind: one, points: kindById(cardsOf(state), one).vp }),
      pass: 'done',
      passLabel: () => say('pick.done', rule),
      isPassFirst: true,
      always: true,
    });
    if (kind === 'done') return;
    left -= kindById(cardsOf(state), kind).vp;
    const row = yield* number(asking, {
      prompt: say('ask.arrival.row', rule, { kind }),
      from: 1,
      to: Math.min(LAST_ROW, rowsIn(state, team, 'breakthrough') + 1),
      label: (one) => say('pick.row', rule, { area: 'breakthrough', row: one }),
      always: true,
    });
    bringIn(table, nation, kind, row);
  }
}

/** D37: without Acted counter and hits. It counts as progress (R17). */
function bringIn(table: Table<State>, nation: Nation, kind: string, row: number): void {
  const { state } = table;
  const player = playerOf(state, nation);
  const at = player.reserve.findIndex((card) => kindIdOf(card) === kind);
  const [id] = player.reserve.splice(at, 1);
  if (at < 0 || id === undefined) throw new Error(`no ${kind} in reserve`);
  const { team } = player;
  state.forces.push({ id, kind, owner: nation, team, area: 'breakthrough', row, hits: 0, acted: false });
  state.idle = 0;
  table.log(say('log.arrives', 'R9', { force: id, row }));
}
