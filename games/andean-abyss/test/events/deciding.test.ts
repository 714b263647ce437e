/** Who decides on a card, and what may be declined: every text, executed by everybody, on a map with something of all. */
import { expect, test } from 'vitest';
import { EVENT_CARDS } from '../../cards.ts';
import { sidesOf } from '../../events/execute.ts';
import { type Faction, FACTIONS } from '../../forces.ts';
import { AT } from '../../map.ts';
import type { Side } from '../../state.ts';
import { situation } from '../table.ts';
import { begin } from './event.ts';

/**
 * By card, the first to decide on the unshaded and on the shaded text: a faction, or whoever executes it; with a
 * question mark where it may decline ("may", "up to": D58). Texts that leave nothing to decide are not here.
 */
const FIRST: Readonly<Record<number, readonly [unshaded: string, shaded?: string]>> = {
  4: ['executor', 'executor'],
  5: ['executor', 'executor'],
  6: ['executor', 'executor'],
  8: ['government?', ''],
  14: ['government', 'executor'],
  15: ['', 'executor'],
  19: ['executor?'],
  20: ['government?', 'farc?'],
  21: ['executor', 'executor'],
  22: ['executor', ''],
  23: ['executor', 'government'],
  24: ['executor', 'executor'],
  25: ['executor', 'executor'],
  26: ['cartels?', ''],
  27: ['government?', ''],
  28: ['executor', 'executor'],
  29: ['government', 'executor'],
  30: ['executor', 'government'],
  31: ['executor', 'executor'],
  32: ['executor', ''],
  33: ['executor', 'executor'],
  34: ['executor', 'executor'],
  35: ['executor', 'executor'],
  36: ['government'],
  37: ['government?', 'auc?'],
  38: ['executor', ''],
  39: ['executor', 'executor?'],
  40: ['executor', 'executor'],
  41: ['executor', ''],
  42: ['executor', ''],
  43: ['executor', 'executor'],
  44: ['executor', 'executor'],
  46: ['executor'],
  47: ['government?', 'auc'],
  48: ['executor', 'executor'],
  49: ['', 'executor'],
  50: ['government?', 'executor'],
  51: ['', 'executor'],
  52: ['executor', 'executor'],
  53: ['executor'],
  54: ['executor?'],
  55: ['executor', 'executor'],
  56: ['', 'executor'],
  57: ['executor?', 'executor'],
  58: ['', 'cartels?'],
  59: ['government?', 'cartels?'],
  60: ['executor', 'cartels'],
  61: ['executor', 'executor'],
  62: ['executor?', ''],
  63: ['executor'],
  64: ['executor', ''],
  65: ['executor'],
  66: ['executor', ''],
  68: ['executor', ''],
  69: ['executor?'],
  70: ['', 'executor?'],
  71: ['executor', 'executor'],
  72: ['executor', 'executor'],
};

/** D26: the Government has no guerrillas for card 70, so it must name somebody. 1.4.1: Cartels may withdraw first. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'government 70 shaded': 'executor',
  'cartels 72 shaded': 'executor?',
};

const everything = () =>
  situation({
    spaces: {
      bogota: { level: 'AS', troops: 3, police: 3, 'farc-active': 1, 'auc-active': 1, 'cartels-active': 1 },
      cali: { level: 'PS', troops: 2, police: 2, 'cartels-base': 1, 'cartels-underground': 1 },
      medellin: { police: 1, 'cartels-base': 1, 'cartels-active': 1 },
      pasto: { level: 'PO', police: 1, 'farc-active': 1 },
      neiva: { level: 'PO' },
      antioquia: { level: 'PO', 'farc-underground': 2, 'farc-base': 1, 'auc-base': 1, 'auc-active': 1 },
      huila: { level: 'AO', troops: 2, police: 1, 'farc-underground': 2, 'farc-base': 1, 'auc-active': 1 },
      santander: { police: 1, 'auc-active': 1, 'farc-base': 1, 'cartels-active': 1 },
      arauca: { level: 'AO', 'farc-underground': 2, 'cartels-base': 1, 'auc-underground': 1 },
      choco: { level: 'PO', troops: 2, 'government-base': 1, 'farc-active': 2, 'auc-active': 1 },
      guaviare: { level: 'PO', 'farc-underground': 2, 'farc-base': 1, 'cartels-base': 1 },
      putumayo: { 'cartels-underground': 1, 'cartels-active': 2, 'cartels-base': 1, 'auc-underground': 1 },
      narino: { police: 2, 'cartels-base': 1, 'farc-active': 1, 'auc-active': 1 },
      vaupes: { 'farc-base': 1, 'auc-active': 1 },
      'loc-bogota-neiva': { terror: 1 },
      'loc-arauca-cucuta': { terror: 1 },
    },
    resources: { government: 20, farc: 20, auc: 20, cartels: 20 },
    state: {
      aid: 9,
      zones: [AT.vichada, AT.vaupes],
      carriers: [
        { space: AT.choco, kind: 'farc-active', load: 1 },
        { space: AT.narino, kind: 'auc-active', load: 1 },
      ],
    },
  });

/** Who is asked first, with a question mark where there is a way out; nothing when nobody is asked. */
function firstAsked(executor: Faction, card: number, side: Side): string {
  const rolls = [6, 6, 6, 6];
  const { menu } = begin(everything(), executor, card, side, [], rolls);
  if (menu.length === 0) return '';
  const { asked } = begin(everything(), executor, card, side, [menu[0] ?? ''], rolls);
  const way = menu.includes('done') || menu.includes('no') ? '?' : '';
  return `${asked[0]?.split(':')[0]}${way}`;
}

test.each(EVENT_CARDS.map((card) => card.number))(
  '5.1, 5.5 card %i: who decides first, and may decline',
  (card) => {
    for (const executor of FACTIONS)
      for (const side of sidesOf(card)) {
        const expected =
          EXCEPTIONS[`${executor} ${card} ${side}`] ?? FIRST[card]?.[side === 'shaded' ? 1 : 0] ?? '';
        expect(`${side} ${firstAsked(executor, card, side)}`).toBe(
          `${side} ${expected.replace('executor', executor)}`,
        );
      }
  },
);
