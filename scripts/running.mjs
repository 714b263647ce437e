// Running programs, on any system. Only Node's own modules.
import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs a command and gives its exit code and, unless shown while running, all it printed; `hear` gets it piece by piece. */
export function run([command, ...args], { show = false, env = {}, cwd = root, shell = false, hear } = {}) {
  return new Promise((resolve) => {
    const program = command === 'node' ? process.execPath : command;
    const child = spawn(program, args, {
      cwd,
      shell,
      env: { ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const take = (data) => {
      output += data;
      hear?.(String(data));
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: stripVTControlCharacters(output) }));
  });
}

/** Runs npm: the one that runs this script; else the one on the PATH, which on Windows is a batch file. */
export function npm(args, options = {}) {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('.js')) return run(['node', cli, ...args], options);
  return run(['npm', ...args], { ...options, shell: process.platform === 'win32' });
}
