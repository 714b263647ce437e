/** What our US staff gives as reasons, in both languages. */
import type { Translation } from '@sandtable/engine';

export const staffEn = {
  'staff.tried': (p: { plans: number; worlds: number }) =>
    `Of ${p.plans} plans, each tried in ${p.worlds} possible worlds, this one came out best.`,
};

export const staffJa: Translation<typeof staffEn> = {
  'staff.tried': (p) =>
    `${p.plans}通りの案をそれぞれ${p.worlds}通りの展開で試し、もっとも良かったものを選びました。`,
};
