import { placeCells } from '../deeds.ts';
import { AT } from '../map.ts';
import type { CardEvent } from './rules.ts';

/** 57 Abu Sayyaf. The rules it changes are in ../operations/deploy.ts and ../plots.ts. */
export const abuSayyaf: CardEvent = {
  event: (action) => void placeCells(action, AT.philippines),
};
