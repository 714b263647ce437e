/** The worker of a page. Under the name `thinker` the same file is a worker that only thinks. */
import * as shelf from '@sandtable/games';
import type { GameInfo } from '@sandtable/server/protocol';
import { type Numbered, type Services, Shelf, workWith } from '@sandtable/server/table';
import { Crew, type Hand } from './crew.ts';
import { Desk } from './desk.ts';
import { Host } from './host.ts';
import { IndexedDbBox } from './indexed-db.ts';
import type { Up } from './messages.ts';
import { Tab, type Keep } from './tabs.ts';

declare const self: DedicatedWorkerGlobalScope;

type Thought = { readonly result: unknown } | { readonly error: string };

const logger: Services['logger'] = {
  error: (...said: unknown[]) => console.error(...said),
  warn: (...said: unknown[]) => console.warn(...said),
  info: () => undefined,
};

function think(): void {
  const work = workWith(Promise.resolve(new Shelf([shelf])), {
    tell: () => undefined,
    unsealWith: () => () => undefined,
  });
  self.addEventListener('message', async ({ data }: MessageEvent<Numbered>) => {
    try {
      self.postMessage({ result: await work(data) } satisfies Thought, []);
    } catch (error) {
      self.postMessage(
        { error: error instanceof Error ? error.message : String(error) } satisfies Thought,
        [],
      );
    }
  });
}

/** A worker that thinks about one thing at a time. */
function hire(): Hand {
  const worker = new Worker(self.location.href, { type: 'module', name: 'thinker' });
  let tell: Parameters<Hand['ask']>[1] = () => undefined;
  worker.addEventListener('message', ({ data }: MessageEvent<Thought>) =>
    'error' in data ? tell(undefined, data.error) : tell(data.result, undefined),
  );
  worker.addEventListener('error', ({ message }) => tell(undefined, message));
  return {
    ask(task, told) {
      tell = told;
      worker.postMessage(task, []);
    },
    end: () => worker.terminate(),
  };
}

/** Written at build time (scripts/offered.mjs). */
async function offered(): Promise<readonly GameInfo[]> {
  const found = await fetch(new URL('./dist/offered.json', import.meta.url));
  return (await found.json()) as readonly GameInfo[];
}

const keep: Keep = async () => {
  const pool = new Crew(hire);
  const host = new Host({ box: new IndexedDbBox(), pool, games: [shelf], logger, offered });
  await host.start().catch((error: unknown) => logger.error(error));
  const desk = new Desk(host);
  return {
    serve: (tell) => desk.serve(tell),
    stop: async () => {
      await host.stop();
      pool.close();
    },
  };
};

if (self.name === 'thinker') think();
else {
  const tab = new Tab(keep, (down) => self.postMessage(down, []));
  self.addEventListener('message', ({ data }: MessageEvent<Up>) => tab.hear(data));
  tab.begin();
}
