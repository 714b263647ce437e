/** Files that the page makes itself. */

/** Offers a document as a file of this name. */
export function save(name: string, document: unknown): void {
  const link = window.document.createElement('a');
  const address = URL.createObjectURL(new Blob([JSON.stringify(document)], { type: 'application/json' }));
  link.href = address;
  link.download = name;
  link.click();
  // Browsers that ask where to put it may take their time.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
