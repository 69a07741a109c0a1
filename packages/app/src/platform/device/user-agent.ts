import { useSyncExternalStore } from 'react';
import { storedJson } from '../storage/storage.ts';

const never = () => () => {};

/** The browser's user agent; empty while a first view from the server is rendered and hydrated. */
export const useUserAgent = (): string =>
  useSyncExternalStore(
    never,
    () => navigator.userAgent,
    () => '',
  );

/** Device description in the analytics log (ANALYT-02). */
export interface Device {
  readonly platform: 'mobile' | 'desktop';
  readonly operating_system: string;
  readonly os_version: string | null;
  readonly browser: string;
}

/** Operating systems by user agent; the first match wins, its group is the version. */
const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['iOS', /(?:iPhone|iPad|iPod).*? OS ([\d_]+)/],
  ['Android', /Android(?: ([\d.]+))?/],
  ['Windows', /Windows NT ([\d.]+)/],
  ['macOS', /Mac OS X ([\d_.]+)/],
  ['Linux', /Linux()/],
];

/** Browsers, most specific first: most of them also contain Chrome and Safari. */
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Yandex', /YaBrowser\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Opera', /OPR\/|OPiOS\//],
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
];

/** Parses a user agent; unknown parts are `other`, or null for the version. */
export function describeDevice(userAgent: string): Device {
  const agent = userAgent.slice(0, 1000);
  let operating_system = 'other';
  let os_version: string | null = null;
  for (const [name, pattern] of SYSTEMS) {
    const match = pattern.exec(agent);
    if (!match) continue;
    operating_system = name;
    os_version = match[1]?.replaceAll('_', '.') || null;
    break;
  }
  return {
    platform: /Mobi|Android|iPad/.test(agent) ? 'mobile' : 'desktop',
    operating_system,
    os_version,
    browser: BROWSERS.find(([, pattern]) => pattern.test(agent))?.[0] ?? 'other',
  };
}

/** Minimum interval between attempts to leave the in-app browser, ms (PLAT-11). */
const PAUSE = 5 * 60_000;

/** Local storage key `inAppRedirectAt`: time of the last attempt, ms. */
const triedAt = storedJson<number>('inAppRedirectAt', (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : null,
);

const IN_APP = /\bFB(?:AN|AV|_IAB|IOS)\b|\bInstagram\b/;

/** OS of a Facebook or Instagram in-app browser; null for every other browser (PLAT-10). */
export function inAppSystem(userAgent: string): 'android' | 'ios' | null {
  const agent = userAgent.slice(0, 1000);
  if (!IN_APP.test(agent)) return null;
  if (/Android/.test(agent)) return 'android';
  return /iPhone|iPad|iPod/.test(agent) ? 'ios' : null;
}

/** URL that opens this page in the system browser and logs in there with `refreshToken`, unless it is null. */
export function systemBrowserAddress(
  page: URL,
  system: 'android' | 'ios',
  refreshToken: string | null,
): string {
  const address = new URL(page);
  // A login link in the URL may belong to another player and must not be passed on.
  for (const name of ['auth_token', 'auth_type', 'event']) address.searchParams.delete(name);
  if (refreshToken) address.searchParams.set('auth_token', refreshToken);
  const scheme = address.protocol.slice(0, -1);
  const rest = address.href.slice(address.protocol.length);
  if (system === 'ios') return `x-safari-${scheme}:${rest}`;
  address.hash = '';
  return `intent:${address.href.slice(address.protocol.length)}#Intent;scheme=${scheme};action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;end`;
}

export interface EscapePorts {
  readonly userAgent: string;
  readonly page: URL;
  readonly refreshToken: string | null;
  /** Current time, ms. */
  readonly now: number;
  readonly assign: (address: string) => void;
}

/** Tries to open the page in the system browser, at most once in 5 minutes; false if it does not (PLAT-10, PLAT-11). */
export function escapeInAppBrowser({ userAgent, page, refreshToken, now, assign }: EscapePorts): boolean {
  const system = inAppSystem(userAgent);
  if (!system) return false;
  const last = triedAt.read();
  if (last !== null && now >= last && now - last < PAUSE) return false;
  triedAt.write(now);
  assign(systemBrowserAddress(page, system, refreshToken));
  return true;
}
