/** 108 Persian Isolationism: what the disc forbids is in actions/play.ts. */
import { LASTING } from '../../components/headlines.ts';
import { AT } from '../../components/map.ts';
import type { HeadlineEffect } from './rules.ts';
import { isolate } from './vocabulary.ts';

export const persianIsolationism: HeadlineEffect = (headline) =>
  isolate(headline, AT.persia, LASTING.persianIsolation);
