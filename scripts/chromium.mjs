// Finds the Chromium for the browser tests; on Debian as root it is installed when missing.
import { canInstall, findProgram, installPackages, isPackageInstalled } from './system.mjs';

/** The path of an installed Chromium: SANDTABLE_CHROMIUM if set, else the first one on the PATH; the one without windows is quicker. */
export function findChromium() {
  if (process.env.SANDTABLE_CHROMIUM) return process.env.SANDTABLE_CHROMIUM;
  return findProgram(
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  );
}

/** Gives the path of Chromium, or a sentence that says what to install. */
export function provideChromium() {
  if (canInstall()) {
    const fonts = isPackageInstalled('fonts-noto-cjk') ? [] : ['fonts-noto-cjk'];
    const problem = installed(findChromium() ? [] : ['chromium-headless-shell'], fonts);
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

/** Older systems have only the one with windows. */
function installed(browser, fonts) {
  if (browser.length + fonts.length === 0) return undefined;
  const problem = installPackages([...browser, ...fonts]);
  return problem && browser.length > 0 ? installPackages(['chromium', ...fonts]) : problem;
}
