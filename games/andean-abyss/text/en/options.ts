/** Options in words. */
import type { InSpace, OfKind } from '@sandtable/coin/text/params';
import type { Voice } from '@sandtable/engine';

export const options = {
  piece: (p: OfKind & InSpace & { load: number }, voice: Voice) =>
    p.load === 0
      ? voice.name('kind', p.kind)
      : `${voice.name('kind', p.kind)} with ${p.load === 1 ? 'a Shipment' : `${p.load} Shipments`}`,
  'bribe.offer': (p: OfKind & InSpace & { deed: string; load: number }, voice: Voice) =>
    `${p.deed === 'turn' ? 'Turn over' : 'Remove'} the ${voice.name('kind', p.kind)}${p.load > 0 ? ' with its Shipments' : ''}`,
  carrier: (p: OfKind & InSpace & { load: number }, voice: Voice) =>
    `A Shipment of the ${voice.name('kind', p.kind)} in ${voice.name('space', p.space)}`,
};
