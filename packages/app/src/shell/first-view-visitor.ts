import type { PageRequest } from '@tulpar/api/first-view';
import { chooseLanguage, DEFAULT_CURRENCY, readCurrency, readLanguage } from '../platform/i18n/languages.ts';
import { lowDataAtom } from '../platform/device/low-data.ts';
import { visitorAtom } from '../platform/session/visitor.ts';
import { readTheme, themeAtom } from '../platform/device/theme.ts';
import type { FirstViewVisitor } from '../platform/state/first-view.ts';
import { store } from '../platform/state/store.ts';
import { readCookie, writeCookie } from '../platform/storage/storage.ts';

/** Lifetime of the cookie `firstView`, hours. */
const HOURS = 8760;

type Mirrored = Omit<FirstViewVisitor, 'screen'>;

const written = ({ language, currency, theme, signedIn, savesData }: Mirrored) =>
  [language, currency, theme, signedIn ? 'player' : 'guest', savesData ? 'sparing' : 'full'].join('.');

export function mirrored(): Mirrored {
  const { language, currency, signedIn } = store.get(visitorAtom);
  return { language, currency, signedIn, theme: store.get(themeAtom), savesData: store.get(lowDataAtom) };
}

/**
 * Copies language, currency, theme, login state and low-data mode to a cookie, for the server's next first view
 * (FIRST-03).
 */
export function mirrorVisitor(): void {
  const write = () => {
    const text = written(mirrored());
    if (readCookie('firstView') !== text) writeCookie('firstView', text, HOURS);
  };
  write();
  store.sub(visitorAtom, write);
  store.sub(themeAtom, write);
  store.sub(lowDataAtom, write);
}

/** Languages of an `Accept-Language` header, by preference. */
const spokenIn = (header: string) =>
  header
    .split(',')
    .map((part) => {
      const [tag = '', weight] = part.trim().split(/\s*;\s*q=/i);
      return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);

/** The visitor of a request: the URL overrides the cookie, which overrides the headers (FIRST-03). */
export function readVisitor({
  url,
  cookie,
  acceptLanguage,
  isMobile,
  savesData,
}: PageRequest): FirstViewVisitor {
  const [language, currency, theme, marker, data] = (cookie ?? '').split('.');
  return {
    language: chooseLanguage({
      url: url.searchParams.get('language'),
      stored: readLanguage(language),
      browser: spokenIn(acceptLanguage),
    }),
    currency: readCurrency(url.searchParams.get('currency')) ?? readCurrency(currency) ?? DEFAULT_CURRENCY,
    theme: readTheme(theme),
    screen: isMobile ? 'phone' : 'desktop',
    signedIn: marker === 'player',
    savesData: data === undefined ? savesData : data === 'sparing',
  };
}
