/** 111 Bad Weather: no campaigns (actions/campaign); each other headline takes a disc off (lasting.ts). */
import { LASTING } from '../../components/headlines.ts';
import { headlineOf } from '../../state.ts';
import { keepLasting } from '../lasting.ts';
import type { HeadlineEffect } from './rules.ts';

export const badWeather: HeadlineEffect = ({ state }) =>
  keepLasting(state, LASTING.badWeather, headlineOf(state, 111).amount ?? 0);
