import { describe, expect, it, beforeEach, vi } from 'vitest';
import { localTime } from '../telemetry/analytics.ts';
import { describeDevice, escapeInAppBrowser, inAppSystem, systemBrowserAddress } from './user-agent.ts';
import { isModest } from './low-data.ts';
import { local } from '../storage/storage.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';
const galaxy =
  'Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36';
const yandex =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 YaBrowser/24.7 Safari/537.36';

describe('the device description in the log', () => {
  it('platform, system with its version, and browser', { tags: ['ANALYT-02'] }, () => {
    expect(describeDevice(iphone)).toEqual({
      platform: 'mobile',
      operating_system: 'iOS',
      os_version: '17.4',
      browser: 'Safari',
    });
    expect(describeDevice(galaxy)).toMatchObject({
      operating_system: 'Android',
      browser: 'Samsung Internet',
    });
    expect(describeDevice(yandex)).toMatchObject({
      platform: 'desktop',
      os_version: '10.0',
      browser: 'Yandex',
    });
    expect(describeDevice('')).toEqual({
      platform: 'desktop',
      operating_system: 'other',
      os_version: null,
      browser: 'other',
    });
  });

  it.each([
    [-300, '2026-01-12T14:00:00.000+05:00'],
    [210, '2026-01-12T05:30:00.000-03:30'],
    [0, '2026-01-12T09:00:00.000+00:00'],
  ])('the local time with its offset, %i minutes', { tags: ['API-73'] }, (offset, text) => {
    expect(localTime(Date.parse('2026-01-12T09:00:00Z'), offset)).toBe(text);
  });
});

it.each([
  [{ deviceMemory: 4, hardwareConcurrency: 8 }, true],
  [{ deviceMemory: 8, hardwareConcurrency: 2 }, true],
  [{ deviceMemory: 8, hardwareConcurrency: 8 }, false],
  // Browsers without memory information.
  [{ hardwareConcurrency: 4 }, false],
  [{}, false],
])('a device with %j is a modest one: %s', (hints, modest) => {
  expect(isModest(hints)).toBe(modest);
});

const facebook =
  'Mozilla/5.0 (Linux; Android 14; SM-A546E) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/470.0;]';
const instagram =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Instagram 337.0';
const page = new URL('https://play.example/games?x=1#top');

const assign = vi.fn<(address: string) => void>();
const at = (now: number, userAgent = facebook) =>
  escapeInAppBrowser({ userAgent, page, refreshToken: 'ref', now, assign });

beforeEach(() => {
  assign.mockClear();
  local.removeItem('inAppRedirectAt');
});

describe('the browser of an app', () => {
  it('is known by its user agent, on Android and iOS', { tags: ['PLAT-10'] }, () => {
    expect([facebook, instagram].map(inAppSystem)).toEqual(['android', 'ios']);
    expect(inAppSystem('Mozilla/5.0 (iPhone; CPU iPhone OS 17_5) [FBAN/FBIOS;FBAV/1]')).toBe('ios');
    expect(inAppSystem('Mozilla/5.0 (Windows NT 10.0) Chrome/126.0 Instagram')).toBeNull();
    expect(inAppSystem('Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile Safari/537.36')).toBeNull();
  });

  it('is left for the system browser, with the refresh token as auth_token', { tags: ['PLAT-10'] }, () => {
    expect(systemBrowserAddress(page, 'ios', 'ref')).toBe(
      'x-safari-https://play.example/games?x=1&auth_token=ref#top',
    );
    expect(systemBrowserAddress(page, 'android', 'ref')).toBe(
      'intent://play.example/games?x=1&auth_token=ref#Intent;scheme=https;action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;end',
    );
  });

  it('a guest takes no token along, nor a token of the address', { tags: ['PLAT-10'] }, () => {
    const linked = new URL('https://play.example/?auth_token=old&auth_type=pwa&event=x');
    expect(systemBrowserAddress(linked, 'ios', null)).toBe('x-safari-https://play.example/');
  });

  it('is left once in 5 minutes', { tags: ['PLAT-11'] }, () => {
    expect(at(1_000_000)).toBe(true);
    expect(at(1_000_000 + 299_999)).toBe(false);
    expect(assign).toHaveBeenCalledTimes(1);
    expect(at(1_000_000 + 300_000)).toBe(true);
    expect(assign).toHaveBeenCalledTimes(2);
  });

  it('a timestamp in the future does not block the attempt', { tags: ['PLAT-11'] }, () => {
    local.setItem('inAppRedirectAt', '99999999999999');
    expect(at(1_000_000)).toBe(true);
    local.setItem('inAppRedirectAt', '"soon"');
    expect(at(1_000_000)).toBe(true);
  });

  it('any other browser stays where it is', () => {
    expect(at(1, 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0')).toBe(false);
    expect(assign).not.toHaveBeenCalled();
    expect(local.getItem('inAppRedirectAt')).toBeNull();
  });
});
