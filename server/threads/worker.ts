/** The worker thread. */
import { workerData } from 'node:worker_threads';
import { loadShelf } from '../shelf.ts';
import { workWith } from './work.ts';

export default workWith(loadShelf((workerData as { shelf: string[] }).shelf));
