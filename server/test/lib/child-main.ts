/** A server in a process of its own: `node child.mjs <settings as JSON>`; says its address on the first line. */
import { knownKeys } from '@sandtable/engine/testing';
import { readSettings, type Settings, serve } from '../../index.ts';

const given = JSON.parse(process.argv[2] ?? '{}') as Partial<Settings>;
const settings = readSettings({}, { newKey: knownKeys('child'), ...given });
const server = await serve(settings);
process.stdout.write(`${server.address}\n`);
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
