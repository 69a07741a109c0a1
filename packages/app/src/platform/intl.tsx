import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { useCallback, useMemo, type PropsWithChildren, type ReactNode } from 'react';
import { createIntl, createIntlCache, RawIntlProvider, useIntl, type IntlShape } from 'react-intl';
import type { MessageId } from '../messages/ids.ts';
import { loadMessages, type Part } from '../messages/load.ts';
import { acceptOverrides, ready, type Catalogue } from './catalogue.ts';
import { loadPart } from './chunks.ts';
import { now } from './clock.ts';
import {
  formatDate,
  formatMoney,
  formatNumber,
  formatPercent,
  spanOf,
  type DatePattern,
  type Decimals,
} from './format.ts';
import { currencySign, type Language } from './languages.ts';
import { pluralForm } from './plural.ts';
import { report } from './report.ts';
import { createSignal, useSignal } from './signal.ts';
import { keepLanguage, useVisitor, visitor } from './visitor.ts';

export type { MessageId } from '../messages/ids.ts';

/** The language on the page and its texts; they change together, so no text is ever missing in between. */
interface Shown {
  readonly language: Language;
  readonly catalogue: Catalogue;
}

const parts = { first: new Map<Language, Catalogue>(), rest: new Map<Language, Catalogue>() };
const overrides = new Map<Language, Catalogue>();
const shown = createSignal<Shown | null>(null);
/** From the first page that needs more than the lobby's texts on, a language is loaded whole. */
let whole = false;

async function partOf(language: Language, part: Part): Promise<Catalogue> {
  const kept = parts[part].get(language);
  if (kept) return kept;
  const catalogue = ready(await loadPart(() => loadMessages(language, part)));
  parts[part].set(language, catalogue);
  return catalogue;
}

async function load(language: Language): Promise<void> {
  await Promise.all([partOf(language, 'first'), whole ? partOf(language, 'rest') : null]);
}

function show(language: Language) {
  const catalogue = { ...parts.first.get(language), ...parts.rest.get(language), ...overrides.get(language) };
  shown.set({ language, catalogue });
}

/** Turns of asking for a language: the last one wins, however its texts come. */
let turn = 0;
/** The visitor's own choice while its texts are coming. */
let choosing: Promise<boolean> | null = null;

async function turnTo(language: Language, chosen: boolean): Promise<boolean> {
  turn += 1;
  const mine = turn;
  await load(language);
  // A page may have asked for all texts in the meantime.
  if (whole) await partOf(language, 'rest');
  if (mine !== turn) return false;
  keepLanguage(language, { chosen });
  show(language);
  document.documentElement.lang = language;
  return true;
}

/**
 * Shows the app in a language: loads its texts, then changes everything at once without a reload. Tells whether it came
 * to that: of several wishes the last wins, and what the visitor chose goes before what is only known of him. Rejects
 * when the texts do not load; the language on the page then stays.
 */
export async function showLanguage(
  language: Language,
  { chosen = true }: { chosen?: boolean } = {},
): Promise<boolean> {
  if (!chosen) {
    const isChosen = await choosing?.catch(() => false);
    return isChosen ? false : turnTo(language, false);
  }
  const choice = turnTo(language, true);
  choosing = choice;
  try {
    return await choice;
  } finally {
    if (choosing === choice) choosing = null;
  }
}

/**
 * Brings the texts beyond the lobby's: pages and windows that use them wait for this before they are drawn. They join
 * the catalogue on the page in silence, as nothing drawn so far has one of them.
 */
export async function allTexts(): Promise<void> {
  whole = true;
  const { language } = shown.get() ?? visitor();
  if (parts.rest.has(language)) return;
  const rest = await partOf(language, 'rest');
  const now = shown.get();
  if (now?.language === language) Object.assign(now.catalogue, rest, overrides.get(language));
  else if (now) {
    await load(now.language);
    show(now.language);
  }
}

/** Lets texts of the server replace bundled ones; the parser is loaded only when a text needs it. */
export async function overrideTexts(
  language: Language,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  const base = { ...(await partOf(language, 'first')), ...(await partOf(language, 'rest')) };
  const accepted = await acceptOverrides(texts, base, async () => {
    const { parse } = await loadPart(() => import('./icu-parser.ts'));
    return (text) => parse(text);
  });
  if (Object.keys(accepted).length === 0) return;
  overrides.set(language, accepted);
  if (shown.get()?.language === language) show(language);
}

