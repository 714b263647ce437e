/** Where the tables are that this page shows: on the server it came from, or in this browser (docs/local.md). */

/** Outside of a browser, as when components are drawn for a test, there is a server. */
const root: HTMLElement | undefined = globalThis.document?.documentElement;

/** True when the page plays by itself: its document says so. */
export const isLocal = root?.dataset['tables'] === 'local';
