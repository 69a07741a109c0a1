import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Catalogues name the default brand, which a build replaces. */
const brandName = process.env['BRAND_NAME'] ?? 'Tulpar';

const messages = fileURLToPath(new URL('../src/messages', import.meta.url));

export type Language = 'ru' | 'kk' | 'az' | 'en';

function catalogueOf(language: Language): ReadonlyMap<string, string> {
  return new Map(
    ['', '-pages'].flatMap((group) => {
      const file = join(messages, `${language}${group}.json`);
      const json = readFileSync(file, 'utf8').replaceAll('Tulpar', brandName);
      return Object.entries<string>(JSON.parse(json));
    }),
  );
}

const catalogues = new Map<Language, ReadonlyMap<string, string>>();

/**
 * Text of a message in a language. Tests use message ids, so that a better wording breaks no test. Values
 * replace simple placeholders; use `pattern` for plurals or markup.
 */
export function text(language: Language, id: string, values: Record<string, string> = {}): string {
  let catalogue = catalogues.get(language);
  if (!catalogue) catalogues.set(language, (catalogue = catalogueOf(language)));
  const message = catalogue.get(id);
  if (message === undefined) throw new Error(`There is no message ${id} in ${language}.`);
  return message.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? `{${name}}`);
}

const literal = (part: string) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A placeholder, including its plural forms. */
const SLOT = /\{(?:[^{}]|\{[^{}]*\})*\}/;

/** Pattern for a message with any content in its placeholders, plurals and tags. */
export function pattern(language: Language, id: string): RegExp {
  const plain = text(language, id).replaceAll(/<\/?\w+>/g, '');
  // Playwright normalizes spaces in names, and messages contain no-break spaces.
  return new RegExp(
    plain
      .split(SLOT)
      .map((part) => literal(part).replaceAll(/\s+/g, String.raw`\s+`))
      .join('.*'),
  );
}