const cache = createIntlCache();

/** Makes the texts of one language. Counted words and figures follow our own rules: browsers lack kk and az. */
export function makeIntl(language: Language, messages: Catalogue): IntlShape {
  const intl = createIntl(
    {
      locale: language,
      defaultLocale: 'ru',
      // A catalogue mixes both kinds in development; the library's type allows only one at a time.
      messages: messages as Record<string, MessageFormatElement[]>,
      onError: (error) => report('text', { code: error.code, language }),
    },
    cache,
  );
  intl.formatters.getPluralRules = () =>
    ({ select: (value: number) => pluralForm(language, value) }) as Intl.PluralRules;
  intl.formatters.getNumberFormat = () =>
    ({ format: (value: number) => formatNumber(value, language) }) as Intl.NumberFormat;
  return intl;
}

/** Gives everything below the texts of the language on the page. */
export function TextProvider({ children }: PropsWithChildren) {
  const current = useSignal(shown);
  const intl = useMemo(() => (current ? makeIntl(current.language, current.catalogue) : null), [current]);
  return intl && <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}

/** Values of a text's placeholders. */
export type TextValues = Readonly<Record<string, string | number>>;
/** A text by its id. */
export type Text = (id: MessageId, values?: TextValues) => string;

const NONE: TextValues = {};

/** Texts of the page's language: `t('session.login')`. */
export function useText(): Text {
  const intl = useIntl();
  return useCallback(
    (id, values = NONE) =>
      Object.hasOwn(intl.messages, id) ? String(intl.formatMessage({ id }, { ...values })) : '',
    [intl],
  );
}

/** A text with marked parts, such as links: `rich('session.terms', { a: (chunks) => <Link …>{chunks}</Link> })`. */
export function useRichText(): (
  id: MessageId,
  values: Readonly<Record<string, ReactNode | ((chunks: ReactNode[]) => ReactNode)>>,
) => ReactNode {
  const intl = useIntl();
  return useCallback(
    (id, values) => (Object.hasOwn(intl.messages, id) ? intl.formatMessage({ id }, { ...values }) : ''),
    [intl],
  );
}

/** Text by an id that is made of a code from outside; null when there is none, so a raw key is never shown. */
export function useOpenText(): (id: string, values?: TextValues) => string | null {
  const intl = useIntl();
  return useCallback(
    (id, values = NONE) =>
      Object.hasOwn(intl.messages, id) ? String(intl.formatMessage({ id }, { ...values })) : null,
    [intl],
  );
}

/** Language on the page and the way to change it. */
export function useLanguage(): Language {
  return useSignal(shown)?.language ?? visitor().language;
}

/** Formatters of the page's language; `money` takes minor units and the visitor's currency unless told. */
export interface Formats {
  readonly language: Language;
  readonly sign: string;
  money(minor: number, options?: { currency?: string; decimals?: Decimals }): string;
  number(value: number, decimals?: number): string;
  percent(value: number): string;
  date(moment: number | string, pattern: DatePattern): string;
  /** How long ago: “3 minutes ago”. */
  ago(moment: number | string): string;
  /** How long still: “2 days”. */
  left(moment: number | string): string;
}

const agoIds = { day: 'time.daysAgo', hour: 'time.hoursAgo', minute: 'time.minutesAgo' } as const;
const leftIds = { day: 'time.days', hour: 'time.hours', minute: 'time.minutes' } as const;

/** Amounts, numbers, dates and spans in the page's language. */
export function useFormats(): Formats {
  const t = useText();
  const language = useLanguage();
  const { currency } = useVisitor();
  return useMemo(() => {
    const span = (ids: typeof agoIds | typeof leftIds, ms: number) => {
      const { unit, value } = spanOf(ms);
      return t(ids[unit], { count: value });
    };
    return {
      language,
      sign: currencySign(currency),
      money: (minor, options = {}) =>
        formatMoney(minor, options.currency ?? currency, language, options.decimals),
      number: (value, decimals) => formatNumber(value, language, decimals),
      percent: (value) => formatPercent(value, language),
      date: (moment, pattern) => formatDate(moment, pattern, language),
      ago: (moment) => span(agoIds, now() - new Date(moment).getTime()),
      left: (moment) => span(leftIds, new Date(moment).getTime() - now()),
    };
  }, [t, language, currency]);
}
