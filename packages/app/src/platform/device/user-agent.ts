import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The browser's user agent; empty while a first view from the server is rendered and hydrated. */
export const useUserAgent = (): string =>
  useSyncExternalStore(
    never,
    () => navigator.userAgent,
    () => '',
  );

/** Device description in the log (ANALYT-02). */
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
