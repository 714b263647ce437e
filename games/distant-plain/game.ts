/** A Distant Plain as a game of the engine, without those who play it. */
import { appraisal, enforced, stages } from '@sandtable/coin';
import { contentOf as verbsOf } from '@sandtable/coin/event-language';
import type { Chance, Game, Setting } from '@sandtable/engine';
import { bookEn, bookJa } from './book.ts';
import { CARDS } from './cards.ts';
import { drawDeceptions, redealDeceptions } from './deception.ts';
import { drawCard, redeal, shuffledDeck } from './deck.ts';
import { deployers, deployFreely } from './deployment.ts';
import { contentOf, sidesOf } from './events/execute.ts';
import { VOCABULARY } from './events/vocabulary.ts';
import { type Faction, FACTIONS } from './forces.ts';
import { putRemovedInEffect } from './in-effect.ts';
import { faultOf } from './laws.ts';
import { doTalk, talk } from './negotiation.ts';
import { NON_PLAYER_SEATS, optionFaults, OPTIONS, seatsOf, variantsOf } from './options.ts';
import { digest } from '@sandtable/coin';
import { goalsOf } from './goals.ts';
import { overviewOf } from './overview.ts';
import { ownersFileFaults } from './owners-file.ts';
import { ownersFileMaker } from './owners-file-maker.ts';
import { applyPosition, positionFaults, positionOf } from './position.ts';
import { playPhase } from './propaganda/index.ts';
import { RARE } from './rare.ts';
import { scenario, type ScenarioId, SCENARIOS } from './scenarios.ts';
import { beginCard, playCard } from './sequence.ts';
import { deploy, emptyTable, placeMarkers } from './setup.ts';
import { ACTIVITIES, OPERATIONS, type Plain, type State } from './state.ts';
import { speech } from './text/index.ts';
import { ISLAMABAD } from './tracks.ts';
import { margin, resultOf } from './victory.ts';
import { titled } from './titles.ts';
import { type View, viewOf } from './view.ts';

/** An owner's file as it is kept in the state. */
function correctionsIn(setting: Setting): string {
  const cards = setting.attachments?.['cards'];
  return cards === undefined ? '' : JSON.stringify(cards);
}

const PROPAGANDAS = 6;

const { beginDeployed, beginFreely, step } = stages<Plain>({
  factions: FACTIONS,
  deployers,
  deployFreely,
  drawCard,
  beginCard,
  playCard,
  playPhase,
});

function setup(setting: Setting, chance: Chance): State {
  const chosen = scenario(setting.scenario as ScenarioId);
  const { removed, piles } = chosen.deck;
  const state = emptyTable(variantsOf(setting), correctionsIn(setting));
  const { deck, unused } = shuffledDeck(chance, { unused: removed, propagandas: PROPAGANDAS - piles });
  state.deck.push(...deck);
  state.unused.push(...unused);
  if (setting.options['deception'] === true) drawDeceptions(state, chance);
  const position = setting.attachments?.['position'];
  if (position !== undefined) {
    applyPosition(state, position);
    return state;
  }
  for (const card of unused) putRemovedInEffect(state, card);
  placeMarkers(state, chosen);
  const begin = setting.options['freeDeployment'] === true ? beginFreely : beginDeployed;
  begin(state, (factions) => deploy(state, chosen, factions));
  return state;
}

/** Every text of a card, and every verb it has. */
const EVENT_CONTENT = CARDS.flatMap((card) =>
  sidesOf(card.number).flatMap((side) => {
    const item = contentOf(card.number, side);
    return [item, ...verbsOf(VOCABULARY, item, card[side] ?? [])];
  }),
);

export const game: Game<State, View> = {
  id: 'distant-plain',
  version: 5,
  scenarios: SCENARIOS,
  options: OPTIONS,
  makers: { cards: ownersFileMaker },
  positionOf,
  attachments: {
    cards: (document) => ownersFileFaults(document),
    // Of cards that are refused the faults are told; no position is read with them.
    position: (document, setting) =>
      ownersFileFaults(setting.attachments?.['cards'] ?? {}).length > 0
        ? []
        : positionFaults(emptyTable(variantsOf(setting), correctionsIn(setting)), document),
  },
  check: optionFaults,
  seats: seatsOf,
  setup,
  step: (table) => step(titled(table)),
  result: resultOf,
  view: viewOf,
  overview: overviewOf,
  goals: goalsOf,
  digest,
  determinize(state, viewer, chance) {
    redeal(state, chance);
    redealDeceptions(state, viewer, chance);
  },
  asides: (state, seat, most) => talk(state, seat as Faction, most),
  aside: (table, seat, id) => doTalk(table, seat as Faction, id),
  content: [
    ...EVENT_CONTENT,
    ...OPERATIONS.map((operation) => `operation.${operation}`),
    ...ACTIVITIES.map((activity) => `activity.${activity}`),
    ...ISLAMABAD.map((box) => `islamabad.${box}`),
  ],
  rare: RARE,
  bound: 50_000,
  laws: enforced(faultOf, speech.en),
  appraise: appraisal(FACTIONS, margin),
  speech,
  book: { en: bookEn, ja: bookJa },
  nonPlayers: NON_PLAYER_SEATS,
};
