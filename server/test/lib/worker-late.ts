/** A worker thread on a machine that is so busy that loading the games takes long. */
import { setTimeout as pause } from 'node:timers/promises';
import { thread } from '../../threads/thread.ts';
import { workWith } from '../../threads/work.ts';
import { Shelf } from '../../shelf.ts';
import * as shelf from './shelf.ts';

export default workWith(pause(2500, new Shelf([shelf])), thread);
