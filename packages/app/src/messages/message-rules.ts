import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { languages, pluralForms, type Language } from '../platform/i18n/languages.ts';

export type Texts = Readonly<Record<string, string>>;
/** ru is the reference. */
export type Catalogues = Readonly<Record<Language, Texts>>;

/** Names and symbols that are the same in every language. */
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

/** The names of languages are in their own language. */
const OWN_NAME = /^language\.(?:ru|kk|az|en)$/;

interface Read {
  /** Placeholders and tags with their kind: `name`, `#count`, `<link>`. */
  readonly slots: ReadonlySet<string>;
  readonly plurals: readonly (readonly string[])[];
  readonly literals: string;
  /** Number, date and time formats: browsers lack them for kk and az. */
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
  // A placeholder that is counted anyway may also be shown.
  for (const slot of slots) if (slot.startsWith('#')) slots.delete(slot.slice(1));
  return { slots, plurals, literals, hasFormats };
}

/**
 * Nouns of kk and az do not change after a number, so these may use a plain placeholder where ru and en use
 * plurals.
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
 * All problems of the catalogues, one line each: missing or extra ids, invalid ICU, placeholders other than
 * in ru, wrong plural forms, untranslated messages.
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

/** Messages for server codes; which codes occur is up to the server. */
const MADE = /^(?:API_ERRORS|PAYMENT_ERRORS)\./;

/** Ids that no source contains, neither complete nor as a prefix completed at runtime. */
export function unusedIds(ids: readonly string[], sources: readonly string[]): string[] {
  const code = sources.join('\n');
  const quoted = new Set([...code.matchAll(/['"]([\w.-]+)['"]/g)].map((match) => match[1]));
  const begun = [...code.matchAll(/`([\w-]+\.(?:[\w-]+\.)*)\$\{/g)].map((match) => match[1] ?? '');
  return ids.filter(
    (id) => !quoted.has(id) && !MADE.test(id) && !begun.some((start) => id.startsWith(start)),
  );
}
