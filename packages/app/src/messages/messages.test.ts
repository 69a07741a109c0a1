import { codes } from '@tulpar/api/contract';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages, type Language } from '../platform/i18n/languages.ts';
import { catalogueFaults, unusedIds, type Catalogues, type Texts } from './message-rules.ts';
import { textInCode } from './text-in-code.ts';

const here = import.meta.dirname;
const app = join(here, '..');
const ui = join(here, '../../../ui/src');
const files = readdirSync(join(here, 'ru')).sort();
const read = (language: Language, file: string) =>
  JSON.parse(readFileSync(join(here, language, file), 'utf8')) as Texts;
const all = (language: Language): Texts => Object.assign({}, ...files.map((file) => read(language, file)));

interface Source {
  readonly path: string;
  readonly code: string;
}

const sourcesOf = (folder: string): Source[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|stories)\.tsx?$|\bstor(?:y|ies)\b/.test(path))
    .map((path) => ({ path, code: readFileSync(join(folder, path), 'utf8') }));

describe('catalogues', () => {
  it.each(languages)('%s has the files and ids of ru, in its order', { tags: ['I18N-01'] }, (language) => {
    expect(readdirSync(join(here, language)).sort()).toEqual(files);
    for (const file of files)
      expect(Object.keys(read(language, file)), file).toEqual(Object.keys(read('ru', file)));
  });

  it('are whole: ids, placeholders, plural forms, translations', { tags: ['I18N-05'] }, () => {
    const catalogues = Object.fromEntries(
      languages.map((language) => [language, all(language)]),
    ) as unknown as Catalogues;
    expect(catalogueFaults(catalogues)).toEqual([]);
  });

  it('every file is known to the types, and every id is in one file only', () => {
    const types = readFileSync(join(here, 'ids.ts'), 'utf8');
    expect(files.filter((file) => !types.includes(`'./ru/${file}'`))).toEqual([]);
    const ids = files.flatMap((file) => Object.keys(read('ru', file)));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('every code of the contract has a text', { tags: ['ERR-01'] }, () => {
    const known = Object.keys(all('ru'));
    const made = codes.client.filter((code) => /\s/.test(code));
    const missing = Object.values(codes)
      .flat()
      .filter((code) => !(made as readonly string[]).includes(code))
      .filter((code) => !known.includes(`API_ERRORS.${code}`) && !known.includes(`PAYMENT_ERRORS.${code}`));
    expect(missing).toEqual([]);
  });

  it('every text is used', () => {
    const code = sourcesOf(app)
      .filter(({ path }) => !path.startsWith('messages/'))
      .map((source) => source.code);
    // Those of an outdated browser are written into the document by the build.
    const ids = Object.keys(all('ru')).filter((id) => !id.startsWith('outdated.'));
    expect(unusedIds(ids, code)).toEqual([]);
  });
});

describe('text in code', () => {
  /** Words that are data: month names, keyboards, letters used in rules, story texts. */
  const DATA =
    /^(?:platform\/i18n\/(?:dates|calendar)\.ts|features\/search\/letters\.ts|platform\/telemetry\/scrub\.ts|messages\/|pages\/[\w-]+\/testing\/|foundations\/tokens\/fonts\/)/;

  it.each([
    ['app', app],
    ['ui', ui],
  ])('%s: components hold no text of their own', (_name, folder) => {
    const found = sourcesOf(folder)
      .filter(({ path }) => !DATA.test(path))
      .flatMap(({ path, code }) => textInCode(path, code).map((text) => `${path}: ${text}`));
    expect(found).toEqual([]);
  });
});

const src = join(import.meta.dirname, '..');
const forms = ['LoginForm', 'RegisterForm', 'FormProblem'].map((name) =>
  readFileSync(join(src, 'features/session/components', `${name}.tsx`), 'utf8'),
);
const schema = readFileSync(join(src, 'features/session/forms.ts'), 'utf8');

it('forms of signing in and registering hold no wording of their own', { tags: ['ERR-07'] }, () => {
  const words = /['"`>][^'"`<>\n]*[\u0400-\u04ff][^'"`<>\n]*['"`<]/;
  for (const code of [...forms, schema])
    expect(code.replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, '')).not.toMatch(words);
});
