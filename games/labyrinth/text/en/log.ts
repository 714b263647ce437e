/** What the journal says. */
import type { Voice } from '@sandtable/engine';
import type { Chance, InCountry, OfCard, OfOperation, OfSide, OnTheWay, WarOfIdeas } from '../params.ts';
import { all, counted, die, ops, place, side, signed, spot, there, title } from './parts.ts';

export const log = {
  'log.turn-begins': (p: { turn: number }) => `Turn ${p.turn}.`,
  'log.turn-ends': (p: { turn: number }) => `Turn ${p.turn} ends.`,
  'log.dealt': (p: { us: number; jihadist: number }) =>
    `${counted(p.jihadist, 'card is', 'cards are')} dealt to the Jihadist, ${p.us} to the US.`,
  'log.reshuffle': (p: { count: number; decks: number }) =>
    `The draw pile is used up (${p.count} of ${p.decks}).`,
  'log.plays': (p: OfSide & OfCard, voice: Voice) => `${side(p, voice)} plays ${title(p, voice)}.`,
  'log.hold': () => 'The US keeps its last card.',
  'log.discarded': (p: OfSide & OfCard, voice: Voice) => `${side(p, voice)} discards ${title(p, voice)}.`,
  'log.drawn': (p: OfSide & OfCard, voice: Voice) => `You draw ${title(p, voice)}.`,
  'log.draws': (p: OfSide, voice: Voice) => `${side(p, voice)} draws a card.`,
  'log.passed': (p: OfSide & OfCard, voice: Voice) => `${side(p, voice)} hands over ${title(p, voice)}.`,
  'log.passed-hidden': (p: OfSide, voice: Voice) => `${side(p, voice)} hands over a card.`,
  'log.fetched': (p: OfSide & OfCard, voice: Voice) =>
    `${side(p, voice)} takes ${title(p, voice)} into its hand.`,
  'log.hand': (p: OfSide & { cards: readonly number[] }, voice: Voice) =>
    `${side(p, voice)} holds ${p.cards.length === 0 ? 'no card' : all('card', p.cards, voice)}.`,
  'log.looks': () => 'The US looks at the hand of the Jihadist.',
  'log.event': (p: OfSide & OfCard, voice: Voice) =>
    `Event ${title(p, voice)}, carried out by ${side(p, voice)}.`,
  'log.triggered': (p: OfCard, voice: Voice) => `${title(p, voice)} is triggered.`,
  'log.automatic': (p: OfCard, voice: Voice) => `${title(p, voice)} happens by itself.`,
  'log.reserves': (p: OfSide & { now: number }, voice: Voice) =>
    `${side(p, voice)} now has ${p.now} in Reserve.`,
  'log.reserves-spent': (p: OfSide & { ops: number }, voice: Voice) =>
    `${side(p, voice)} adds its Reserves: ${ops(p.ops)}.`,
  'log.operation': (p: OfOperation & { ops: number }, voice: Voice) =>
    `${voice.name('operation', p.operation)} with ${ops(p.ops)}.`,
  'log.reassessment': () => 'Reassessment.',
  'log.no-operation': (p: OfSide, voice: Voice) => `${side(p, voice)} can carry out no Operation.`,

  'log.radicalizes': (p: { ops: number }) => `Radicalization with ${ops(p.ops)}.`,

  'log.prestige': (p: { change: number; now: number }) => `Prestige ${signed(p.change)}: ${p.now}.`,
  'log.prestige-roll': (p: { die: number; modifier: number; one: number; two: number; change: number }) =>
    `Prestige roll: ${p.die}${p.modifier === 0 ? '' : ` ${signed(p.modifier)} GWOT penalty`}, then ${p.one} and ${p.two}: ${signed(p.change)}.`,
  'log.funding': (p: { change: number; now: number }) => `Funding ${signed(p.change)}: ${p.now}.`,
  'log.governance': (p: InCountry & { governance: number }, voice: Voice) =>
    `${place(p, voice)} is now ${p.governance === 4 ? 'under ' : ''}${voice.name('governance', String(p.governance))}.`,
  'log.governance-roll': (p: InCountry & { roll: number; governance: number }, voice: Voice) =>
    `${place(p, voice)}: Governance roll ${p.roll}, ${voice.name('governance', String(p.governance))}.`,
  'log.alignment': (p: InCountry & { alignment: number }, voice: Voice) =>
    `${place(p, voice)} is now ${p.alignment === 2 ? '' : 'an '}${voice.name('alignment', String(p.alignment))}.`,
  'log.posture': (p: InCountry & { posture: number }, voice: Voice) =>
    `${place(p, voice)} is now ${voice.name('posture', String(p.posture))}.`,
  'log.posture-roll': (p: InCountry & { roll: number; modifier: number; posture: number }, voice: Voice) =>
    `${place(p, voice)}: posture roll ${p.roll}${p.modifier === 0 ? '' : ` ${signed(p.modifier)}`}, ${voice.name('posture', String(p.posture))}.`,
  'log.revolution': (p: InCountry, voice: Voice) => `Islamist Revolution in ${there(p.country, voice)}.`,
  'log.arsenal': (p: { count: number }) => `${p.count} WMD of the Pakistani arsenal become available plots.`,
  'log.wmd': () => 'One WMD becomes an available plot.',

  'log.cells-placed': (p: InCountry & { count: number }, voice: Voice) =>
    `${counted(p.count, 'Sleeper')} placed in ${there(p.country, voice)}.`,
  'log.cell-removed': (p: InCountry & { cell: string }, voice: Voice) =>
    `${place(p, voice)} loses ${p.cell === 'sadr' ? '' : 'a cell: '}${voice.name('cell', p.cell)}.`,
  'log.activated': (p: InCountry & { count: number }, voice: Voice) =>
    `${counted(p.count, 'cell')} in ${there(p.country, voice)} turned Active.`,
  'log.hides': (p: InCountry, voice: Voice) =>
    `A cell travels within ${there(p.country, voice)} and is a Sleeper.`,
  'log.travels': (p: OnTheWay, voice: Voice) =>
    `A cell travels from ${there(p.from, voice)} to ${there(p.to, voice)}.`,
  'log.cadre': (p: InCountry, voice: Voice) => `A cadre remains in ${there(p.country, voice)}.`,
  'log.cadre-removed': (p: InCountry, voice: Voice) => `The cadre in ${there(p.country, voice)} is removed.`,
  'log.troops': (p: OnTheWay & { count: number }, voice: Voice) =>
    `${counted(p.count, 'troop goes', 'troops go')} from ${spot(p.from, voice)} to ${spot(p.to, voice)}.`,
  'log.nato': (p: InCountry, voice: Voice) => `NATO stands in ${there(p.country, voice)}.`,
  'log.nato-removed': (p: InCountry, voice: Voice) => `NATO leaves ${there(p.country, voice)}.`,
  'log.aid': (p: InCountry & { now: number }, voice: Voice) =>
    `Aid for ${there(p.country, voice)}: ${p.now}.`,
  'log.aid-removed': (p: InCountry & { count: number }, voice: Voice) =>
    `${place(p, voice)} loses ${p.count} Aid.`,
  'log.besieged': (p: InCountry, voice: Voice) => `${place(p, voice)} is a Besieged Regime.`,
  'log.siege-lifted': (p: InCountry, voice: Voice) => `${place(p, voice)} is no longer a Besieged Regime.`,
  'log.regime-change': (p: InCountry, voice: Voice) => `Regime Change in ${there(p.country, voice)}.`,
  'log.regime-change-over': (p: InCountry, voice: Voice) =>
    `${place(p, voice)} is no longer a Regime Change country.`,
  'log.effect': (p: { effect: string }, voice: Voice) => `In effect: ${voice.name('effect', p.effect)}.`,
  'log.effect-over': (p: { effect: string }, voice: Voice) =>
    `No longer in effect: ${voice.name('effect', p.effect)}.`,

  'log.woi': (p: WarOfIdeas, voice: Voice) =>
    `War of Ideas in ${there(p.country, voice)}: ${p.roll}${parts(p)} = ${p.total < 0 ? signed(p.total) : p.total}: ${p.isWon ? 'success' : 'failure'}.`,
  'log.woi-short': (p: InCountry & Chance, voice: Voice) =>
    `War of Ideas in ${there(p.country, voice)} fails: it would need ${ops(p.needed)}.`,
  'log.disrupt': (p: InCountry, voice: Voice) => `Disrupt in ${there(p.country, voice)}.`,
  'log.operation-roll': (p: InCountry & Chance & { roll: number; isWon: boolean }, voice: Voice) =>
    `${place(p, voice)}: ${p.roll} (${die(p.needed)}): ${p.isWon ? 'success' : 'failure'}.`,
  'log.covert-action': (p: InCountry & { roll: number; needed: number; isWon: boolean }, voice: Voice) =>
    `${place(p, voice)}: ${p.roll} (on ${p.needed}–6): ${p.isWon ? 'success' : 'failure'}.`,

  'log.plot': (p: InCountry & { value: number }, voice: Voice) =>
    `${voice.name('plot', String(p.value))} placed in ${there(p.country, voice)}.`,
  'log.plot-hidden': (p: InCountry, voice: Voice) =>
    `A plot is placed in ${there(p.country, voice)}, face down.`,
  'log.blocked': (p: InCountry & { value: number }, voice: Voice) =>
    `Blocked in ${there(p.country, voice)}: ${voice.name('plot', String(p.value))}.`,
  'log.resolves': (p: InCountry & { value: number }, voice: Voice) =>
    `Unblocked in ${there(p.country, voice)}: ${voice.name('plot', String(p.value))}.`,
  'log.backlash': () => 'When that plot goes off, Funding drops instead of rising.',
};

const part = (value: number, what: string): string => (value === 0 ? '' : ` ${signed(value)} ${what}`);
const parts = (p: WarOfIdeas): string =>
  part(p.prestige, 'Prestige') +
  part(p.penalty, 'GWOT penalty') +
  part(p.good, 'Fair to Good') +
  part(p.aid, 'Aid') +
  part(p.neighbour, 'adjacent Good Ally');
