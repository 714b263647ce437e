/** The worker thread. */
import { workerData } from 'node:worker_threads';
import { openShelf } from '../shelf.ts';
import { thread } from './thread.ts';
import { workWith } from './work.ts';

export default workWith(openShelf((workerData as { shelf: string[] }).shelf), thread);
