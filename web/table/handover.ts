/** Whether the table is hidden while the screen passes from one of my seats to another. Kept on this device. */
const key = (table: string) => `sandtable.handover.${table}`;

export function readsHandover(table: string, isSandbox: boolean): boolean {
  const stored = localStorage.getItem(key(table));
  return stored === null ? !isSandbox : stored === 'yes';
}

export function writeHandover(table: string, hides: boolean): void {
  localStorage.setItem(key(table), hides ? 'yes' : 'no');
}
