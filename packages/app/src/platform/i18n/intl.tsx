import { parse } from '@formatjs/icu-messageformat-parser';
import { formatToParts, type Formatters } from 'intl-messageformat';
import { createContext, use, useCallback, useMemo, type PropsWithChildren } from 'react';
import type { MessageId } from '../../messages/ids.ts';
import { loadMessages } from '../../messages/load.ts';
import { ready, type Catalogue } from './catalogue.ts';
import { loadPart } from '../loading/chunks.ts';
import { formatMoney, formatNumber, formatPercent, type Decimals } from './format.ts';
import { currencySign, type Language } from './languages.ts';
import { pluralForm } from './plural.ts';
import { report } from '../telemetry/report.ts';
import { keepLanguage, useVisitor, visitor } from '../session/visitor.ts';
import { atom, store, useAtomValue } from '../state/store.ts';

export type { MessageId } from '../../messages/ids.ts';

/** The language on the page and its texts; they change together, so no text is ever missing in between. */
interface Shown {
  readonly language: Language;
  readonly catalogue: Catalogue;
}

const bundled = new Map<Language, Catalogue>();
const overrides = new Map<Language, Catalogue>();
const shownTextsAtom = atom<Shown | null>(null);

/** Every text of a language, as bundled. */
export async function bundledTexts(language: Language): Promise<Catalogue> {
  const cached = bundled.get(language);
  if (cached) return cached;
  const catalogue = ready(await loadPart(() => loadMessages(language)));
  bundled.set(language, catalogue);
  return catalogue;
}

function show(language: Language) {
  const catalogue = { ...bundled.get(language), ...overrides.get(language) };
  store.set(shownTextsAtom, { language, catalogue });
}

/** Turns of asking for a language: the last one wins, however its texts come. */
let turn = 0;
/** The visitor's own choice while its texts are coming. */
let choosing: Promise<boolean> | null = null;

async function turnTo(language: Language, chosen: boolean): Promise<boolean> {
  turn += 1;
  const mine = turn;
  await bundledTexts(language);
  if (mine !== turn) return false;
  keepLanguage(language, { chosen });
  show(language);
  document.documentElement.lang = language;
  return true;
}

/**
 * Shows the app in a language: loads its texts, then changes everything at once without a reload. Tells whether it came
 * to that: of several wishes the last wins, and what the visitor chose goes before what is only known of them. Rejects
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

/** Puts other texts in the place of bundled ones. */
export function replaceTexts(language: Language, texts: Catalogue): void {
  overrides.set(language, texts);
  if (store.get(shownTextsAtom)?.language === language) show(language);
}

/** The texts of one language. */
export interface Texts {
  /** Whether there is a text with this id. */
  has(id: string): boolean;
  /** A text's parts with its values filled in, strings next to each other as one; `[]` when it cannot be shown. */
  parts(id: string, values: Readonly<Record<string, unknown>>): unknown[];
}

/** Makes the texts of one language. Counted words and figures follow our own rules: browsers lack kk and az. */
export function makeTexts(language: Language, catalogue: Catalogue): Texts {
  const formatters = {
    getPluralRules: () => ({ select: (value: number) => pluralForm(language, value) }),
    getNumberFormat: () => ({ format: (value: number) => formatNumber(value, language) }),
  } as unknown as Formatters;
  return {
    has: (id) => Object.hasOwn(catalogue, id),
    parts(id, values) {
      const text = Object.hasOwn(catalogue, id) ? catalogue[id] : undefined;
      try {
        // The built app holds syntax trees; only development reads a text here, once.
        const tree = typeof text === 'string' ? (catalogue[id] = parse(text)) : (text ?? []);
        // Date, time and number styles are not used: browsers lack them for kk and az.
        const formats = { number: {}, date: {}, time: {} };
        return formatToParts(tree, language, formatters, formats, values).map(({ value }) => value);
      } catch {
        // Not the error itself: its message names the value.
        report('text', { id, language });
        return [];
      }
    },
  };
}

const TextsContext = createContext<Texts | null>(null);

/** Gives everything below the texts of the language on the page. */
export function TextProvider({ children }: PropsWithChildren) {
  const current = useAtomValue(shownTextsAtom);
  const texts = useMemo(() => (current ? makeTexts(current.language, current.catalogue) : null), [current]);
  return texts && <TextsContext value={texts}>{children}</TextsContext>;
}

/** The texts of the language on the page, for hooks that say more than `useText` can. */
export function useTexts(): Texts {
  const texts = use(TextsContext);
  if (!texts) throw new Error('There is no TextProvider above.');
  return texts;
}

/** Values of a text's placeholders. */
export type TextValues = Readonly<Record<string, string | number>>;
/** A text by its id. */
export type Text = (id: MessageId, values?: TextValues) => string;

const NONE: TextValues = {};

/** Texts of the page's language: `t('session.login')`. */
export function useText(): Text {
  const texts = useTexts();
  return useCallback((id, values = NONE) => texts.parts(id, values).join(''), [texts]);
}

/** Language on the page and the way to change it. */
export function useLanguage(): Language {
  return useAtomValue(shownTextsAtom)?.language ?? visitor().language;
}

/** Formatters of the page's language; `money` takes minor units and the visitor's currency unless told. */
export interface Formats {
  readonly language: Language;
  readonly sign: string;
  money(minor: number, options?: { currency?: string; decimals?: Decimals }): string;
  number(value: number, decimals?: number): string;
  percent(value: number): string;
}

/** Amounts and numbers in the page's language. */
export function useFormats(): Formats {
  const language = useLanguage();
  const { currency } = useVisitor();
  return useMemo(
    () => ({
      language,
      sign: currencySign(currency),
      money: (minor, options = {}) =>
        formatMoney(minor, options.currency ?? currency, language, options.decimals),
      number: (value, decimals) => formatNumber(value, language, decimals),
      percent: (value) => formatPercent(value, language),
    }),
    [language, currency],
  );
}
