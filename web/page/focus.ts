/** Where the focus goes when what had it is gone: to the pending decision. */
export function focusDecision(): void {
  const ask = document.querySelector<HTMLElement>('#ask');
  (ask?.querySelector<HTMLElement>('[data-option]') ?? ask)?.focus();
}

/** Gives the focus back to what had it before something opened, or to the pending decision. */
export function giveBack(opener: Element | null): void {
  const isThere = opener !== document.body && opener?.isConnected === true;
  if (isThere && (opener instanceof HTMLElement || opener instanceof SVGElement)) opener.focus();
  else focusDecision();
}
