/** Cards 19 to 36 in Japanese. */
import type { Effects } from './effect.ts';

export const farcEffects: Effects = {
  19: {
    event:
      '実施する派閥は、できるスペースのすべてで無償で行動できる。政府は移動のない掃討か急襲、反政府勢力は攻撃かテロ。',
  },
  21: {
    unshaded: 'FARCのリソース−6。FARCの基地1つを除去する。',
    shaded: 'FARCのリソース+6。任意の都市か行政区にFARCの基地1つを置く。',
  },
  29: {
    unshaded: '政府は1スペースのFARCゲリラをすべて活動中にし、そこで無償の急襲を行う。',
    shaded: 'FARCまたはAUCは、1スペースで任意のゲリラを使い、活動中になることなく無償の待ち伏せを2回行える。',
  },
  33: {
    unshaded: 'エクアドルと接するスペース1か所から、反政府勢力のコマを3つまで除去する。',
    shaded: 'エクアドルにコマ2つを置く。以後そこは人口0の行政区となり、各派閥2個までしか入れない。',
  },
};
