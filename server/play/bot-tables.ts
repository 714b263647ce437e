/** How many tables with bots somebody may have running. */
import { Denial } from '../denial.ts';
import type { Services } from '../services.ts';
import type { TableRecord } from '../tables/body.ts';

/** Of what a guest may have. */
const ACCOUNT_SHARE = 5;
const ADDRESS_SHARE = 20;

export async function mustHaveFewBots(services: Services, { owner, body }: TableRecord): Promise<void> {
  const { tables } = services.storage;
  const { botTables } = services.limits;
  const { guest } = (await services.names.of([owner]))(owner);
  const most = guest ? botTables : botTables * ACCOUNT_SHARE;
  if ((await tables.runningWithBots({ owner })) >= most)
    throw new Denial('too-many', `At most ${most} tables with bots may run at the same time.`);
  const { source } = body;
  if (source !== undefined && (await tables.runningWithBots({ source })) >= botTables * ADDRESS_SHARE)
    throw new Denial('too-many', 'Too many tables with bots run for this address.');
}
