/** J6 Headlines: one file a card, and how they come into effect. */
import type { Rules, Table } from '@sandtable/engine';
import { pick } from '../../asking.ts';
import { type HeadlineNumber, LASTING } from '../../components/headlines.ts';
import { isLasting, type State, type Who } from '../../state.ts';
import { say } from '../../text/say.ts';
import { passStorm } from '../lasting.ts';
import { splendidIsolation } from './94-splendid-isolation.ts';
import { russoTurkishWar } from './95-russo-turkish-war.ts';
import { ladySaleCaptured } from './96-lady-sale-captured.ts';
import { womenOfKabul } from './97-women-of-kabul.ts';
import { pashtunwaliResurgent } from './98-pashtunwali-resurgent.ts';
import { chishtiOrderResurgent } from './99-chishti-order-resurgent.ts';
import { naqshbandiResurgent } from './100-naqshbandi-resurgent.ts';
import { outrageInKabul } from './101-outrage-in-kabul.ts';
import { slaveryAbolitionAct } from './102-slavery-abolition-act.ts';
import { confidenceFailure } from './103-confidence-failure.ts';
import { persianImperialism } from './104-persian-imperialism.ts';
import { famineInIndia } from './105-famine-in-india.ts';
import { benignNeglect } from './106-benign-neglect.ts';
import { transcaspianIsolationism } from './107-transcaspian-isolationism.ts';
import { persianIsolationism } from './108-persian-isolationism.ts';
import { riotsInKabul } from './110-riots-in-kabul.ts';
import { badWeather } from './111-bad-weather.ts';
import { europeFrustrated } from './113-europe-frustrated.ts';
import { increasingOverhead } from './114-increasing-overhead.ts';
import { britainRecoils } from './115-britain-recoils.ts';
import type { HeadlineEffect } from './rules.ts';

const EFFECTS: Readonly<Record<HeadlineNumber, HeadlineEffect>> = {
  94: splendidIsolation,
  95: russoTurkishWar,
  96: ladySaleCaptured,
  97: womenOfKabul,
  98: pashtunwaliResurgent,
  99: chishtiOrderResurgent,
  100: naqshbandiResurgent,
  101: outrageInKabul,
  102: slaveryAbolitionAct,
  103: confidenceFailure,
  104: persianImperialism,
  105: famineInIndia,
  106: benignNeglect,
  107: transcaspianIsolationism,
  108: persianIsolationism,
  110: riotsInKabul,
  111: badWeather,
  113: europeFrustrated,
  114: increasingOverhead,
  115: britainRecoils,
};

/** J6.1, J6.2 Bought: it takes effect at once, or is discarded without effect. */
export function* buyHeadline(table: Table<State>, who: Who, card: HeadlineNumber): Rules<void> {
  const { state } = table;
  // It lies among the discards while the buyer thinks.
  state.discards.push(card);
  const picked = yield* pick(state, who, {
    prompt: say('ask.headline', 'J6.2', { card: String(card) }),
    among: ['effect', 'discard'],
    label: (option) =>
      say(option === 'effect' ? 'headline.effect' : 'headline.discard', 'J6.2', { card: String(card) }),
  });
  if (picked === 'effect') return yield* takeEffect(table, who, card);
  table.fired('headline.declined');
  table.log(say('log.headline.declined', 'J6.2', { card: String(card) }));
  passStorm(table);
}

/** J6.1 At the left end of the market it takes effect by itself. */
export function* playHeadline(table: Table<State>, who: Who, card: HeadlineNumber): Rules<void> {
  table.state.discards.push(card);
  yield* takeEffect(table, who, card);
}

/** Those that stay beside the map are discarded only when they end. */
function* takeEffect(table: Table<State>, who: Who, card: HeadlineNumber): Rules<void> {
  const { state } = table;
  table.fired(`headline.${card}`);
  table.log(say('log.headline', 'J6.1', { card: String(card) }));
  passStorm(table);
  const running = EFFECTS[card]({ table, state, who });
  if (running !== undefined) yield* running;
  if (Object.values(LASTING).some((one) => one === card && isLasting(state, one)))
    state.discards.splice(state.discards.lastIndexOf(card), 1);
}
