import { useCallback, useMemo, type PropsWithChildren, type ReactNode } from 'react';
import {
  createIntl,
  MessageFormatError,
  RawIntlProvider,
  useIntl,
  type Formatters,
  type IntlConfig,
  type IntlShape,
  type MessageDescriptor,
} from 'react-intl';
import { loadMessages, type MessageId, type TextGroup } from '../../messages/load.ts';
import { ready, type Catalogue } from './catalogue.ts';
import { loadPart } from '../loading/chunks.ts';
import { formatMoney, formatNumber, formatPercent } from './format.ts';
import { currencySign, pluralForm, type Language } from './languages.ts';
import { report } from '../telemetry/report.ts';
import { keepLanguage, useVisitor, visitor } from '../session/visitor.ts';
import { atom, store, useAtomValue } from '../state/store.ts';

export type { MessageId } from '../../messages/load.ts';

/** Language and messages of the page; updated together, so that no text is missing in between. */
interface Shown {
  readonly language: Language;
  readonly catalogue: Catalogue;
  /** Whether `catalogue` has the messages of all pages, not only of the frame and the lobby. */
  readonly isWhole: boolean;
}

const bundled = new Map<Language, Catalogue>();
const loading = new Map<string, Promise<void>>();
const overrides = new Map<Language, Catalogue>();
const shownTextsAtom = atom<Shown | null>(null);

const loaded = new Set<string>();
const nameOf = (language: Language, group: TextGroup) => `${language} ${group}`;

/** Message groups that must be loaded before a language is shown. */
let needed: readonly TextGroup[] = ['site', 'pages'];

function loadGroup(language: Language, group: TextGroup): Promise<void> {
  const key = nameOf(language, group);
  const load = async () => {
    const texts = ready(await loadPart(() => loadMessages(language, group)));
    bundled.set(language, { ...bundled.get(language), ...texts });
    loaded.add(key);
  };
  const known = loading.get(key) ?? load();
  loading.set(key, known);
  known.catch(() => loading.delete(key));
  return known;
}

/** Loads the needed groups of messages, again if `needed` has grown while they were loading. */
async function loadNeeded(language: Language): Promise<void> {
  const groups = needed;
  await Promise.all(groups.map((group) => loadGroup(language, group)));
  if (groups !== needed) await loadNeeded(language);
}

export async function bundledTexts(language: Language): Promise<Catalogue> {
  await Promise.all([loadGroup(language, 'site'), loadGroup(language, 'pages')]);
  return bundled.get(language) ?? {};
}

function show(language: Language) {
  const catalogue = { ...bundled.get(language), ...overrides.get(language) };
  store.set(shownTextsAtom, { language, catalogue, isWhole: loaded.has(nameOf(language, 'pages')) });
}

/** Lets the page start with the messages of the frame and the lobby; `requirePageTexts` loads the others. */
export function delayPageTexts(): void {
  needed = ['site'];
}

export async function requirePageTexts(): Promise<void> {
  if (needed.length === 1) needed = ['site', 'pages'];
  // Repeats if the language has changed while its texts were loading.
  for (let shown = store.get(shownTextsAtom); shown?.isWhole === false; shown = store.get(shownTextsAtom)) {
    await loadNeeded(shown.language);
    if (store.get(shownTextsAtom)?.language === shown.language) show(shown.language);
  }
}

/** Sets the language of the page that the server renders. */
export async function assumeLanguage(language: Language): Promise<void> {
  await bundledTexts(language);
  show(language);
}

/** Counter of requested languages: the last one wins, in whatever order their messages load. */
let turn = 0;
let choosing: Promise<boolean> | null = null;

async function turnTo(language: Language, chosen: boolean): Promise<boolean> {
  turn += 1;
  const mine = turn;
  await loadNeeded(language);
  if (mine !== turn) return false;
  keepLanguage(language, { chosen });
  show(language);
  document.documentElement.lang = language;
  return true;
}

/**
 * Switches the language without a reload; the last call wins, and the visitor's choice overrides a detected
 * language. Resolves with whether it was switched; rejects if the messages do not load.
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

export function replaceTexts(language: Language, texts: Catalogue): void {
  overrides.set(language, texts);
  if (store.get(shownTextsAtom)?.language === language) show(language);
}

/** Intl object of one language, with our own plural and number rules: browsers lack kk and az. */
export function makeIntl(language: Language, catalogue: Readonly<Catalogue>): IntlShape {
  const intl = createIntl({
    locale: language,
    // In tests some messages are strings: the library accepts strings and trees, its types no mixture.
    messages: catalogue as NonNullable<IntlConfig['messages']>,
    onError(error) {
      // Do not report the error itself: its message contains the values.
      if (error instanceof MessageFormatError) report('text', { id: error.descriptor?.id, language });
    },
  });
  const formatters = {
    ...intl.formatters,
    getPluralRules: () => ({ select: (value: number) => pluralForm(language, value) }),
    getNumberFormat: () => ({ format: (value: number) => formatNumber(value, language) }),
  } as unknown as Formatters;
  const formatMessage = (
    descriptor: MessageDescriptor,
    values?: Parameters<IntlShape['formatMessage']>[1],
    options?: object,
  ) =>
    // An empty default, so that an id is never shown instead of a text.
    intl.formatMessage({ defaultMessage: [], ...descriptor }, values, { formatters, ...options });
  return { ...intl, formatMessage: formatMessage as IntlShape['formatMessage'] };
}

export function TextProvider({ children }: PropsWithChildren) {
  const current = useAtomValue(shownTextsAtom);
  const intl = useMemo(() => (current ? makeIntl(current.language, current.catalogue) : null), [current]);
  return intl && <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}

export type TextValues = Readonly<Record<string, string | number>>;
export type Text = (id: MessageId, values?: TextValues) => string;

/** Texts of the page's language: `t('nav.login')`. */
export function useText(): Text {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
}

export function useLanguage(): Language {
  return useAtomValue(shownTextsAtom)?.language ?? visitor().language;
}

/** Formatters of the page's language; amounts are in minor units, by default of the visitor's currency. */
export interface Formats {
  readonly language: Language;
  readonly sign: string;
  /** Without decimals if they are zero (OP-13). */
  money(minor: number, currency?: string): string;
  /** With two decimals. */
  exactMoney(minor: number, currency?: string): string;
  number(value: number, decimals?: number): string;
  percent(value: number): string;
}

export function useFormats(): Formats {
  const language = useLanguage();
  const { currency: own } = useVisitor();
  return useMemo(
    () => ({
      language,
      sign: currencySign(own),
      money: (minor, currency = own) => formatMoney(minor, currency, language, 'auto'),
      exactMoney: (minor, currency = own) => formatMoney(minor, currency, language),
      number: (value, decimals) => formatNumber(value, language, decimals),
      percent: (value) => formatPercent(value, language),
    }),
    [language, own],
  );
}

/** Message by an id that is not known to TypeScript, such as one built from a server code; null if there is none. */
export function useOpenText(): (id: string, values?: TextValues) => string | null {
  const intl = useIntl();
  return useCallback(
    (id, values) => (Object.hasOwn(intl.messages, id) ? intl.formatMessage({ id }, values) : null),
    [intl],
  );
}

type RichValue = ReactNode | ((chunks: ReactNode[]) => ReactNode);

/** A text with marked parts: `rich('session.terms', { a: (chunks) => <Link …>{chunks}</Link> })`. */
export function useRichText(): (id: MessageId, values: Readonly<Record<string, RichValue>>) => ReactNode {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
}
