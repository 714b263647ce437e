/** Servers in processes of their own, to be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { onTestFinished } from 'vitest';
import type { Settings } from '../../index.ts';
import { bundle } from './bundle.ts';
import { testSettings } from './server.ts';

export interface ChildServer {
  readonly address: string;
  /** As the power switch would. */
  kill(): Promise<void>;
}

/** How a server's clock goes. */
export interface Fast {
  readonly since: number;
  readonly times: number;
}

export async function startChild(changes: Partial<Settings>, fast?: Fast): Promise<ChildServer> {
  const main = await bundle(new URL('./child-main.ts', import.meta.url));
  const worker = await bundle(new URL('./worker.ts', import.meta.url));
  const shelf = [`file://${await bundle(new URL('./shelf.ts', import.meta.url))}`];
  const settings = testSettings({ worker, shelf, ...changes });
  const child = spawn(process.execPath, [main, JSON.stringify({ ...settings, fast })], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const kill = () => ended(child, 'SIGKILL');
  onTestFinished(kill);
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (data: Buffer) => resolve(data.toString().trim()));
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return { address, kill };
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}
