import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { codes } from '@tulpar/api/contract';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { placeholders } from '../platform/catalogue.ts';
import { languages, type Language } from '../platform/languages.ts';
import { pluralForms } from '../platform/plural.ts';

const here = import.meta.dirname;
const src = join(here, '..');
const files = readdirSync(join(here, 'ru')).sort();
const read = (language: Language, file: string) =>
  JSON.parse(readFileSync(join(here, language, file), 'utf8')) as Record<string, string>;
const all = (language: Language) =>
  Object.assign({}, ...files.map((file) => read(language, file))) as Record<string, string>;

function plurals(elements: readonly MessageFormatElement[]): string[][] {
  return elements.flatMap((element) => {
    if (element.type === 6 || element.type === 5) {
      const inner = Object.values(element.options).flatMap((option) => plurals(option.value));
      const words = Object.keys(element.options).filter((form) => !form.startsWith('='));
      return element.type === 6 ? [words, ...inner] : inner;
    }
    return element.type === 8 ? plurals(element.children) : [];
  });
}

const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.stories\.tsx$/.test(path))
  .map((path) => ({ path, code: readFileSync(join(src, path), 'utf8') }));

/** Texts of the server's codes: which code comes is the server's affair. */
const MADE = /^(?:API_ERRORS|PAYMENT_ERRORS)\./;

describe('catalogues', () => {
  it.each(languages)('I18N-01 %s has the texts of ru, file by file and in its order', (language) => {
    expect(readdirSync(join(here, language)).sort()).toEqual(files);
    for (const file of files)
      expect(Object.keys(read(language, file)), file).toEqual(Object.keys(read('ru', file)));
  });

  it('every id stands in one file only', () => {
    const ids = files.flatMap((file) => Object.keys(read('ru', file)));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it.each(languages)(
    '%s: the same placeholders as ru, the plural forms of the language, no number or date formats',
    (language) => {
      const ru = all('ru');
      for (const [id, text] of Object.entries(all(language))) {
        const tree = parse(text);
        expect(placeholders(tree), id).not.toBeNull();
        expect(placeholders(tree), id).toEqual(placeholders(parse(ru[id] ?? '')));
        for (const forms of plurals(tree))
          expect([...forms].sort(), id).toEqual([...pluralForms[language]].sort());
      }
    },
  );

  it.each(languages)('%s: nothing empty, nothing shouted, no doubled apostrophes', (language) => {
    for (const [id, text] of Object.entries(all(language))) {
      expect(text.trim(), id).not.toBe('');
      expect(text, id).not.toMatch(/!|''/);
    }
  });

  it('ERR-01 every code of the contract has a text', () => {
    const known = Object.keys(all('ru'));
    const made = codes.client.filter((code) => /\s/.test(code));
    const missing = Object.values(codes)
      .flat()
      .filter((code) => !(made as readonly string[]).includes(code) && !known.includes(`API_ERRORS.${code}`));
    expect(missing).toEqual([]);
  });

  it('every text is used', () => {
    const code = sources.map((source) => source.code).join('\n');
    const quoted = new Set([...code.matchAll(/['"]([\w.-]+)['"]/g)].map((match) => match[1]));
    const begun = [...code.matchAll(/`([\w-]+\.(?:[\w-]+\.)*)\$\{/g)].map((match) => match[1] ?? '');
    const used = (id: string) =>
      quoted.has(id) || MADE.test(id) || begun.some((start) => id.startsWith(start));
    const unused = Object.keys(all('ru')).filter((id) => !used(id));
    expect(unused).toEqual([]);
  });
});

describe('components', () => {
  it('hold no text of their own', () => {
    const found = sources
      .filter(({ path }) => path.endsWith('.tsx'))
      .flatMap(({ path, code }) => {
        const bare = code.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '').replaceAll('=>', '');
        const inside = [...bare.matchAll(/<[a-zA-Z][^<>]*>\s*([^\s<>{}][^<>{}]*)<\//g)].map(
          (match) => match[1] ?? '',
        );
        const props = [...bare.matchAll(/\b(?:label|title|alt|placeholder|aria-label)="([^"]+)"/g)].map(
          (match) => match[1] ?? '',
        );
        return [...inside, ...props]
          .filter((text) => /\p{L}{2}/u.test(text))
          .map((text) => `${path}: ${text.trim()}`);
      });
    expect(found).toEqual([]);
  });
});
