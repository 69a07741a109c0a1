import type { Language } from '../platform/i18n/languages.ts';
import type { RouteId } from '../platform/routing/paths.ts';

/** Vite's list of the built files, by source file or by chunk. */
type Manifest = Readonly<Record<string, { file: string; src?: string; imports?: readonly string[] }>>;

// The build of the app comes before that of the module for the server; there is none while developing.
const [built = {}] = Object.values(
  import.meta.glob<Manifest>('../../dist/.vite/manifest.json', {
    eager: true,
    exhaustive: true,
    import: 'default',
  }),
);

function withImports(keys: readonly string[]): Set<string> {
  const all = new Set(keys);
  // A set hands out what is added while it is walked.
  for (const key of all) for (const other of built[key]?.imports ?? []) all.add(other);
  return all;
}

/** Links to what a drawn page needs in addition to its style sheet and first script, which would request it later. */
export function pageLinks(language: Language, id: RouteId | undefined): string {
  const fonts = Object.values(built).filter(({ src }) => src?.endsWith(`-${language}.woff2`));
  const known = withImports(['index.html']);
  const page = id === 'lobby' ? 'src/pages/lobby/index.ts' : `src/messages/${language}-pages.json`;
  const scripts = [...withImports([`src/messages/${language}.json`, page])].filter((key) => !known.has(key));
  return [
    ...fonts.map(
      ({ file }) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
    ),
    ...scripts.flatMap((key) =>
      built[key] ? [`<link rel="modulepreload" fetchpriority="low" href="/${built[key].file}">`] : [],
    ),
  ].join('');
}
