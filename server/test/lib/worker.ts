/** The worker thread of the tests: the real one, with the tests' shelf built in. */
import { thread } from '../../threads/thread.ts';
import { workWith } from '../../threads/work.ts';
import { Shelf } from '../../shelf.ts';
import * as shelf from './shelf.ts';

export default workWith(Promise.resolve(new Shelf([shelf])), thread);
