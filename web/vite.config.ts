import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, defineConfig } from 'vite';
import { chunkGroups } from './chunks.ts';

const server = process.env['SANDTABLE_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte()],
  // Everything is found from where it lies, so that any folder of any host will do.
  base: './',
  // The page is built from the rooms' sources: nothing needs to be compiled first.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Read by scripts/offline.mjs, which takes it away.
    manifest: true,
    rolldownOptions: {
      // The second document plays by itself: the same page, with its tables in the browser.
      input: { index: 'index.html', local: 'local/index.html' },
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: server }, '/ws': { target: server, ws: true } },
  },
});
