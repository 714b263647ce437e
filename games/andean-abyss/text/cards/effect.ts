/** A card's effect in words: one text, or two (5.2). */
export type Effect = { readonly event: string } | { readonly unshaded: string; readonly shaded: string };
export type Effects = Readonly<Record<number, Effect>>;
