/** What a visit fetches, as it comes over the wire. */
import type { Page } from '@playwright/test';

export interface Traffic {
  readonly requests: number;
  /** Kilobytes with headers, as compressed by the server. */
  readonly fonts: number;
  readonly others: number;
}

/** A phone on a poor line: a CPU so many times slower, bytes a second, and milliseconds there and back. */
const SLOW = { cpu: 4, bytes: 1.6e6 / 8, delay: 150 };

export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu });
  await devtools.send('Network.enable');
  const line = { latency: SLOW.delay, downloadThroughput: SLOW.bytes, uploadThroughput: SLOW.bytes };
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...line });
}

/** Counts from now on what the page fetches; the function returned tells how much that was. */
export async function countTraffic(page: Page): Promise<() => Traffic> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const fonts = new Set<string>();
  const sums = { requests: 0, fonts: 0, others: 0 };
  devtools.on('Network.requestWillBeSent', ({ requestId, type }) => {
    sums.requests++;
    if (type === 'Font') fonts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sums[fonts.has(requestId) ? 'fonts' : 'others'] += encodedDataLength / 1024;
  });
  return () => ({ ...sums });
}
