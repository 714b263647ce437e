/** K5, E11 Shere Khan taxes like anybody; how the sum is split is golden. */
import type { Rules } from '@sandtable/engine';
import { mayTax, taxSources } from '../../actions/tax.ts';
import { isColour } from '../../asking.ts';
import { locationId } from '../../components/map.ts';
import { placeNamed } from '../../market-places.ts';
import { sourceLabel, takeRupee } from '../../sources.ts';
import { courtCard, playerOf, rupeesAt, shelterOf, type State, whoIs } from '../../state.ts';
import { say } from '../../text/say.ts';
import { Allowance } from '../badal.ts';
import { golden } from '../golden.ts';
import { explain } from '../telling.ts';
import type { KhanAct } from './act.ts';

export function* tax(act: KhanAct): Rules<boolean> {
  const { table, state, who } = act;
  const { location } = courtCard(state, act.court.card);
  const params = { location: locationId(location) };
  const allowance = new Allowance(act);
  const isEntitled = mayTax(state, who, location);
  let taken = 0;
  while (allowance.most > 0) {
    const sources = isEntitled ? taxSources(state, who, location) : [];
    if (sources.length === 0) break;
    const source = yield* chooseSource(act, sources, allowance.most);
    allowance.use();
    explain(
      table,
      isColour(source) ? say('sk.tax.player', 'E11.3', params) : say('sk.tax.market', 'E11.3', params),
    );
    takeRupee(table, who, source, 'E11.3');
    taken++;
  }
  if (taken === 0) explain(table, say('sk.tax.none', 'E11.2', params));
  return taken > 0;
}

/** Asked only if there is more to be had than he may take. */
function* chooseSource(
  { table, state, who }: KhanAct,
  sources: readonly string[],
  most: number,
): Rules<string> {
  let all = 0;
  for (const source of sources) all += amountAt(state, source);
  const [first] = sources;
  if (all <= most && first !== undefined) return first;
  return yield* golden(table, who, {
    prompt: say('ask.khan.tax', 'E11.3'),
    among: sources,
    label: (option) => sourceLabel(state, option, 'E11.3'),
  });
}

/** E11.4 What lies above the shelter, or on a market card. */
function amountAt(state: State, source: string): number {
  if (!isColour(source)) return rupeesAt(state, placeNamed(source));
  const player = playerOf(state, whoIs(state, source));
  return player.rupees - shelterOf(state, player);
}
