import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';
import { japaneseLetters } from './japanese.ts';

const inPage = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const server = process.env['SANDTABLE_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [
    svelte(),
    japaneseLetters(['.', '../games', '../engine', '../players'].map(inPage), inPage('../.cache/letters')),
  ],
  // The page is built from the rooms' sources: nothing needs to be compiled first.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: server }, '/ws': { target: server, ws: true } },
  },
});
