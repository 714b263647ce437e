/** 107 Transcaspian Isolationism: what the disc forbids is in actions/play.ts. */
import { LASTING } from '../../components/headlines.ts';
import { AT } from '../../components/map.ts';
import type { HeadlineEffect } from './rules.ts';
import { isolate } from './vocabulary.ts';

export const transcaspianIsolationism: HeadlineEffect = (headline) =>
  isolate(headline, AT.transcaspia, LASTING.transcaspianIsolation);
