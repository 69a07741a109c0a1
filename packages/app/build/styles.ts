import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import type { Plugin } from 'vite';
import { reach } from './reach.ts';

const PACKAGES = fileURLToPath(new URL('../..', import.meta.url));
const APP = `${PACKAGES}app/src`;
const UI = `${PACKAGES}ui/src`;
const PLACE = '/*sources*/';
const SHEET = /\/app\/src\/styles\/(first|lazy)\.css$/;

/** Files behind the public paths of the component library. */
const library = JSON.parse(readFileSync(`${PACKAGES}ui/package.json`, 'utf8')) as {
  exports: Readonly<Record<string, string>>;
};
const publicFiles = new Map(
  Object.entries(library.exports).map(([path, file]) => [path, resolve(PACKAGES, 'ui', file)]),
);

/** Here class names and words are written about, not worn. */
const WORDS = /\/ui\/src\/foundations\/(?:cn|tokens)\/|\/app\/src\/messages\//;

/** What the first screen is made of, what its page brings at once, and what both fetch for themselves to be seen on it. */
const FIRST = [
  `${APP}/main.tsx`,
  `${APP}/pages/lobby/index.ts`,
  `${APP}/shell/OutdatedBrowser.tsx`,
  `${APP}/shell/SiteSidebar.tsx`,
  `${UI}/content/banner-slider/BannerControls.tsx`,
  `${UI}/feedback/toast/ToastCards.tsx`,
];
const ALL = [`${APP}/main.tsx`, `${APP}/routes.ts`];

/** File of a module of the app or the component library; undefined for packages from outside. */
function fileOf(from: string, name: string): string | undefined {
  const path = name.startsWith('.')
    ? resolve(dirname(from), name)
    : name
        .replace(/^#app\//, `${APP}/`)
        .replace(/^@tulpar\/ui\/([\w-]+)$/, (whole, part: string) => publicFiles.get(`./${part}`) ?? whole);
  return /\.tsx?$/.test(path) && existsSync(path) ? path : undefined;
}

/** Modules that a file brings along at once, and with `isLazy` also those it fetches while the app runs. */
function modulesOf(file: string, isLazy: boolean): string[] {
  const text = readFileSync(file, 'utf8');
  const { module } = parseSync(file, text);
  const fixed = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some((entry) => !entry.isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
  );
  const fetched = isLazy
    ? module.dynamicImports.map(({ moduleRequest }) =>
        text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
      )
    : [];
  return [...fixed, ...passedOn, ...fetched].flatMap((name) => fileOf(file, name) ?? []);
}

/** Files that wear class names: of the first screen, or of the whole app. */
export function styledFiles(sheet: 'first' | 'lazy'): string[] {
  return reach(sheet === 'first' ? FIRST : ALL, (file) => modulesOf(file, sheet === 'lazy')).filter(
    (file) => !WORDS.test(file),
  );
}

/**
 * Names the files whose class names go into each sheet: those that the app really loads. Left to look for itself,
 * Tailwind would take every component of the library, used or not, and make the first screen wait for all of them.
 */
export function sources(): Plugin {
  let isBuild = false;
  return {
    name: 'app-style-sources',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    load(id) {
      const sheet = SHEET.exec(id)?.[1];
      if (sheet !== 'first' && sheet !== 'lazy') return null;
      // While developing, what is imported changes all the time.
      const files = isBuild ? styledFiles(sheet) : [APP, UI];
      const lines = [...files, `${PACKAGES}app/index.html`].map((file) => `@source '${file}';`);
      return readFileSync(id, 'utf8').replace(PLACE, lines.join('\n'));
    },
  };
}
