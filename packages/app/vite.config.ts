import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig, loadEnv, type ConfigEnv, type UserConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { brandLook } from './build/brand.ts';
import { completedDocument } from './build/document.ts';
import { installable } from './build/installable.ts';
import { messages, withoutParser } from './build/messages.ts';
import { brandSettings, readBrand } from '../../brands/read.mjs';
import about from './package.json' with { type: 'json' };

const brand = readBrand(process.env['BRAND']);
Object.assign(process.env, brandSettings(brand));

const server = process.env['SERVER_URL'] ?? 'http://127.0.0.1:3001';

const shared: UserConfig = {
  root: import.meta.dirname,
  plugins: [react(), brandLook(brand), messages()],
  resolve: withoutParser,
};
const files = { emptyOutDir: true, assetsInlineLimit: 0, reportCompressedSize: false };

/** Server bundle that renders first views; the server loads it from `dist-server` next to its `APP_DIR`. */
const firstView: UserConfig = {
  ...shared,
  ssr: { noExternal: true },
  build: {
    ...files,
    ssr: 'src/entry-server.tsx',
    outDir: 'dist-server',
    target: 'node20',
    copyPublicDir: false,
  },
};

/** The browser app; all settings (`vite-env.d.ts`) are optional. `SERVER_URL` is the server for development. */
const browser = ({ mode }: ConfigEnv): UserConfig => ({
  ...shared,
  publicDir: existsSync(join(brand.folder, 'public')) ? join(brand.folder, 'public') : 'public',
  plugins: [
    shared.plugins,
    tailwindcss(),
    completedDocument(loadEnv(mode, import.meta.dirname)['VITE_PRECONNECT']),
    compression({
      include: /\.(?:js|css|svg)$/,
      // At maximum quality, which is too slow for the server to do per response.
      algorithms: [['br', { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }]],
      threshold: 0,
    }),
    installable(about.version, brand),
  ],
  server: { proxy: { '^/(api|cdn|sandbox)/': { target: server, changeOrigin: false } } },
  build: {
    ...files,
    outDir: 'dist',
    target: browserslistToEsbuild(undefined, { path: import.meta.dirname }),
    // Read by `installable.ts`, `entry-server.tsx` and the size budgets (`.size-limit.mjs`).
    manifest: true,
    // Linked from the credits page.
    license: { fileName: 'third-party-licences.txt' },
    // The size budgets check the compressed size instead.
    chunkSizeWarningLimit: 1000,
    // Every browser of the target list has module preloading.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // A chunk that every page loads, one for the lobby, one for code that many pages share. Without the third
        // a page requests dozens of small files.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 2 },
            { name: 'lobby', test: /LobbyPage\.tsx$/, priority: 1 },
            { name: 'shared', minShareCount: 6 },
          ],
        },
      },
    },
  },
});

/** The browser app, or with `--ssr` the server bundle. */
export default defineConfig((env) => (env.isSsrBuild ? firstView : browser(env)));
