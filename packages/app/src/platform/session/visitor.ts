import {
  chooseLanguage,
  currencySign,
  DEFAULT_CURRENCY,
  readCurrency,
  readLanguage,
  type Currency,
  type Language,
} from '../i18n/languages.ts';
import { report } from '../telemetry/report.ts';
import { forgetTraces, localUser, playerId, signedInAtom, type LocalUser } from './session.ts';
import { sessionAtom } from '../state/session-atom.ts';
import { isRecord, storedJson, storedText } from '../storage/storage.ts';
import { atom, store, useAtomValue } from '../state/store.ts';
import { useMemo } from 'react';

/** Stored guest settings (I18N-09). The language is null unless the visitor has chosen it. */
export interface GuestData {
  currency: Currency | null;
  language: Language | null;
  currencySymbol: string | null;
}

/** Local storage key `guestData`; invalid JSON is reported and ignored (I18N-10). */
export const guestData = storedJson<GuestData>(
  'guestData',
  (value) => {
    if (!isRecord(value)) return null;
    const currency = readCurrency(value['currency']);
    return {
      currency,
      language: readLanguage(value['language']),
      currencySymbol: currency && currencySign(currency),
    };
  },
  { onBroken: (key) => report('broken-storage', { key }) },
);

export interface Visitor {
  readonly signedIn: boolean;
  readonly currency: Currency;
  readonly language: Language;
}

/** Whether the language was chosen by the visitor (picker or URL), not detected (OP-02). */
export const languageChosenAtom = atom(guestData.read()?.language != null);

/**
 * Whether the language was set since this page was loaded (URL, picker, registration, another tab): then it overrides
 * the profile's, which overrides a choice of an earlier visit (OP-01).
 */
export const languagePinnedAtom = atom(false);

/**
 * Language from the last profile response: the next visit starts in it before the server responds. Cleared
 * with the session.
 */
export const profileLanguage = storedText('profileLanguage');

const preferencesAtom = atom(start());

function start(): { language: Language; currency: Currency } {
  const stored = guestData.read();
  return {
    language: chooseLanguage({
      profile: profileLanguage.read(),
      stored: stored?.language,
      browser: globalThis.navigator?.languages ?? [],
    }),
    currency: stored?.currency ?? DEFAULT_CURRENCY,
  };
}

/** Sets language and currency of the visitor whose first view the server renders. */
export function assumePreferences(language: Language, currency: Currency): void {
  store.set(preferencesAtom, { language, currency });
}

function write() {
  const { language, currency } = store.get(preferencesAtom);
  const chosen = store.get(languageChosenAtom);
  guestData.write({ currency, language: chosen ? language : null, currencySymbol: currencySign(currency) });
}

/** Applies `?language` and `?currency` of the initial URL; unknown values are ignored (I18N-07). */
export function applyAddress(search: URLSearchParams): void {
  const language = readLanguage(search.get('language'));
  const currency = readCurrency(search.get('currency'));
  if (language) {
    store.set(languageChosenAtom, true);
    store.set(languagePinnedAtom, true);
  }
  if (language || currency) {
    const known = store.get(preferencesAtom);
    store.set(preferencesAtom, {
      language: language ?? known.language,
      currency: currency ?? known.currency,
    });
    write();
  }
}

/** Stores a chosen language in this browser (I18N-15); `turnTo` of `intl.tsx` loads its messages. */
export function keepLanguage(language: Language, { chosen = true }: { chosen?: boolean } = {}): void {
  if (chosen) {
    store.set(languageChosenAtom, true);
    store.set(languagePinnedAtom, true);
  }
  if (store.get(preferencesAtom).language !== language)
    store.set(preferencesAtom, { ...store.get(preferencesAtom), language });
  if (chosen) write();
}

/**
 * Takes the currency of a response to the call `guest` if none is stored, and returns its language if the visitor has
 * chosen none (I18N-12, OP-66).
 */
export function fillVisitor(response: { currency: unknown; language: unknown }): Language | null {
  const stored = guestData.read();
  const currency = stored?.currency ? null : readCurrency(response.currency);
  const language = store.get(languageChosenAtom) ? null : readLanguage(response.language);
  if (currency) {
    store.set(preferencesAtom, { ...store.get(preferencesAtom), currency });
    write();
  }
  return language;
}

/**
 * Follows language and currency that are chosen in another tab, until the returned function is called. Otherwise the
 * tabs would save their languages into the profile in turn. `onLanguage` gets the language to show.
 */
export function followOtherTabs(onLanguage: (language: Language) => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key !== guestData.key && key !== null) return;
    const { currency, language } = guestData.read() ?? {};
    const known = store.get(preferencesAtom);
    if (currency && currency !== known.currency) store.set(preferencesAtom, { ...known, currency });
    if (language && language !== known.language) onLanguage(language);
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

/** Id of the player whom the traces in this browser belong to. */
export const lastPlayer = storedText('lastPlayer');

/** Record of the player; at the start of a session the stored one. */
const localUserAtom = sessionAtom(localUser.read);

/** Stores the record of the player whose profile was just loaded (STORE-01, STORE-02). */
export function rememberPlayer(user: LocalUser): void {
  const id = String(user.id);
  // Remove traces of a previous player whose session expired here (REACH-09).
  if ((lastPlayer.read() ?? id) !== id) forgetTraces();
  lastPlayer.write(id);
  localUser.write(user);
  playerId.write(id);
  store.set(localUserAtom, user);
}

/**
 * Whether the current player is known. Only then does data in this browser belong to them, because traces of
 * a previous player have been removed (REACH-09).
 */
export const isRememberedAtom = atom((get) => get(localUserAtom) !== null);

/** Id of the current player, once it is known. */
export const knownPlayerAtom = atom((get) => get(localUserAtom)?.id ?? null);

const languageAtom = atom((get) => get(preferencesAtom).language);

/** A player's currency is the account's, a guest's the local choice (I18N-11). */
const currencyAtom = atom((get) => {
  const own = get(signedInAtom) ? readCurrency(get(localUserAtom)?.currency) : null;
  return own ?? get(preferencesAtom).currency;
});

export const visitorAtom = atom((get): Visitor => ({
  signedIn: get(signedInAtom),
  language: get(languageAtom),
  currency: get(currencyAtom),
}));

/** The current visitor, for code outside React. */
export function visitor(): Visitor {
  return store.get(visitorAtom);
}

export function useVisitor(): Visitor {
  return useAtomValue(visitorAtom);
}

// A language chosen by one player must not be saved into the next one's profile.
store.sub(signedInAtom, () => {
  if (!store.get(signedInAtom)) store.set(languagePinnedAtom, false);
});

/** Language and currency of calls for games, bonuses, news and the like (I18N-11). */
export interface Locale {
  readonly language: Language;
  readonly currency: Currency;
}

export function useLocale(): Locale {
  const { language, currency } = useVisitor();
  return useMemo(() => ({ language, currency }), [language, currency]);
}
