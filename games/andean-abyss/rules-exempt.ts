/** Rules that no test can cite because they say nothing a test could see, each with its reason. */
export const EXEMPT: Readonly<Record<string, string>> = {
  '1.0':
    'Introduction: names the subject, the factions and the chapters; every rule in it is stated again later.',
};
