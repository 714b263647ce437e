/** The small page behind a link that was sent: one sentence, perhaps a button. */
import type { Language } from '@sandtable/engine';
import { WORDS } from './words/index.ts';

/** `stop` does so by itself where scripts run; saying whose an address is takes a person. */
export function linkPage(
  about: 'stop' | 'confirm' | 'stopped' | 'confirmed' | 'unknown',
  language: Language,
  token = '',
): string {
  const { page } = WORDS[language];
  const main =
    about === 'stop' || about === 'confirm'
      ? `<form method="post" action="/api/notices/${about}?token=${encodeURIComponent(token)}">
<button>${escaped(page[about])}</button></form>${
          about === 'stop' ? '<script src="/api/notices/link.js"></script>' : ''
        }`
      : `<p>${escaped(page[about])}</p>`;
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escaped(page.title)} · Sandtable</title>
<style>body{font:1.1rem/1.6 system-ui,sans-serif;max-width:34rem;margin:3rem auto;padding:0 1rem}
button{font:inherit;padding:.6rem 1.2rem}</style>
<h1>Sandtable</h1>
${main}
<p><a href="/account">${escaped(page.settings)}</a></p>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
