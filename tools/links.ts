/** Whether what the documents point at is there: see USAGE. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parsed, runTool } from './arguments.ts';

const LEFT_OUT: ReadonlySet<string> = new Set(['node_modules', 'dist', '.git', '.cache', 'packages']);
const ROOMS = 'bench|cartography|cli|docs|e2e|engine|games|players|scripts|server|tools|web';
/** A file of the project, as documents name one. */
const FILE = new RegExp(`^(?:${ROOMS})/[\\w./-]+\\.(?:ts|mjs|js|svelte|md|json)$`);

function documentsBelow(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return LEFT_OUT.has(entry.name) ? [] : documentsBelow(root, path);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}

/** The lines of a document; those inside blocks of code are empty. */
function proseOf(text: string): string[] {
  let isCode = false;
  return text.split('\n').map((line) => {
    const isFence = /^\s*(?:```|~~~)/.test(line);
    if (isFence) isCode = !isCode;
    return isFence || isCode ? '' : line;
  });
}

/** The anchors that GitHub gives to the headings of a document; of headings alike the later ones are numbered. */
export function anchorsOf(text: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const line of proseOf(text)) {
    const heading = /^#{1,6}\s+(.*?)\s*#*\s*$/.exec(line)?.[1];
    if (heading === undefined) continue;
    const words = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const anchor = words.replace(/[^\p{L}\p{N}\p{M} _-]/gu, '').replaceAll(' ', '-');
    let unique = anchor;
    for (let copy = 1; anchors.has(unique); copy++) unique = `${anchor}-${copy}`;
    anchors.add(unique);
  }
  return anchors;
}

/** Where the links of a line lead, and the files that it names as code. */
function targetsIn(line: string): { readonly links: readonly string[]; readonly files: readonly string[] } {
  const codes = [...line.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  const links = line.replace(/`[^`]*`/g, '').matchAll(/\]\(([^()\s]+)(?:\s+"[^"]*")?\)/g);
  return {
    links: [...links].map(([, target = '']) => target),
    files: codes.filter((code) => FILE.test(code)),
  };
}

function faultOf(root: string, document: string, link: string): string | undefined {
  if (/^[a-z][a-z0-9+.-]*:/i.test(link)) return undefined;
  const [path = '', anchor] = decodeURIComponent(link).split('#');
  const file = path === '' ? document : relative(root, join(root, dirname(document), path));
  if (!existsSync(join(root, file))) return `there is no ${file}`;
  if (anchor === undefined || !file.endsWith('.md')) return undefined;
  const isThere = anchorsOf(readFileSync(join(root, file), 'utf8')).has(anchor);
  return isThere ? undefined : `${file} has no heading #${anchor}`;
}

/** Dead links and files that are not there, in all documents of a folder: `docs/page.md:12: there is no …`. */
export function deadLinks(root: string): string[] {
  return documentsBelow(root).flatMap((document) =>
    proseOf(readFileSync(join(root, document), 'utf8')).flatMap((line, at) => {
      const { links, files } = targetsIn(line);
      const faults = links.flatMap((link) => faultOf(root, document, link) ?? []);
      for (const file of files) if (!existsSync(join(root, file))) faults.push(`there is no ${file}`);
      return faults.map((fault) => `${document}:${at + 1}: ${fault}`);
    }),
  );
}

const USAGE = `npm run links

Lists what the documents point at and is not there: files, headings, and files of the project named as code.
Ends with 1 when there is any.`;

function main(args: readonly string[]): number {
  parsed(args, {});
  const dead = deadLinks(fileURLToPath(new URL('../..', import.meta.url)));
  for (const line of dead) console.log(line);
  return dead.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await runTool(USAGE, main);
