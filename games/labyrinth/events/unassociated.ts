/** Cards 96 to 120, associated with nobody. */
import type { UnassociatedCard } from '../cards.ts';
import { danishCartoons } from './96-danish-cartoons.ts';
import { fatwa } from './97-fatwa.ts';
import { gazaWithdrawal } from './98-gaza-withdrawal.ts';
import { hamasElected } from './99-hamas-elected.ts';
import { hizbUtTahrir } from './100-hizb-ut-tahrir.ts';
import { kosovo } from './101-kosovo.ts';
import { formerSovietUnion } from './102-former-soviet-union.ts';
import { hizballah } from './103-hizballah.ts';
import { iran } from './104-iran.ts';
import { jayshAlMahdi } from './106-jaysh-al-mahdi.ts';
import { kurdistan } from './107-kurdistan.ts';
import { musharraf } from './108-musharraf.ts';
import { toraBora } from './109-tora-bora.ts';
import { zarqawi } from './110-zarqawi.ts';
import { zawahiri } from './111-zawahiri.ts';
import { binLadin } from './112-bin-ladin.ts';
import { darfur } from './113-darfur.ts';
import { gtmo } from './114-gtmo.ts';
import { hambali } from './115-hambali.ts';
import { ksm } from './116-ksm.ts';
import { oilPriceSpike } from './117-oil-price-spike.ts';
import { saleh } from './119-saleh.ts';
import { usElection } from './120-us-election.ts';
import type { CardEvent } from './rules.ts';

export const unassociatedEvents: Readonly<Record<UnassociatedCard, CardEvent>> = {
  96: danishCartoons,
  97: fatwa,
  98: gazaWithdrawal,
  99: hamasElected,
  100: hizbUtTahrir,
  101: kosovo,
  102: formerSovietUnion,
  103: hizballah,
  104: iran,
  105: iran,
  106: jayshAlMahdi,
  107: kurdistan,
  108: musharraf,
  109: toraBora,
  110: zarqawi,
  111: zawahiri,
  112: binLadin,
  113: darfur,
  114: gtmo,
  115: hambali,
  116: ksm,
  117: oilPriceSpike,
  118: oilPriceSpike,
  119: saleh,
  120: usElection,
};
