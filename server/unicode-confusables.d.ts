declare module 'unicode-confusables' {
  /** Replaces every sign by the one that signs looking like it have in common (Unicode Technical Standard 39). */
  export function rectifyConfusion(text: string): string;
}
