// Compresses the page once, when it is built: the server then only picks the form that a browser takes.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './rooms.mjs';
import { root } from './running.mjs';

/** What is text; fonts and pictures are compressed already. */
const TEXT = /\.(css|html|js|json|svg|webmanifest)$/;
/** A smaller file fits into one packet as it is. */
const LEAST_BYTES = 1024;

const forms = [
  {
    ending: '.br',
    compress: (bytes) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  { ending: '.gz', compress: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }) },
];

/** Writes a compressed form beside every text file of the folder that is worth it. */
export async function compressFolder(folder) {
  const files = filesBelow(folder, TEXT, /^$/);
  await Promise.all(
    files.flatMap((file) => {
      const path = join(root, file);
      const bytes = readFileSync(path);
      if (bytes.length < LEAST_BYTES) return [];
      return forms.map(async ({ ending, compress }) => writeFileSync(path + ending, await compress(bytes)));
    }),
  );
}
