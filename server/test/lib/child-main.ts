/** A server in a process of its own: `node child.mjs <settings as JSON>`; says its address on the first line. */
import { readSettings, type Settings, serve } from '../../index.ts';

const settings = readSettings({}, JSON.parse(process.argv[2] ?? '{}') as Partial<Settings>);
const server = await serve(settings);
process.stdout.write(`${server.address}\n`);
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
