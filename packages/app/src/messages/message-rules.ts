import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { languages, pluralForms, type Language } from '../platform/i18n/languages.ts';

export type Texts = Readonly<Record<string, string>>;
/** Messages of each language; Russian is the reference for placeholders. */
export type Catalogues = Readonly<Record<Language, Texts>>;

/** Names, abbreviations and words that may be the same in every language. */
const NAMES = [
  'Tulpar',
  'Android',
  'iPhone',
  'VIP',
  'RTP',
  'ID',
  'LIVE',
  'mail',
  'Facebook',
  'Google',
  'Telegram',
  'WhatsApp',
];

/**
 * Words that two languages spell alike. A message equal to another language's must consist of these and of
 * names; anything else is an untranslated copy.
 */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  'ru kk': [
    ['Лобби', 'Профиль', 'Касса', 'Live', 'казино', 'Телефон', 'Топ', 'Джекпот', 'Демо', 'Провайдер'],
    [
      'Баланс',
      'Комиссия',
      'Карта',
      'Депозит',
      'Платина',
      'Промокод',
      'Валюта',
      'Вейджер',
      'Кешбэк',
      'Бонус',
      'Турнир',
      'клуб',
      'Компьютер',
      'Акция',
      'Менеджер',
      'Чат',
      'мин',
      'сек',
    ],
  ].flat(),
  'az en': ['Top', 'Demo', 'bonus', 'Status'],
};

/** Ids of language names. Each language is named in itself, so these messages are equal in all catalogues. */
const OWN_NAME = /^language\.(?:ru|kk|az|en)$/;

interface Read {
  /** Placeholders and tags with their kind: plain `name`, plural `#count`, select `?kind`, tag `<link>`. */
  readonly slots: ReadonlySet<string>;
  readonly plurals: readonly (readonly string[])[];
  readonly literals: string;
  /** Whether the message formats numbers, dates or times, for which browsers lack data of kk and az. */
  readonly hasFormats: boolean;
}

const PLURAL = 6;

function readTree(elements: readonly MessageFormatElement[]): Read {
  const slots = new Set<string>();
  const plurals: string[][] = [];
  let literals = '';
  let hasFormats = false;
  const visit = (list: readonly MessageFormatElement[]) => {
    for (const element of list) {
      if (element.type === 0) literals += ` ${element.value}`;
      else if (element.type === 1) slots.add(element.value);
      else if (element.type === 5 || element.type === PLURAL) {
        slots.add(element.type === PLURAL ? `#${element.value}` : `?${element.value}`);
        if (element.type === PLURAL) plurals.push(Object.keys(element.options));
        for (const option of Object.values(element.options)) visit(option.value);
      } else if (element.type === 8) {
        slots.add(`<${element.value}>`);
        visit(element.children);
      } else if (element.type !== 7) hasFormats = true;
    }
  };
  visit(elements);
  // A number that selects a plural may also be shown as a plain placeholder.
  for (const slot of slots) if (slot.startsWith('#')) slots.delete(slot.slice(1));
  return { slots, plurals, literals, hasFormats };
}

/**
 * Languages whose nouns do not change after a number: their messages may use a plain placeholder where Russian and
 * English use plurals.
 */
const UNCOUNTED: ReadonlySet<Language> = new Set(['kk', 'az']);

function slotsFor(language: Language, { slots }: Read, measure: Read): string[] {
  if (!UNCOUNTED.has(language)) return [...slots];
  return [...slots].map((slot) => (measure.slots.has(`#${slot}`) ? `#${slot}` : slot));
}

const same = (a: Iterable<string>, b: Iterable<string>) => [...a].sort().join() === [...b].sort().join();

function textFaults(language: Language, text: string, read: Read): string[] {
  const faults: string[] = [];
  if (text.trim() === '') faults.push('is empty');
  if (/!|''/.test(text)) faults.push('shouts, or doubles an apostrophe');
  if (read.hasFormats) faults.push('formats a number or date itself');
  for (const forms of read.plurals) {
    const words = forms.filter((form) => !form.startsWith('='));
    if (!same(words, pluralForms[language])) faults.push(`has the plural forms ${words.join(' ')}`);
  }
  return faults;
}

/** Whether equal messages in two languages are an untranslated copy. */
function isCopied(pair: string, literals: string): boolean {
  const known = new Set([...NAMES, ...(SHARED[pair] ?? [])].map((word) => word.toLowerCase()));
  const words = literals.match(/\p{L}{2,}/gu) ?? [];
  return words.some((word) => !known.has(word.toLowerCase()));
}

function copies(catalogues: Catalogues, id: string, literals: ReadonlyMap<Language, string>): string[] {
  if (OWN_NAME.test(id)) return [];
  return languages.flatMap((first, at) =>
    languages.slice(at + 1).flatMap((second) => {
      const text = catalogues[first][id];
      if (text === undefined || text !== catalogues[second][id]) return [];
      return isCopied(`${first} ${second}`, literals.get(first) ?? '')
        ? [`${id}: ${second} has the text of ${first}`]
        : [];
    }),
  );
}

/**
 * All problems of the catalogues, one line each: ids that a language lacks, empty messages, invalid ICU, exclamation
 * marks, doubled apostrophes, number and date formats, placeholders that differ from Russian, wrong plural forms,
 * untranslated messages.
 */
export function catalogueFaults(catalogues: Catalogues): string[] {
  const ids = [...new Set(languages.flatMap((language) => Object.keys(catalogues[language])))];
  return ids.flatMap((id) => {
    const faults: string[] = [];
    const literals = new Map<Language, string>();
    let measure: Read | null = null;
    for (const language of languages) {
      const text = Object.hasOwn(catalogues[language], id) ? catalogues[language][id] : undefined;
      if (text === undefined) {
        faults.push(`${id}: ${language} has no text`);
        continue;
      }
      let read: Read;
      try {
        read = readTree(parse(text));
      } catch {
        faults.push(`${id}: ${language} is not a message`);
        continue;
      }
      literals.set(language, read.literals);
      for (const fault of textFaults(language, text, read)) faults.push(`${id}: ${language} ${fault}`);
      measure ??= read;
      if (!same(slotsFor(language, read, measure), measure.slots))
        faults.push(`${id}: ${language} has other placeholders`);
    }
    return [...faults, ...copies(catalogues, id, literals)];
  });
}

/** Ids of messages for server codes. The server decides which codes occur, so none of these counts as unused. */
const MADE = /^(?:API_ERRORS|PAYMENT_ERRORS)\./;

/** Ids that no source contains: neither as a string nor, up to a placeholder, as a template literal. */
export function unusedIds(ids: readonly string[], sources: readonly string[]): string[] {
  const code = sources.join('\n');
  const quoted = new Set([...code.matchAll(/['"]([\w.-]+)['"]/g)].map((match) => match[1]));
  const begun = [...code.matchAll(/`([\w-]+\.(?:[\w-]+\.)*)\$\{/g)].map((match) => match[1] ?? '');
  return ids.filter(
    (id) => !quoted.has(id) && !MADE.test(id) && !begun.some((start) => id.startsWith(start)),
  );
}
