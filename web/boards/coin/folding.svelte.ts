/** A panel over a map that folds, and stays so on this device. */
export class Folding {
  isFolded = $state(false);
  private readonly key: string;

  constructor(id: string) {
    this.key = `sandtable.folded.${id}`;
  }

  /** To be attached to what it belongs to: as it was left the last time. */
  readonly recall = (): void => {
    this.isFolded = localStorage.getItem(this.key) !== null;
  };

  turn(): void {
    this.isFolded = !this.isFolded;
    if (this.isFolded) localStorage.setItem(this.key, '1');
    else localStorage.removeItem(this.key);
  }
}
