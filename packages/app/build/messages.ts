import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const CATALOGUE = /\/src\/messages\/[\w-]+\.json$/;

/** Messages without placeholders remain strings, which are shorter. */
export function compileCatalogue(json: string): Record<string, unknown> {
  const texts = JSON.parse(json) as Record<string, string>;
  return Object.fromEntries(
    Object.entries(texts).map(([id, text]) => {
      const [only, ...more] = parse(text);
      const isPlain = more.length === 0 && (!only || (only.type === 0 && only.value === text));
      return [id, isPlain ? text : [only, ...more]];
    }),
  );
}

export function messages(): Plugin {
  return {
    name: 'app-messages',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!CATALOGUE.test(id)) return null;
      const text = JSON.stringify(JSON.stringify(compileCatalogue(code)));
      return { code: `export default JSON.parse(${text})`, moduleType: 'js', map: null };
    },
  };
}

/** Excludes the parser from the app, except from the module that loads it for server texts. */
export function noParser(): Plugin {
  const parser = '@formatjs/icu-messageformat-parser';
  return {
    name: 'app-no-parser',
    enforce: 'pre',
    apply: 'build',
    resolveId(source, importer) {
      if (source !== parser || importer?.endsWith('/platform/i18n/icu-parser.ts')) return null;
      return this.resolve(`${parser}/no-parser.js`, new URL('./messages.ts', import.meta.url).pathname, {
        skipSelf: true,
      });
    },
  };
}
