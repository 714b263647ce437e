// npm run site [folder]: the page that plays by itself, a home page and all documents, as files for any host and any folder.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, posix, relative, resolve } from 'node:path';
import { Marked } from 'marked';
import { filesBelow } from './rooms.mjs';
import { root } from './running.mjs';
import { homePage, pageOf } from './site-pages.mjs';

const folder = resolve(process.argv[2] ?? join(root, 'site'));
const MINE = 'sandtable-site';

/** Only what this command has made before, or nothing, is written over. */
function mustBeOurs() {
  if (existsSync(folder) && !existsSync(join(folder, MINE))) {
    console.error(`${folder} is there already and was not made by this command.`);
    process.exit(2);
  }
}

const slug = (text) =>
  text
    .toLowerCase()
    .replaceAll(/<[^>]+>|&[a-z]+;/g, '')
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

/** Documents by their path from the root, and where each becomes a page. */
const DOCUMENTS = new Map([
  ['README.md', 'docs/readme.html'],
  ['README.ja.md', 'docs/readme.ja.html'],
  ['CONTRIBUTING.md', 'docs/contributing.html'],
  ['CHANGELOG.md', 'docs/changelog.html'],
  ...filesBelow('docs', /\.md$/).map((file) => {
    const path = file.replaceAll('\\', '/');
    return [path, path.replace(/\.md$/, '.html')];
  }),
]);

/** Where a link of a document leads on the site; what is not on it stands in the repository and is left as text. */
function targetOf(from, href) {
  if (/^[a-z]+:|^#/.test(href)) return href;
  const [path = '', hash] = href.split('#');
  const source = posix.normalize(posix.join(posix.dirname(from), path)).replace(/\/$/, '/README.md');
  const page = DOCUMENTS.get(source);
  const file = page ?? (extname(source) === '.png' || extname(source) === '.json' ? source : undefined);
  if (file === undefined || (page === undefined && !existsSync(join(root, source)))) return undefined;
  const here = posix.dirname(DOCUMENTS.get(from) ?? from);
  return posix.relative(here, file) + (hash === undefined ? '' : `#${hash}`);
}

function rendered(from) {
  const used = new Set();
  const renderer = {
    heading({ tokens, depth }) {
      const text = this.parser.parseInline(tokens);
      let id = slug(text);
      while (used.has(id)) id += '-1';
      used.add(id);
      return `<h${depth} id="${id}">${text}</h${depth}>\n`;
    },
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      const target = targetOf(from, href);
      return target === undefined ? text : `<a href="${target}">${text}</a>`;
    },
    image({ href, text }) {
      return `<img src="${targetOf(from, href) ?? ''}" alt="${text}" loading="lazy">`;
    },
    table(token) {
      const cell = (of, tag) => `<${tag}>${this.parser.parseInline(of.tokens)}</${tag}>`;
      const row = (cells, tag) => `<tr>${cells.map((one) => cell(one, tag)).join('')}</tr>`;
      const body = token.rows.map((cells) => row(cells, 'td')).join('\n');
      return `<div class="scroll" tabindex="0"><table><thead>${row(token.header, 'th')}</thead><tbody>${body}</tbody></table></div>\n`;
    },
  };
  const text = readFileSync(join(root, from), 'utf8');
  const html = new Marked({ renderer }).parse(text);
  return { html, title: /^# (.+)$/m.exec(text)?.[1] ?? 'Sandtable' };
}

function write(path, text) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

mustBeOurs();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
write(MINE, 'Made by `npm run site`; the whole folder is made anew each time.\n');
// The server's own document is of no use here: without it nothing asks for a server.
const isOfSite = (path) =>
  relative(join(root, 'web/dist'), path) !== 'index.html' && !/\.(br|gz)$/.test(path);
cpSync(join(root, 'web/dist'), folder, { recursive: true, filter: isOfSite });
cpSync(join(root, 'docs/pictures'), join(folder, 'docs/pictures'), { recursive: true });
cpSync(join(root, 'scripts/site.css'), join(folder, 'site.css'));
for (const [from, page] of DOCUMENTS) {
  const { html, title } = rendered(from);
  const language = from.includes('.ja.') ? 'ja' : 'en';
  const up = posix.relative(posix.dirname(page), '.') || '.';
  write(page, pageOf({ html, title, language, up }));
}
for (const path of filesBelow('docs', /\.json$/)) cpSync(join(root, path), join(folder, path));
for (const language of ['en', 'ja']) write(language === 'en' ? 'index.html' : 'ja.html', homePage(language));
console.log(`${folder}: serve it from anywhere, or open ${join(folder, 'index.html')} to read.`);
