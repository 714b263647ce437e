/** Why something is not offered. */
import type { Voice } from '@sandtable/engine';
import type { Chance, OfCard, OfOperation } from '../params.ts';
import { counted, ops, title } from './parts.ts';

export const why = {
  'why.automatic': (p: OfCard, voice: Voice) =>
    `${title(p, voice)} is not played as an Event: it happens by itself when the card is used or discarded.`,
  'why.association': (p: OfCard, voice: Voice) => `${title(p, voice)} is an Event of the other side.`,
  'why.condition': (p: OfCard, voice: Voice) =>
    `The condition of ${title(p, voice)} is not met: ${voice.name('requires', String(p.card))}`,
  'why.effect': (p: { effect: string }, voice: Voice) => `${voice.name('effect', p.effect)} is in effect.`,
  'why.ops': (p: Chance) => `It takes ${ops(p.needed)}.`,
  'why.ops-anywhere': (p: { ops: number }) => `${counted(p.ops, 'Op is', 'Ops are')} enough nowhere.`,
  'why.nowhere': (p: OfOperation, voice: Voice) =>
    `${voice.name('operation', p.operation)} is possible in no country now.`,
  'why.islamist': () => 'Under Islamist Rule only Regime Change is possible.',
  'why.woi.fixed': () => 'Its posture is not changed by War of Ideas.',
  'why.woi.iran': () => 'Iran is neither a Muslim nor a non-Muslim country.',
  'why.woi.adversary': () => 'It is an Adversary.',
  'why.woi.good-ally': () => 'A Good Ally cannot be improved.',
  'why.woi.regime-change': () => 'In a Regime Change country troops must outnumber cells by 5.',
  'why.deploy': () => 'No troops can go anywhere with this card.',
  'why.not-hard': () => 'The US must be Hard.',
  'why.not-soft': () => 'The US must be Soft.',
  'why.no-islamist': () => 'No country can have its regime changed now.',
  'why.no-landing': (p: Chance) => `No single place can spare ${counted(p.needed, 'troop')}.`,
  'why.no-regime-change': () => 'No Regime Change country has troops.',
  'why.disrupt.iran': () => 'Nothing can be disrupted in Iran.',
  'why.disrupt.prey': () => 'There is no cell or cadre that Disrupt could affect.',
  'why.disrupt.closed': () => 'It is no Ally, and fewer than 2 troops are there.',
  'why.no-plot': () => 'There is no plot on the map.',
  'why.reassessment': () => 'It takes two cards of 3 Ops and the whole action phase.',
  'why.reserves': () => 'Only cards of 1 or 2 Ops go into the Reserves.',
  'why.no-cell': () => 'At this Funding no cell is available.',
  'why.deploy.ally': () => 'Troops go to Allies only.',
  'why.deploy.regime-change': () =>
    'A Regime Change country must keep at least 5 more troops than there are cells.',
  'why.jihad.kind': () => 'Jihad is fought in Muslim countries only.',
  'why.jihad.islamist': () => 'Islamist Rule is there already.',
  'why.jihad.margin': (p: Chance & { cells: number; troops: number }) =>
    `Cells must outnumber troops there by ${p.needed}; now ${counted(p.cells, 'cell')} against ${counted(p.troops, 'troop')}.`,
  'why.jihad.minor': () => 'A Minor Jihad is named there already: a country is fought for in one way only.',
  'why.jihad.major': () => 'A Major Jihad is named there already: a country is fought for in one way only.',
  'why.each-cell': () => 'Every cell there is named already, and each rolls once.',
  'why.travel.each-cell': () => 'Every cell there is told where to go already, and each travels once.',
  'why.plot.islamist': () => 'There are no plots under Islamist Rule.',
  'why.jihad': () => 'No cell is in a Muslim country where Jihad is possible.',
  'why.plot': () => 'No cell is outside Islamist Rule.',
};
