/** Stands before a database and can stop answering: connections are taken, and nothing ever comes back. */
import { connect, createServer, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export class FreezingProxy {
  private readonly target: URL;
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  isFrozen = false;

  private constructor(target: URL) {
    this.target = target;
    this.server = createServer((near) => this.accept(near));
  }

  /** Until the test ends. */
  static async before(database: string): Promise<FreezingProxy> {
    const proxy = new FreezingProxy(new URL(database));
    await new Promise<void>((resolve) => proxy.server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      for (const socket of proxy.sockets) socket.destroy();
      proxy.server.close();
    });
    return proxy;
  }

  /** The database's address by way of this proxy. */
  get url(): string {
    const address = this.server.address();
    const url = new URL(this.target);
    if (typeof address === 'object' && address !== null) url.port = String(address.port);
    return url.href;
  }

  freeze(): void {
    this.isFrozen = true;
    for (const socket of this.sockets) socket.pause();
  }

  /** What was on its way when it froze never arrives: such connections stay silent for ever. */
  thaw(): void {
    this.isFrozen = false;
  }

  private accept(near: Socket): void {
    this.keep(near);
    if (this.isFrozen) {
      near.pause();
      return;
    }
    const far = connect(Number(this.target.port), this.target.hostname);
    this.keep(far);
    near.on('data', (data) => far.write(data));
    far.on('data', (data) => near.write(data));
    near.on('close', () => this.isFrozen || far.destroy());
    far.on('close', () => this.isFrozen || near.destroy());
  }

  private keep(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.sockets.delete(socket));
  }
}
