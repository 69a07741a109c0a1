// Budgets of the built app in Brotli bytes, from Vite's manifest.
import { existsSync, readFileSync } from 'node:fs';
import { firstLoad, fontsOf, lazyRoutes, styles } from './scripts/bundle-graph.ts';

const folder = process.env.APP_DIR ?? 'packages/app/dist';
const file = `${folder}/.vite/manifest.json`;
if (!existsSync(file)) throw new Error(`No built app in ${folder}: run \`npm run build\` first.`);
const manifest = JSON.parse(readFileSync(file, 'utf8'));
const inFolder = (names) => names.map((name) => `${folder}/${name}`);
const languages = ['ru', 'kk', 'az', 'en'];
/** Pages with all of signing in, or with password, sessions and notices, and their fields. */
const routeLimits = { register: '42 kB', 'reset-password': '40 kB', 'profile-settings': '43 kB' };

export default [
  ...languages.map((language) => ({
    name: `first load of /, ${language}`,
    path: inFolder(firstLoad(manifest, language)),
    limit: '190 kB',
  })),
  { name: 'styles', path: inFolder(styles(manifest)), limit: '24 kB' },
  ...lazyRoutes(manifest)
    .filter(({ files }) => files.length > 0)
    .map(({ page, files }) => ({
      name: `page ${page}`,
      path: inFolder(files),
      limit: routeLimits[page] ?? '38 kB',
    })),
  // Fonts are compressed already.
  ...languages.map((language) => ({
    name: `fonts, ${language}`,
    path: inFolder(fontsOf(manifest, language)),
    limit: '45 kB',
    brotli: false,
  })),
];
