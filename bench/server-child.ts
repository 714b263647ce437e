/** The server under measurement, in a process of its own: says its address on the first line. */
import { readSettings, type Settings, serve } from '@sandtable/server';

const settings = readSettings({}, JSON.parse(process.argv[2] ?? '{}') as Partial<Settings>);
const server = await serve(settings);
process.stdout.write(`${server.address}\n`);
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
