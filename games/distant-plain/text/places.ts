/** Whether a fault lies in an owner's file: a position has no such fields. */
export const isOfOwnersFile = ({ where }: { readonly where: string }): boolean =>
  /^(cards|map)(\.|$)/.test(where);
