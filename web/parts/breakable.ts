/** A name that may break where letters meet kana: M2 | ブラッドレー, not M2ブラッド | レー. */
export function breakable(name: string): string {
  return name.replaceAll(/(?<=[0-9A-Za-z])(?=[ァ-ヶ])/g, '\u200B');
}
