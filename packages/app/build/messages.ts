import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const CATALOGUE = /\/src\/messages\/[\w-]+\.json$/;

/** Parses the messages of a catalogue; those without ICU syntax remain strings, which are shorter. */
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
    transform(code, id) {
      if (!CATALOGUE.test(id)) return null;
      const text = JSON.stringify(JSON.stringify(compileCatalogue(code)));
      return { code: `export default JSON.parse(${text})`, moduleType: 'js', map: null };
    },
  };
}

/**
 * Leaves the message parser out of the bundle, because the build compiles the catalogues. Texts from the server still
 * need the parser, which `text-overrides.ts` imports as `icu-parser`.
 */
export const withoutParser = {
  alias: [
    {
      find: /^@formatjs\/icu-messageformat-parser$/,
      replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
    },
  ],
};
