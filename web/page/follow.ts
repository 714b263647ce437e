/** A link that opens something beside what is read; with a modifier key it stays a link for the browser. */
export function follow(event: MouseEvent, go: () => void): void {
  if (event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  event.stopPropagation();
  go();
}
