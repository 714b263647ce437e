/** What japanese.ts makes when the page is built. */
declare module 'virtual:japanese-letters' {
  export const faces: readonly { readonly family: string; readonly weight: string; readonly url: string }[];
}

declare module 'subset-font' {
  export default function subset(
    font: Buffer,
    characters: string,
    options: { readonly targetFormat: 'woff2' },
  ): Promise<Buffer>;
}
