// Finds the Chromium for the browser tests; on Debian as root it is installed when missing.
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './workspace.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of an installed Chromium: SANDTABLE_CHROMIUM if set, else the first one on the PATH. */
export function findChromium() {
  if (process.env.SANDTABLE_CHROMIUM) return process.env.SANDTABLE_CHROMIUM;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

async function isDebianPackageInstalled(name) {
  const { code, output } = await run(['dpkg-query', '-W', '-f', '${Status}', name]);
  return code === 0 && output.includes('install ok installed');
}

/** Gives the path of Chromium, or a sentence that says what to install. */
export async function provideChromium() {
  const missing = findChromium() ? [] : ['chromium'];
  if (canInstall()) {
    if (!(await isDebianPackageInstalled('fonts-noto-cjk'))) missing.push('fonts-noto-cjk');
    if (missing.length > 0) {
      console.log(`Installing ${missing.join(' and ')} by apt-get ...`);
      const env = { DEBIAN_FRONTEND: 'noninteractive' };
      const updated = await run(['apt-get', 'update'], { env });
      const installed = await run(['apt-get', 'install', '-y', '--no-install-recommends', ...missing], {
        env,
      });
      if (installed.code !== 0) return { problem: `${updated.output}${installed.output}` };
    }
  }
  const path = findChromium();
  if (path) return { path };
  return {
    problem:
      'The browser tests need Chromium. Install it (on Debian: apt-get install chromium fonts-noto-cjk) ' +
      'or name one in SANDTABLE_CHROMIUM; "npm test -- --fast" leaves the browser tests out.',
  };
}
