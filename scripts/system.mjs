// Programs of the system: finding them, and installing them on Debian when this runs as root.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of the first of these programs that is on the PATH. */
export function findProgram(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

export function isPackageInstalled(name) {
  const { status, stdout } = spawnSync('dpkg-query', ['-W', '-f', '${Status}', name], { encoding: 'utf8' });
  return status === 0 && stdout.includes('install ok installed');
}

/** Installs Debian packages; gives what went wrong, if anything. */
export function installPackages(names) {
  console.log(`Installing ${names.join(', ')} by apt-get ...`);
  const options = { encoding: 'utf8', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const updated = spawnSync('apt-get', ['update'], options);
  const installed = spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...names], options);
  return installed.status === 0 ? undefined : `${updated.stderr}${installed.stdout}${installed.stderr}`;
}
