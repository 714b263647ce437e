/** Where the focus goes when what had it is gone: to the pending decision. */
export function focusDecision(): void {
  const ask = document.querySelector<HTMLElement>('#ask');
  (ask?.querySelector<HTMLElement>('[data-option]') ?? ask)?.focus();
}

/** Gives the focus back to what had it before something opened, or to the pending decision. What has an id may have been drawn anew. */
export function giveBack(opener: Element | null): void {
  const there = opener === null || opener.isConnected ? opener : document.getElementById(opener.id);
  if (there !== document.body && (there instanceof HTMLElement || there instanceof SVGElement)) there.focus();
  else focusDecision();
}
