import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type ConfigEnv, type UserConfig } from 'vite';
import { compressed } from './build/compress.ts';
import { firstLoad } from './build/first-load.ts';
import { installable } from './build/installable.ts';
import { messages, noParser } from './build/messages.ts';
import { preconnect } from './build/preconnect.ts';
import { prerenderedShell } from './build/shell.ts';
import { buildTarget } from './build/supported-browsers.ts';
import about from './package.json' with { type: 'json' };

// The package names its development files for every build: warnings for developers would come with the first load.
const dom = realpathSync(`${import.meta.dirname}/node_modules/react-router-dom`);
const router = `${dirname(dom)}/react-router/dist/production`;

const server = process.env['SERVER_URL'] ?? 'http://127.0.0.1:3001';

/** What draws the first view of a page on the server: one module for Node, next to the app (`APP_DIR`). */
const firstView: UserConfig = {
  root: import.meta.dirname,
  plugins: [react(), messages(), noParser()],
  ssr: { noExternal: true },
  build: {
    ssr: 'src/entry-server.tsx',
    outDir: 'dist-server',
    emptyOutDir: true,
    target: 'node20',
    assetsInlineLimit: 0,
    copyPublicDir: false,
    cssMinify: false,
    reportCompressedSize: false,
  },
};

/** The app in browsers: no setting is needed; `SERVER_URL` names the server that development talks to. */
const browser = ({ command, mode }: ConfigEnv): UserConfig => ({
  root: import.meta.dirname,
  resolve: {
    alias:
      command === 'build'
        ? { 'react-router/dom': `${router}/dom-export.mjs`, 'react-router': `${router}/index.mjs` }
        : {},
  },
  plugins: [
    react(),
    tailwindcss(),
    messages(),
    noParser(),
    {
      name: 'app-preconnect',
      transformIndexHtml: () => preconnect(loadEnv(mode, import.meta.dirname)['VITE_PRECONNECT']),
    },
    prerenderedShell(),
    firstLoad(),
    compressed(),
    installable(about.version),
  ],
  server: {
    proxy: Object.fromEntries(
      ['/api', '/cdn', '/sandbox'].map((path) => [path, { target: server, changeOrigin: false }]),
    ),
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: buildTarget(),
    assetsInlineLimit: 0,
    // Read by the size budgets.
    manifest: true,
    reportCompressedSize: false,
    // The size budgets judge, by what is sent.
    chunkSizeWarningLimit: 1000,
    // Every browser of the target list has module preloading.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The first script lists all others: long names would be 3 kB of it.
        chunkFileNames: 'assets/[hash:7].js',
        // One file for what every page needs, one for the lobby, one for what many pages share. Left alone, the bundler
        // makes 63 files of the first load, and 199 kB instead of 185 kB; without the third, 370 files of all instead of 225.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 2 },
            { name: 'lobby', test: /LobbyPage\.tsx$/, priority: 1 },
            { name: 'shared', minShareCount: 4 },
          ],
        },
      },
    },
  },
});

/** The app for browsers, and with `--ssr` what the server draws first views with. */
export default defineConfig((env) => (env.isSsrBuild ? firstView : browser(env)));
