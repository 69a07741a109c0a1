// Budgets of the built app in Brotli bytes, from Vite's manifest.
import { existsSync, readFileSync } from 'node:fs';
import { firstLoad, fontsOf, loginPage, styles } from './scripts/bundle-graph.ts';

const folder = process.env.APP_DIR ?? 'packages/app/dist';
const file = `${folder}/.vite/manifest.json`;
if (!existsSync(file)) throw new Error(`No built app in ${folder}: run \`npm run build\` first.`);
const manifest = JSON.parse(readFileSync(file, 'utf8'));
const inFolder = (names) => names.map((name) => `${folder}/${name}`);
const languages = ['ru', 'kk', 'az', 'en'];
export default [
  ...languages.map((language) => ({
    name: `first load of /, ${language}`,
    path: inFolder(firstLoad(manifest, language)),
    limit: '200 kB',
  })),
  { name: 'login page, ru', path: inFolder(loginPage(manifest)), limit: '315 kB' },
  { name: 'styles', path: inFolder(styles(manifest)), limit: '24 kB' },
  // Fonts are compressed already.
  ...languages.map((language) => ({
    name: `fonts, ${language}`,
    path: inFolder(fontsOf(manifest, language)),
    limit: '48 kB',
    brotli: false,
  })),
];
