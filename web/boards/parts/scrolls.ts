/** For a part that scrolls: the keyboard must be able to reach it even when nothing in it can be pressed. */
export function scrolls(node: HTMLElement): void {
  node.tabIndex = 0;
}
