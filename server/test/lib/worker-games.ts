/** The worker thread with the real shelf built in. */
import * as shelf from '@sandtable/games';
import { thread } from '../../threads/thread.ts';
import { workWith } from '../../threads/work.ts';
import { Shelf } from '../../shelf.ts';

export default workWith(Promise.resolve(new Shelf([shelf])), thread);
