import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const house = process.env.FROMAGERIE_HOUSE ?? 'http://localhost:8000';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/fromagerie/server/static',
    emptyOutDir: true,
    // Nothing inlined as data: the strict policy of the page stays simple.
    assetsInlineLimit: 0,
    // What every first visit loads comes in few files: a browser has six lines to a house, and on a slow one each file is a wait.
    rolldownOptions: { output: { advancedChunks: { groups: [{ name: 'start', test: /disclose-version|kit[\\/](Cheese|Mouse)\.svelte|lib[\\/]words\.svelte|words[\\/]home[\\/]/ }] } } },
  },
  // Boards live in the folders of their games, outside this one; what they import is found here.
  resolve: {
    alias: { $web: fileURLToPath(new URL('./src', import.meta.url)) },
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: house, ws: true } },
  },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], setupFiles: ['tests/words.ts'], testTimeout: 60_000 }, // a busy machine is no failure
});
