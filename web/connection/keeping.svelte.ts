/** What is at hand without a network: the page itself, and the games that somebody keeps. The service worker does it. */
import { isLocal } from '../page/where.ts';

interface Told {
  readonly kept?: readonly string[];
  /** Bytes of the page (`core`) and of each game. */
  readonly sizes?: Readonly<Record<string, number>>;
  readonly fault?: 'full' | 'unreachable';
}

type Wish = { readonly type: 'keep' | 'let-go'; readonly game: string } | { readonly type: 'kept' };

class Keeping {
  /** False where the browser does not let pages keep anything. */
  readonly isPossible = isLocal && 'serviceWorker' in navigator;
  kept = $state.raw<readonly string[]>([]);
  sizes = $state.raw<Readonly<Record<string, number>>>({});
  /** A newer version has all it needs and waits to be asked for. */
  fresh = $state.raw<ServiceWorker>();
  private registration: Promise<ServiceWorkerRegistration> | undefined;

  /** From the first visit on everything that playing takes is kept. */
  async begin(): Promise<void> {
    if (!this.isPossible) return;
    const address = new URL('../service-worker.js', location.href);
    this.registration = navigator.serviceWorker.register(address);
    const registration = await this.registration;
    const look = () => {
      if (navigator.serviceWorker.controller !== null && registration.waiting !== null)
        this.fresh = registration.waiting;
    };
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', look);
    });
    look();
    await this.wish({ type: 'kept' });
  }

  /** Nothing changes under somebody who plays: the page is loaded anew when they say so. */
  goOn(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    this.fresh?.postMessage({ type: 'go-on' });
  }

  keep(game: string): Promise<Told['fault']> {
    return this.wish({ type: 'keep', game });
  }

  letGo(game: string): Promise<Told['fault']> {
    return this.wish({ type: 'let-go', game });
  }

  private async wish(wish: Wish): Promise<Told['fault']> {
    if (this.registration === undefined) return undefined;
    await this.registration;
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise<Told>((resolve) => {
      port1.addEventListener('message', ({ data }: MessageEvent<Told>) => resolve(data), { once: true });
      port1.start();
    });
    active?.postMessage(wish, [port2]);
    const { kept, sizes, fault } = await answered;
    this.kept = kept ?? this.kept;
    this.sizes = sizes ?? this.sizes;
    return fault;
  }
}

/** One for the page; fetched only where it plays by itself. */
export const keeping = new Keeping();
