import { describe, expect, it } from 'vitest';
import { localTime } from '../telemetry/analytics.ts';
import { describeDevice } from './user-agent.ts';
import { isModest } from './low-data.ts';

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
