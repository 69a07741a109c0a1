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
const groups = ['', '-pages'];
const source = (language: Language, group: string) =>
  readFileSync(join(here, `${language}${group}.json`), 'utf8');
const read = (language: Language, group: string) => JSON.parse(source(language, group)) as Texts;
const all = (language: Language): Texts => Object.assign({}, ...groups.map((group) => read(language, group)));

interface Source {
  readonly path: string;
  readonly code: string;
}

const sourcesOf = (folder: string): Source[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|stories)\.tsx?$|\bstor(?:y|ies)\b/.test(path))
    .map((path) => ({ path, code: readFileSync(join(folder, path), 'utf8') }));

describe('catalogues', () => {
  it.each(languages)('%s has the ids of ru, in its order', { tags: ['I18N-01'] }, (language) => {
    for (const group of groups)
      expect(Object.keys(read(language, group)), group).toEqual(Object.keys(read('ru', group)));
  });

  it('are complete: ids, placeholders, plural forms, translations', { tags: ['I18N-05'] }, () => {
    const catalogues = Object.fromEntries(
      languages.map((language) => [language, all(language)]),
    ) as unknown as Catalogues;
    expect(catalogueFaults(catalogues)).toEqual([]);
  });

  it.each(languages)('%s has every id once', (language) => {
    const ids = groups.flatMap((group) => source(language, group).match(/(?<=^  ")[^"]+(?=": )/gm) ?? []);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids).toHaveLength(Object.keys(all(language)).length);
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
    // These are written into the document by the build.
    const ids = Object.keys(all('ru')).filter((id) => !/^(?:outdated|incomplete)\./.test(id));
    expect(unusedIds(ids, code)).toEqual([]);
  });
});

describe('text in code', () => {
  /** Words that are data: month names, keyboards, spelling used in rules, story texts. */
  const DATA =
    /^(?:platform\/i18n\/(?:dates|calendar)\.ts|features\/search\/spelling\.ts|platform\/telemetry\/scrub\.ts|messages\/|pages\/[\w-]+\/testing\/|foundations\/tokens\/fonts\/)/;

  it.each([
    ['app', app],
    ['ui', ui],
  ])('%s: components hold no text of their own', { tags: ['ERR-07'] }, (_name, folder) => {
    const found = sourcesOf(folder)
      .filter(({ path }) => !DATA.test(path))
      .flatMap(({ path, code }) => textInCode(path, code).map((text) => `${path}: ${text}`));
    expect(found).toEqual([]);
  });
});
