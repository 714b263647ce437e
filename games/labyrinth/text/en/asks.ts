/** What people are asked. */
import type { Voice } from '@sandtable/engine';
import type { InCountry, OfCard, OfOperation, OnTheWay, ToGo } from '../params.ts';
import { ops, spot, stillToGo, there, title, toGo } from './parts.ts';

const way = (p: OnTheWay, voice: Voice) => `from ${spot(p.from, voice)} to ${spot(p.to, voice)}`;

export const asks = {
  'ask.card': (p: { number: number }) => `Which card do you play as number ${p.number} of this action phase?`,
  'ask.use': (p: OfCard & { ops: number }, voice: Voice) =>
    `${title(p, voice)} (${ops(p.ops)}): what do you use it for?`,
  'ask.order': (p: OfCard & OfOperation, voice: Voice) =>
    `${title(p, voice)} happens by this: before or after ${voice.name('operation', p.operation)}?`,
  'ask.in-between': (p: OfCard, voice: Voice) => `${title(p, voice)}: play another card in between?`,
  'ask.cadre': () => 'Remove a cadre of yours?',
  'ask.reserves': (p: OfOperation & { needed: number }, voice: Voice) =>
    p.needed === 0
      ? `Add your Reserves to ${voice.name('operation', p.operation)}?`
      : `${voice.name('operation', p.operation)} needs ${ops(p.needed)} now: add your Reserves?`,
  'ask.reassessment': () => 'Reassessment: what comes next?',

  'ask.woi': () => 'War of Ideas where?',
  'ask.deploy.from': () => 'Deploy troops from where?',
  'ask.deploy.to': (p: { from: string }, voice: Voice) =>
    `Where do the troops from ${spot(p.from, voice)} go?`,
  'ask.deploy.number': (p: OnTheWay, voice: Voice) => `How many troops go ${way(p, voice)}?`,
  'ask.deploy.nato': (p: OnTheWay, voice: Voice) =>
    `Does NATO leave ${spot(p.from, voice)} too? Its marker is then removed.`,
  'ask.regime-change': () => 'Regime Change where?',
  'ask.regime-change.from': (p: InCountry, voice: Voice) =>
    `Where do the troops for the Regime Change in ${there(p.country, voice)} come from?`,
  'ask.withdraw': () => 'Withdraw from which Regime Change country?',
  'ask.disrupt': () => 'Disrupt where?',
  'ask.disrupt.cell': (p: InCountry & ToGo, voice: Voice) =>
    `Which cell in ${there(p.country, voice)} is disrupted${stillToGo(p.left)}?`,
  'ask.alert': () => 'Which plot is blocked?',

  'ask.recruit': (p: ToGo) => `Recruit where${toGo(p.left)}?`,
  'ask.recruit.place': (p: ToGo) =>
    `Not enough cells for every success: where is one placed${stillToGo(p.left)}?`,
  'ask.travel.from': (p: ToGo) => `Which country does a cell travel from${toGo(p.left)}?`,
  'ask.travel.cell': (p: InCountry, voice: Voice) => `Which cell of ${there(p.country, voice)} travels?`,
  'ask.travel.to': (p: { from: string }, voice: Voice) =>
    `Where does the cell from ${there(p.from, voice)} travel?`,
  'ask.jihad': (p: ToGo) => `Jihad where${toGo(p.left)}?`,
  'ask.jihad.lost': (p: InCountry, voice: Voice) => `Which cell in ${there(p.country, voice)} is lost?`,
  'ask.plot': (p: ToGo) => `Plot where${toGo(p.left)}?`,
  'ask.plot.marker': (p: InCountry, voice: Voice) => `Which plot is placed in ${there(p.country, voice)}?`,
  'ask.sadr': (p: InCountry, voice: Voice) =>
    `Does Sadr act in ${there(p.country, voice)} instead of a Sleeper?`,

  'ask.alone.use': (p: OfCard & { ops: number }, voice: Voice) =>
    `The Jihadist turns up ${title(p, voice)} (${ops(p.ops)}): Event or Operation?`,
  'ask.alone.operation': (p: OfCard & { ops: number }, voice: Voice) =>
    `${title(p, voice)}: which Operation with ${ops(p.ops)}?`,
  'ask.madrassas': (p: ToGo) => `Madrassas: recruit where, with ${ops(p.left)}?`,
  'ask.travel.destination': (p: ToGo) => `Where does a cell travel to${stillToGo(p.left)}?`,
  'ask.travel.visa': (p: ToGo) => `Where does a cell travel to without a roll${stillToGo(p.left)}?`,
  'ask.travel.source': (p: { to: string }, voice: Voice) =>
    `Where does the cell for ${there(p.to, voice)} come from?`,
  'ask.radicalize.cell': () => 'Radicalization: where is a cell placed?',
  'ask.radicalize.travel': () => 'Radicalization: where does a cell travel to?',
  'ask.radicalize.plot': () => 'Radicalization: where is a plot placed?',
  'ask.radicalize.worsen': () => 'Radicalization: where does Governance worsen?',
  'ask.shia-mix': (p: OfCard, voice: Voice) => `${title(p, voice)}: which country of the Shia-Mix table?`,
  'ask.nearest': (p: OfCard & InCountry, voice: Voice) =>
    `${title(p, voice)}: which country, the nearest to ${there(p.country, voice)}?`,

  'ask.resolve': () => 'Which plot is resolved next?',
  'ask.reroll': (p: InCountry, voice: Voice) => `Repeat the posture roll of ${there(p.country, voice)}?`,
  'ask.schengen': (p: ToGo) => `Which other Schengen country is rolled for${stillToGo(p.left)}?`,
  'ask.setup.cell': (p: ToGo) => `Where does a cell start${stillToGo(p.left)}?`,
  'ask.setup.reroll': () => 'Repeat the posture roll of one Schengen country?',

  'ask.event.remove': (p: OfCard & ToGo, voice: Voice) =>
    `${title(p, voice)}: remove from where${toGo(p.left)}?`,
  'ask.event.place': (p: OfCard & ToGo, voice: Voice) => `${title(p, voice)}: place where${toGo(p.left)}?`,
  'ask.event.shift': (p: OfCard & ToGo, voice: Voice) =>
    `${title(p, voice)}: which country changes its alignment${toGo(p.left)}?`,
  'ask.event.improve': (p: OfCard & ToGo, voice: Voice) =>
    `${title(p, voice)}: where does Governance improve${toGo(p.left)}?`,
  'ask.event.worsen': (p: OfCard & ToGo, voice: Voice) =>
    `${title(p, voice)}: where does Governance worsen${toGo(p.left)}?`,
  'ask.event.posture': (p: OfCard & ToGo, voice: Voice) =>
    `${title(p, voice)}: whose posture is set${toGo(p.left)}?`,
  'ask.event.aid': (p: OfCard & ToGo, voice: Voice) =>
    `${title(p, voice)}: which country gets Aid${toGo(p.left)}?`,
  'ask.event.act': (p: OfCard & ToGo, voice: Voice) => `${title(p, voice)}: where${toGo(p.left)}?`,
  'ask.event.choose': (p: OfCard & ToGo, voice: Voice) => `${title(p, voice)}: which country${toGo(p.left)}?`,
  'ask.event.cell': (p: OfCard & InCountry, voice: Voice) =>
    `${title(p, voice)}: which cell of ${there(p.country, voice)}?`,
  'ask.event.posture-of': (p: OfCard & InCountry, voice: Voice) =>
    `${title(p, voice)}: which posture does ${there(p.country, voice)} take?`,
  'ask.event.plot': (p: OfCard, voice: Voice) => `${title(p, voice)}: which plot?`,
  'ask.event.effect': (p: OfCard, voice: Voice) => `${title(p, voice)}: which marker?`,
  'ask.event.discard': (p: OfCard, voice: Voice) => `${title(p, voice)}: which card is discarded?`,
  'ask.event.fetch': (p: OfCard, voice: Voice) => `${title(p, voice)}: which card do you take back?`,
  'ask.event.operation': (p: OfCard & { ops: number }, voice: Voice) =>
    `${title(p, voice)}: which Operation with ${ops(p.ops)}?`,
  'ask.event.regime-change': (p: InCountry, voice: Voice) =>
    `Regime Change in ${there(p.country, voice)} at once?`,
};
