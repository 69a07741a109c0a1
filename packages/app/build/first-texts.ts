import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { reach } from './reach.ts';

/** A module as the bundler has kept it. */
export interface KeptModule {
  readonly file: string;
  readonly code: string;
}

const FIRST = /\/src\/(?:pages\/lobby\/index|messages\/ru)\.ts$/;
const CATALOGUE = /\/src\/messages\/ru\/[\w-]+\.json$/;
/** Titles of all pages: each comes with the texts of its page. */
const TITLES = /\/src\/routes\.ts$/;

/** Texts the first screen names though they come after it: it would show nothing in their place, and go on doing so. */
export function missingTexts(modules: readonly KeptModule[], late: ReadonlySet<string>): string[] {
  return modules
    .filter(({ file }) => !TITLES.test(file))
    .flatMap(({ file, code }) => {
      const named = [...code.matchAll(/["'`]([\w-]+(?:\.[\w-]+)*)["'`]/g)].map(([, id = '']) => id);
      return [...new Set(named)].filter((id) => late.has(id)).map((id) => `${file}: ${id}`);
    });
}

/** Refuses a build whose first screen names texts that come after it (I18N-05). */
export function firstTexts(): Plugin {
  return {
    name: 'app-first-texts',
    apply: 'build',
    generateBundle(_options, bundle: Rolldown.OutputBundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const starts = chunks.filter(
        ({ isEntry, facadeModuleId }) => isEntry || FIRST.test(facadeModuleId ?? ''),
      );
      const files = reach(
        starts.map(({ fileName }) => fileName),
        (name) => byName.get(name)?.imports ?? [],
      );
      const kept = files.flatMap((file) =>
        Object.entries(byName.get(file)?.modules ?? {}).map(([name, { code }]) => ({
          file: name,
          code: code ?? '',
        })),
      );
      const here = new Set(kept.map(({ file }) => file));
      const late = chunks
        .flatMap(({ modules }) => Object.keys(modules))
        .filter((file) => CATALOGUE.test(file) && !here.has(file))
        .flatMap((file) => Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object));
      const missing = missingTexts(
        kept.filter(({ file }) => file.includes('/src/') && !file.endsWith('.json')),
        new Set(late),
      );
      if (missing.length > 0)
        this.error(`The first screen names texts that come later:\n${missing.join('\n')}`);
    },
  };
}
