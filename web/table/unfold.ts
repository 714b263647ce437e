import { tick } from 'svelte';

/** Brings what was unfolded into sight, once it is there. */
export async function showUnfolded(details: HTMLElement | undefined): Promise<void> {
  await tick();
  details?.scrollIntoView({ block: 'nearest' });
}
