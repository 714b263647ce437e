/** Cards 48 to 95, associated with the Jihadist. */
import type { JihadistCard } from '../cards.ts';
import { adamGadahn } from './48-adam-gadahn.ts';
import { alIttihadAlIslami } from './49-al-ittihad-al-islami.ts';
import { ansarAlIslam } from './50-ansar-al-islam.ts';
import { fres } from './51-fres.ts';
import { ieds } from './52-ieds.ts';
import { madrassas } from './53-madrassas.ts';
import { moqtadaAlSadr } from './54-moqtada-al-sadr.ts';
import { uyghurJihad } from './55-uyghur-jihad.ts';
import { vieiraDeMelloSlain } from './56-vieira-de-mello-slain.ts';
import { abuSayyaf } from './57-abu-sayyaf.ts';
import { alAnbar } from './58-al-anbar.ts';
import { amerithrax } from './59-amerithrax.ts';
import { bhuttoShot } from './60-bhutto-shot.ts';
import { detaineeRelease } from './61-detainee-release.ts';
import { exKgb } from './62-ex-kgb.ts';
import { gazaWar } from './63-gaza-war.ts';
import { haririKilled } from './64-hariri-killed.ts';
import { heu, kazakhStrain, looseNuke } from './65-heu.ts';
import { homegrown } from './66-homegrown.ts';
import { islamicJihadUnion } from './67-islamic-jihad-union.ts';
import { jemaahIslamiya } from './68-jemaah-islamiya.ts';
import { lashkarETayyiba } from './70-lashkar-e-tayyiba.ts';
import { opium } from './72-opium.ts';
import { pirates } from './73-pirates.ts';
import { schengenVisas } from './74-schengen-visas.ts';
import { schroederAndChirac } from './75-schroeder-and-chirac.ts';
import { abuGhurayb } from './76-abu-ghurayb.ts';
import { alJazeera } from './77-al-jazeera.ts';
import { axisOfEvil } from './78-axis-of-evil.ts';
import { cleanOperatives } from './79-clean-operatives.ts';
import { fata } from './80-fata.ts';
import { foreignFighters } from './81-foreign-fighters.ts';
import { jihadistVideos } from './82-jihadist-videos.ts';
import { kashmir } from './83-kashmir.ts';
import { leak } from './84-leak.ts';
import { lebanonWar } from './86-lebanon-war.ts';
import { martyrdomOperation } from './87-martyrdom-operation.ts';
import { quagmire } from './90-quagmire.ts';
import { regionalAlQaeda } from './91-regional-al-qaeda.ts';
import { saddam } from './92-saddam.ts';
import { taliban } from './93-taliban.ts';
import { itjihadJihadist } from './94-itjihad-jihadist.ts';
import { wahhabism } from './95-wahhabism.ts';
import type { CardEvent } from './rules.ts';

export const jihadistEvents: Readonly<Record<JihadistCard, CardEvent>> = {
  48: adamGadahn,
  49: alIttihadAlIslami,
  50: ansarAlIslam,
  51: fres,
  52: ieds,
  53: madrassas,
  54: moqtadaAlSadr,
  55: uyghurJihad,
  56: vieiraDeMelloSlain,
  57: abuSayyaf,
  58: alAnbar,
  59: amerithrax,
  60: bhuttoShot,
  61: detaineeRelease,
  62: exKgb,
  63: gazaWar,
  64: haririKilled,
  65: heu,
  66: homegrown,
  67: islamicJihadUnion,
  68: jemaahIslamiya,
  69: kazakhStrain,
  70: lashkarETayyiba,
  71: looseNuke,
  72: opium,
  73: pirates,
  74: schengenVisas,
  75: schroederAndChirac,
  76: abuGhurayb,
  77: alJazeera,
  78: axisOfEvil,
  79: cleanOperatives,
  80: fata,
  81: foreignFighters,
  82: jihadistVideos,
  83: kashmir,
  84: leak,
  85: leak,
  86: lebanonWar,
  87: martyrdomOperation,
  88: martyrdomOperation,
  89: martyrdomOperation,
  90: quagmire,
  91: regionalAlQaeda,
  92: saddam,
  93: taliban,
  94: itjihadJihadist,
  95: wahhabism,
};
