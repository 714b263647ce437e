/** Starts and stops the server under measurement, and asks it how it is. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Limits, readSettings } from '@sandtable/server';

/** Limits are for strangers; here all load comes from one address. */
const NO_LIMITS: Limits = {
  requests: 1e9,
  signIns: 1e9,
  replays: 1e9,
  frames: 1e9,
  frameBurst: 1e9,
  sockets: 1e9,
  connections: 1e9,
  importBytes: 1e9,
  botTables: 1e9,
  gatheringTables: 1e9,
  heldTables: 1e9,
  documentBytes: 1e12,
};

export class ServerProcess {
  readonly address: string;
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess, address: string) {
    this.child = child;
    this.address = address;
  }

  static async start(database: string): Promise<ServerProcess> {
    const settings = readSettings(
      {},
      { port: 0, database, page: undefined, logLevel: 'warn', limits: NO_LIMITS },
    );
    const file = fileURLToPath(new URL('./server-child.js', import.meta.url));
    const child = spawn(process.execPath, [file, JSON.stringify(settings)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const address = await new Promise<string>((resolve, reject) => {
      child.stdout.once('data', (data: Buffer) => resolve(data.toString().trim()));
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    });
    return new ServerProcess(child, address);
  }

  /** A number out of /metrics. */
  async metric(name: string): Promise<number> {
    const text = await (await fetch(`${this.address}/metrics`)).text();
    return Number(new RegExp(`^sandtable_${name} (.*)$`, 'm').exec(text)?.[1] ?? 0);
  }

  async megabytes(): Promise<number> {
    return (await this.metric('memory_bytes')) / 1024 / 1024;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.child.once('exit', () => resolve());
      this.child.kill('SIGTERM');
    });
  }
}
