import { describe, expect, it } from 'vitest';
import { languages, type Language } from '../platform/i18n/languages.ts';
import { catalogueFaults, unusedIds, type Catalogues, type Texts } from './message-rules.ts';
import { textInCode } from './text-in-code.ts';
import { codes } from '@tulpar/api/contract';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const two = '{count, plural, one {# WORD} other {# WORDS}}';
const complete: Record<Language, Record<string, string>> = {
  ru: {
    hello: 'Привет, {name}',
    days: '{count, plural, one {# день} few {# дня} many {# дней} other {# дня}}',
    lobby: 'Лобби',
  },
  kk: { hello: 'Сәлем, {name}', days: two.replaceAll(/WORDS?/g, 'күн'), lobby: 'Лобби' },
  az: { hello: 'Salam, {name}', days: two.replaceAll(/WORDS?/g, 'gün'), lobby: 'Lobbi' },
  en: { hello: 'Hello, {name}', days: two.replaceAll(/WORD/g, 'day'), lobby: 'Lobby' },
};

/** The catalogues with one message changed or, with null, removed. */
function broken(language: Language, id: string, text: string | null): Catalogues {
  const next = Object.fromEntries(languages.map((one) => [one, { ...complete[one] }])) as typeof complete;
  if (text === null) delete next[language][id];
  else next[language][id] = text;
  return next;
}

describe('rules of the catalogues', () => {
  it('whole catalogues have no fault', () => {
    expect(catalogueFaults(complete)).toEqual([]);
  });

  it.each([
    ['a language lacks an id', 'az', 'hello', null, 'hello: az has no text'],
    ['a language alone has an id', 'az', 'new', 'Yeni', 'new: ru has no text'],
    ['a text is not a message', 'kk', 'hello', 'Сәлем, {name', 'hello: kk is not a message'],
    ['a placeholder is missing', 'en', 'hello', 'Hello', 'hello: en has other placeholders'],
    ['a placeholder is misspelt', 'en', 'hello', 'Hello, {nmae}', 'hello: en has other placeholders'],
    ['a plural is flattened', 'en', 'days', '{count} days', 'days: en has other placeholders'],
    [
      'ru lacks a plural form',
      'ru',
      'days',
      '{count, plural, one {# день} other {# дня}}',
      'days: ru has the plural forms one other',
    ],
    [
      'az has a form too many',
      'az',
      'days',
      '{count, plural, one {# gün} few {# gün} other {# gün}}',
      'days: az has the plural forms one few other',
    ],
    ['a text was left in Russian', 'kk', 'hello', 'Привет, {name}', 'hello: kk has the text of ru'],
    ['a shared word is shared by other languages', 'en', 'lobby', 'Lobbi', 'lobby: en has the text of az'],
    ['a text is empty', 'en', 'lobby', ' ', 'lobby: en is empty'],
    ['a text shouts', 'en', 'lobby', 'Lobby!', 'lobby: en shouts, or doubles an apostrophe'],
    [
      'a number is formatted inside',
      'en',
      'hello',
      'Hello, {name, number}',
      'hello: en formats a number or date itself',
    ],
  ] as const)('%s', (_what, language, id, text, fault) => {
    expect(catalogueFaults(broken(language, id, text))).toContain(fault);
  });

  it('kk and az need no forms where the noun does not change', () => {
    expect(catalogueFaults(broken('kk', 'days', '{count} күн'))).toEqual([]);
  });

  it('names and signs may be the same everywhere', () => {
    const alike = Object.fromEntries(languages.map((one) => [one, { a: 'RTP {value}', b: '{x} · 21+' }]));
    expect(catalogueFaults(alike as unknown as Catalogues)).toEqual([]);
  });

  it('an id is used when it is named whole or by its beginning', () => {
    const ids = ['nav.lobby', 'page.title', 'gone.text', 'API_ERRORS.X'];
    expect(unusedIds(ids, ["t('nav.lobby')", 't(`page.${id}`)'])).toEqual(['gone.text']);
  });
});

describe('rules of the code', () => {
  it.each([
    ['between tags', '<p>Hello there</p>', 'Hello there'],
    ['in a choice between tags', "<p>{on ? 'Shown' : t('x')}</p>", 'Shown'],
    ['as a fallback', "<p>{name ?? 'Guest'}</p>", 'Guest'],
    ['in a template', '<p>{`Total ${sum}`}</p>', 'Total'],
    ['in aria-label', '<button aria-label="Close" />', 'Close'],
    ['in placeholder', '<input placeholder={"Search"} />', 'Search'],
    ['in title', '<i title="More" />', 'More'],
    ['in alt', '<img alt="A horse" />', 'A horse'],
    ['as default', "function A({ label = 'Close' }) { return <i title={label} />; }", 'Close'],
    ['in a notice', "show({ title: 'All is well' })", 'All is well'],
    ['in letters of the languages', "const text = 'Войти';", 'Войти'],
  ])('text %s is found', (_where, code, text) => {
    expect(textInCode('a.tsx', code)).toContain(text);
  });

  it('names, ids, signs and comments are no text', () => {
    const code = `
      // Войти
      const a = <Trans className="flex gap-2" label={t('nav.lobby')} alt="" data-id="lobby">{' '}·{count}%{t('a')}</Trans>;
      notify({ title: 'network.sessionEnded', code: 'required' });
      const cyrillic = /[Ѐ-ӿ]/;
    `;
    expect(textInCode('a.tsx', code)).toEqual([]);
  });
});

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
    // Messages for outdated browsers and failed scripts are written into the document by the build.
    const ids = Object.keys(all('ru')).filter((id) => !/^(?:outdated|incomplete)\./.test(id));
    expect(unusedIds(ids, code)).toEqual([]);
  });
});

describe('text in code', () => {
  /** Files whose words are data: month names, spelling, currency names, story texts, letters of fonts. */
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
