import { afterFrame } from '@tulpar/ui/after-frame';
import { atom } from 'jotai';
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
import { localUser, sessionState } from './session.ts';
import { createSignal, useSignal } from '../state/signal.ts';
import { isRecord, storedJson } from '../storage/storage.ts';

/** Guest settings as they are stored (I18N-09). A language stands there only once it was chosen or told. */
export interface GuestData {
  currency: Currency | null;
  language: Language | null;
  currencySymbol: string | null;
}

/** Local storage key `guestData`; text that is not JSON is reported and ignored (I18N-10). */
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

/** What catalogue calls and every amount need to know of the visitor. */
export interface Visitor {
  readonly signedIn: boolean;
  readonly currency: Currency;
  readonly language: Language;
}

/** The language was chosen by the visitor (picker or address), not guessed (OP-02). */
export const languageChosen = createSignal(guestData.read()?.language != null);

/**
 * The language was named since this page was loaded (address, picker, registration): it goes before the profile's,
 * which goes before a choice of an earlier visit (OP-01).
 */
export const languagePinned = createSignal(false);

const preferences = createSignal(start());

function start(): { language: Language; currency: Currency } {
  const stored = guestData.read();
  return {
    language: chooseLanguage({ stored: stored?.language, browser: globalThis.navigator?.languages ?? [] }),
    currency: stored?.currency ?? DEFAULT_CURRENCY,
  };
}

function write() {
  const { language, currency } = preferences.get();
  const chosen = languageChosen.get();
  guestData.write({ currency, language: chosen ? language : null, currencySymbol: currencySign(currency) });
}

/** Takes over `?language` and `?currency` of the first address; values outside the lists change nothing (I18N-07). */
export function applyAddress(search: URLSearchParams): void {
  const language = readLanguage(search.get('language'));
  const currency = readCurrency(search.get('currency'));
  if (language) {
    languageChosen.set(true);
    languagePinned.set(true);
  }
  if (language || currency) {
    const known = preferences.get();
    preferences.set({ language: language ?? known.language, currency: currency ?? known.currency });
    write();
  }
}

/** Keeps a chosen language for this browser (I18N-15); the texts follow through `platform/i18n/intl`. */
export function keepLanguage(language: Language, { chosen = true }: { chosen?: boolean } = {}): void {
  if (chosen) {
    languageChosen.set(true);
    languagePinned.set(true);
  }
  if (preferences.get().language !== language) preferences.set({ ...preferences.get(), language });
  if (chosen) write();
}

/** What the visitor call answered fills only what is neither stored nor in the address (I18N-12, OP-66). */
export function fillVisitor(answer: { currency: unknown; language: unknown }): Language | null {
  const stored = guestData.read();
  const currency = stored?.currency ? null : readCurrency(answer.currency);
  const language = languageChosen.get() ? null : readLanguage(answer.language);
  if (currency) {
    preferences.set({ ...preferences.get(), currency });
    write();
  }
  return language;
}

let last: Visitor | null = null;

/** The visitor now: a player's currency is the account's, a guest's the local choice (I18N-11). */
export function visitor(): Visitor {
  const { signedIn } = sessionState.get();
  const { language, currency } = preferences.get();
  const own = signedIn ? readCurrency(localUser.read()?.currency) : null;
  const next: Visitor = { signedIn, language, currency: own ?? currency };
  if (
    last &&
    last.signedIn === next.signedIn &&
    last.language === next.language &&
    last.currency === next.currency
  )
    return last;
  last = next;
  return next;
}

const visitorSignal = createSignal(visitor());

/** Looks again at what the visitor depends on; also called when the player's record was written. */
export function refreshVisitor(): void {
  visitorSignal.set(visitor());
}

preferences.subscribe(refreshVisitor);
sessionState.subscribe(refreshVisitor);

let wasSignedIn = sessionState.get().signedIn;
// What one player chose here is not saved into the profile of the next.
sessionState.subscribe(() => {
  const { signedIn } = sessionState.get();
  if (wasSignedIn && !signedIn) languagePinned.set(false);
  wasSignedIn = signedIn;
});

/** The visitor in a component. */
export function useVisitor(): Visitor {
  return useSignal(visitorSignal);
}

const mirror = atom(visitorSignal.get());
mirror.onMount = (set) => {
  let told = visitorSignal.get();
  let forget = () => {};
  const tell = () => {
    told = visitorSignal.get();
    set(told);
  };
  const hear = () => {
    const { signedIn, currency } = visitorSignal.get();
    forget();
    // Another language is another page to draw; what is asked of the server in it follows that.
    if (signedIn === told.signedIn && currency === told.currency) forget = afterFrame(tell);
    else tell();
  };
  tell();
  const stop = visitorSignal.subscribe(hear);
  return () => {
    forget();
    stop();
  };
};

/** The visitor in query atoms: language and currency of catalogue calls. */
export const visitorAtom = atom((get) => get(mirror));
