import { type CardEvent, lasting } from './rules.ts';

/** 47 "The door of Itjihad was closed". The rule it changes is in ../phases.ts. */
export const itjihadUs: CardEvent = { event: lasting };
