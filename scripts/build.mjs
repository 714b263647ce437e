// npm run build: compiles every room and builds the page.
import { build, install } from './workspace.mjs';

await install();
const { code, output } = await build();
process.stdout.write(output);
process.exit(code);
