/** The reasons of non-players (8.0): each is the name of a box, condition or priority, and a sentence. */
import type { guidelinesEn } from './guidelines.en.ts';
import type { nonplayersEn } from './nonplayers.en.ts';

export type ReasonWords = typeof nonplayersEn & typeof guidelinesEn;
export type Reason = keyof ReasonWords;

/** The rule behind the reasons whose names begin so: the longest beginning holds. */
const RULES: Readonly<Record<string, string>> = {
  'N.': '8.1.1',
  'N.activity': '8.1',
  'N.spare': '8.1.2',
  'N.origin': '8.1.2',
  'N.oneByOne': '8.1.2',
  'N.cubes': '8.1.2',
  'N.own': '8.1.2',
  'N.talibanFirst': '8.1.2',
  'N.event': '8.4.3',
  'N.card': '8.4.1',
  'EV.': '8.1',
  'EV.done': '8.4.2',
  'EV.note': '8.4.1',
  'EV.sponsorship': '8.7.6',
  'OP.': '8.1',
  'EVX.': '8.4.3',
  'MANPADS.': '8.7.1',
  'ELDERS.C': '8.8.1',
  'ELDERS.T': '8.7.1',
  'ELDERS.W': '8.5.3',
  'ELDERS.G': '8.6.1',
  'TG.': '8.1.2',
  'MV.': '8.1.2',
  'RS.': '8.2',
  'RS.loc': '8.3',
  'W.': '8.5',
  'W.rally': '8.5.1',
  'W.march': '8.5.2',
  'W.terror': '8.5.3',
  'W.pass': '8.5.3',
  'W.cultivate': '8.5.4',
  'W.traffic': '8.5.4',
  'W.suborn': '8.5.4',
  'G.': '8.6',
  'G.train': '8.6.2',
  'G.govern': '8.6.2',
  'G.transport': '8.6.2',
  'G.patrol': '8.6.3',
  'G.sweep': '8.6.4',
  'G.assault': '8.6.5',
  'G.eradicate': '8.6.5',
  'G.pass': '8.6.5',
  'G.civic': '8.6.6',
  'G.redeploy': '8.6.7',
  'T.': '8.7',
  'T.rally': '8.7.2',
  'T.extort': '8.7.2',
  'T.infiltrate': '8.7.2',
  'T.special': '8.7.2',
  'T.march': '8.7.3',
  'T.attack': '8.7.4',
  'T.ambush': '8.7.4',
  'T.terror': '8.7.5',
  'T.pass': '8.7.5',
  'T.sharia': '8.7.7',
  'T.redeploy': '8.7.8',
  'C.': '8.8',
  'C.train': '8.8.2',
  'C.surge': '8.8.2',
  'C.lift': '8.8.2',
  'C.sweep': '8.8.3',
  'C.strike': '8.8.3',
  'C.assault': '8.8.4',
  'C.pass': '8.8.4',
  'C.civic': '8.8.5',
  'C.redeploy': '8.8.6',
  'S.': '8.9',
};

/** `W.rally` of `W.rally.flip`, else `W.`. */
function longestOf(reason: string): string {
  for (let end = reason.length; end > 0; end--) {
    const rule = RULES[reason.slice(0, end)];
    if (rule !== undefined) return rule;
  }
  return '8.0';
}

const KNOWN = new Map<string, string>();

export function ruleOfReason(reason: Reason): string {
  const known = KNOWN.get(reason) ?? longestOf(reason);
  KNOWN.set(reason, known);
  return known;
}
