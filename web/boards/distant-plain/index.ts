/** A Distant Plain, as the page knows it. */
import type { GameEntry } from '../game.ts';

export const distantPlain: GameEntry = {
  id: 'distant-plain',
  title: { en: 'A Distant Plain', ja: 'ディスタント・プレイン' },
  blurb: {
    en: 'Afghanistan: a government and its coalition, never quite allies, against two insurgencies.',
    ja: 'アフガニスタン。足並みの揃わない政府と有志連合が、二つの反政府勢力と対峙します。',
  },
};
