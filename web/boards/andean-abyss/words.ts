/** What only this board says. */
import type { Language } from '@sandtable/engine';
import type { VolumeWords } from '../coin/volume.ts';

const TOWNS = {
  ayacucho: 'Ayacucho',
  'arauca-town': 'Arauca',
  yopal: 'Yopal',
  'san-jose-del-guaviare': 'San José',
  buenaventura: 'Buenaventura',
  tumaco: 'Tumaco',
};

export const WORDS: Readonly<Record<Language, VolumeWords>> = {
  en: {
    places: { ...TOWNS, caribbean: 'Caribbean Sea', pacific: 'Pacific Ocean' },
    figures: { propaganda: 'Propaganda', president: 'El Presidente', deck: 'Deck' },
    carrying: (n) => (n === 1 ? 'with 1 Shipment' : `with ${n} Shipments`),
  },
  ja: {
    places: { ...TOWNS, caribbean: 'カリブ海', pacific: '太平洋' },
    figures: { propaganda: 'プロパガンダ', president: '大統領', deck: '山札' },
    carrying: (n) => `積荷${n}つ付き`,
  },
};
