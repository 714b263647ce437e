/** A rule summed up in our own words, as the viewer shows it: paragraphs parted by line feeds, list items begin with "- ". */
export interface RuleText {
  readonly title: string;
  readonly text: string;
}

export function ruleText(title: string, ...lines: readonly string[]): RuleText {
  return { title, text: lines.join('\n') };
}
