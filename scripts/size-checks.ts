import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { firstLoad, fontsOf, lazyRoutes, styles, type Manifest } from './bundle-graph.ts';

/** A budget as size-limit reads it: sizes are Brotli's unless `brotli` is false. */
export interface SizeCheck {
  readonly name: string;
  readonly path: string[];
  readonly limit: string;
  readonly brotli?: boolean;
}

const LANGUAGES = ['ru', 'kk', 'az', 'en'] as const;
const FONT_FILES = 2;

/** Both carry all of signing in and its fields, which no first screen needs, and a way of their own besides. */
const routeLimits: Readonly<Record<string, string>> = { register: '40 kB', 'reset-password': '38 kB' };
const limits = {
  firstLoad: '154 kB',
  styles: '12.5 kB',
  lateStyles: '18 kB',
  route: '35 kB',
  fonts: '45 kB',
} as const;

/** Where the built app lies: `APP_DIR`, else where `npm run build` puts it. */
const builtApp = () =>
  process.env['APP_DIR'] ?? fileURLToPath(new URL('../packages/app/dist', import.meta.url));

/** Every budget of the built app. Throws when there is no build, or a language has not exactly two font files. */
export function sizeChecks(folder = builtApp()): SizeCheck[] {
  const file = `${folder}/.vite/manifest.json`;
  if (!existsSync(file)) throw new Error(`There is no built app in ${folder}: run \`npm run build\`.`);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const inFolder = (names: readonly string[]) => names.map((name) => `${folder}/${name}`);
  const first = LANGUAGES.map((language) => ({
    name: `first load of /, ${language}`,
    path: inFolder(firstLoad(manifest, language)),
    limit: limits.firstLoad,
  }));
  const routes = lazyRoutes(manifest).map(({ page, files }) => ({
    name: `page ${page}`,
    path: inFolder(files),
    limit: routeLimits[page] ?? limits.route,
  }));
  const fonts = LANGUAGES.map((language) => {
    const files = fontsOf(manifest, language);
    if (files.length !== FONT_FILES) {
      throw new Error(`${language} has ${files.length} font files, the budget is ${FONT_FILES}.`);
    }
    // Fonts are compressed already.
    return { name: `fonts, ${language}`, path: inFolder(files), limit: limits.fonts, brotli: false };
  });
  const sheets = styles(manifest);
  return [
    ...first,
    { name: 'styles of /', path: inFolder(sheets.first), limit: limits.styles },
    { name: 'styles of the rest', path: inFolder(sheets.late), limit: limits.lateStyles },
    ...routes.filter(({ path }) => path.length > 0),
    ...fonts,
  ];
}
