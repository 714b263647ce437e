// Finds the Chromium for the browser tests; on Debian as root it is installed when missing.
import { canInstall, findProgram, installPackages, isPackageInstalled } from './system.mjs';

/** The path of an installed Chromium: SANDTABLE_CHROMIUM if set, else the first one on the PATH. */
export function findChromium() {
  if (process.env.SANDTABLE_CHROMIUM) return process.env.SANDTABLE_CHROMIUM;
  return findProgram('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable');
}

/** Gives the path of Chromium, or a sentence that says what to install. */
export function provideChromium() {
  const missing = findChromium() ? [] : ['chromium'];
  if (canInstall()) {
    if (!isPackageInstalled('fonts-noto-cjk')) missing.push('fonts-noto-cjk');
    const problem = missing.length > 0 ? installPackages(missing) : undefined;
    if (problem) return { problem };
  }
  const path = findChromium();
  if (path) return { path };
  return {
    problem:
      'The browser tests need Chromium. Install it (on Debian: apt-get install chromium fonts-noto-cjk) ' +
      'or name one in SANDTABLE_CHROMIUM; "npm test -- --fast" leaves the browser tests out.',
  };
}
