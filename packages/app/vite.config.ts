import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type ConfigEnv, type UserConfig } from 'vite';
import { branded } from './build/brand.ts';
import { compressed } from './build/compress.ts';
import { installable } from './build/installable.ts';
import { messages, noParser } from './build/messages.ts';
import { outdatedPage } from './build/outdated.ts';
import { preconnect } from './build/preconnect.ts';
import { buildTarget } from './build/supported-browsers.ts';
import { brandSettings, readBrand } from '../../brands/read.mjs';
import about from './package.json' with { type: 'json' };

const brand = readBrand(process.env['BRAND']);
Object.assign(process.env, brandSettings(brand));

// The package's default export condition is its development build, whose warnings would be part of the first
// load.
const dom = realpathSync(`${import.meta.dirname}/node_modules/react-router-dom`);
const router = `${dirname(dom)}/react-router/dist/production`;

const server = process.env['SERVER_URL'] ?? 'http://127.0.0.1:3001';

/** Server bundle that renders first views: one Node module, next to the app (`APP_DIR`). */
const firstView: UserConfig = {
  root: import.meta.dirname,
  plugins: [react(), branded(brand), messages(), noParser()],
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

/** The browser app; all settings are optional. `SERVER_URL` is the server for development. */
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
    branded(brand),
    tailwindcss(),
    messages(),
    noParser(),
    {
      name: 'app-preconnect',
      transformIndexHtml: () => preconnect(loadEnv(mode, import.meta.dirname)['VITE_PRECONNECT']),
    },
    {
      name: 'app-script-priority',
      // A drawn page is shown by its style sheet, fonts and pictures: on a slow line its scripts wait for these.
      transformIndexHtml: {
        order: 'post',
        handler: (html) =>
          html.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"'),
      },
    },
    outdatedPage(),
    compressed(),
    installable(about.version, brand),
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
    // For the size budgets.
    manifest: true,
    // Linked from the credits page.
    license: { fileName: 'third-party-licences.txt' },
    reportCompressedSize: false,
    // The size budgets check the compressed size instead.
    chunkSizeWarningLimit: 1000,
    // Every browser of the target list has module preloading.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The entry script lists all others; long names would add 3 kB.
        chunkFileNames: 'assets/[hash:7].js',
        // One chunk for every page, one for the lobby, one for code that many pages share. Without the third chunk the
        // build has 370 files, and a page requests dozens of small ones.
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

/** The browser app, or with `--ssr` the server bundle. */
export default defineConfig((env) => (env.isSsrBuild ? firstView : browser(env)));
