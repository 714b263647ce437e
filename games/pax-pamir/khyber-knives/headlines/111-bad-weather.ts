/** 111 Bad Weather: no campaigns (actions/campaign); each other headline takes a disc off (lasting.ts). */
import { LASTING } from '../../components/headlines.ts';
import { keepLasting } from '../lasting.ts';
import type { HeadlineEffect } from './rules.ts';

const DISCS = 3;

export const badWeather: HeadlineEffect = ({ state }) => keepLasting(state, LASTING.badWeather, DISCS);
