import { describe, expect, it } from 'vitest';
import { memoryArea, safeArea, type Area, storedJson, storedText, local, storedFor } from './storage.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localUser } from '../session/session.ts';
import { rememberPlayer } from '../session/visitor.ts';
import { browserKeys, sessionKeys, tabKeys } from './keys.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : null);

describe('storage', () => {
  it('a value with an expiry in hours reads as absent once it has lapsed', { tags: ['STORE-03'] }, () => {
    let now = 1_000;
    const stored = storedFor('theme', 3, text, () => now);
    stored.write('v');
    now += 3 * 3_600_000 - 1;
    expect(stored.read()).toBe('v');
    now += 1;
    expect(stored.read()).toBeNull();
  });

  it('invalid JSON counts as absent and is reported', { tags: ['I18N-10'] }, () => {
    const area = memoryArea();
    area.setItem('theme', '{broken');
    const broken: string[] = [];
    expect(storedJson('theme', text, { area, onBroken: (key) => broken.push(key) }).read()).toBeNull();
    expect(broken).toEqual(['theme']);
  });

  it('a value of the wrong shape reads as absent', () => {
    const area = memoryArea();
    area.setItem('theme', '42');
    expect(storedJson('theme', text, { area }).read()).toBeNull();
  });

  it('a storage that throws on access or when full is replaced by memory', () => {
    const refused = safeArea(() => {
      throw new Error('SecurityError');
    });
    const full = safeArea(() => ({
      getItem: () => null,
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
      removeItem: () => undefined,
      clear: () => undefined,
    }));
    for (const area of [refused, full]) {
      const stored = storedText('theme', area);
      stored.write('v');
      expect(stored.read()).toBe('v');
      stored.remove();
      expect(stored.read()).toBeNull();
    }
  });
});

it('a value that a full storage cannot replace does not return after a reload', () => {
  const browser = memoryArea();
  const area: Area = { ...browser };
  safeArea(() => area).setItem('activeBonus', 'first');
  area.setItem = () => {
    throw new Error('QuotaExceededError');
  };
  const page = safeArea(() => area);
  page.setItem('activeBonus', 'second');
  expect(page.getItem('activeBonus')).toBe('second');
  expect(safeArea(() => area).getItem('activeBonus')).toBeNull();
});

it('a value that a full storage refuses outlives the page in the storage of its tab', () => {
  const [browser, tab] = [memoryArea(), memoryArea()];
  const area: Area = { ...browser };
  const open = () => safeArea(() => area, tab);
  open().setItem('accessToken', 'first');
  area.setItem = () => {
    throw new Error('QuotaExceededError');
  };
  open().setItem('accessToken', 'second');
  expect(open().getItem('accessToken')).toBe('second');
  open().removeItem('accessToken');
  expect(open().getItem('accessToken')).toBeNull();
  open().setItem('accessToken', 'third');
  area.setItem = browser.setItem;
  open().setItem('accessToken', 'fourth');
  expect(tab.getItem('accessToken')).toBeNull();
  expect(open().getItem('accessToken')).toBe('fourth');
});

const src = join(import.meta.dirname, '..');
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter(
    (path) => /\.tsx?$/.test(path) && !/\.(?:test|stories)\.tsx?$/.test(path) && !path.startsWith('stories'),
  )
  .map((path) => readFileSync(join(src, path), 'utf8'));

describe('what the browser keeps', () => {
  it('the local record of the player under the key user', { tags: ['STORE-02'] }, () => {
    rememberPlayer({ id: 7, source_id: 'src_1', currency: 'AZN' });
    expect(JSON.parse(local.getItem('user') ?? '')).toEqual({ id: 7, source_id: 'src_1', currency: 'AZN' });
    local.setItem('user', '{"id":"7","currency":"AZN"}');
    expect(localUser.read()).toBeNull();
    local.setItem('user', '{"id":7,"source_id":9,"currency":"AZN","role":"admin"}');
    expect(localUser.read()).toEqual({ id: 7, source_id: null, currency: 'AZN' });
  });

  it('nothing of the chat, the game mode or the header height', { tags: ['STORE-04'] }, () => {
    const keys = [...sessionKeys, ...browserKeys, ...tabKeys];
    expect(keys.filter((key) => /chat|message|demo|mode|header|height|queue|notif/i.test(key))).toEqual([]);
  });

  it('only one module reaches the storage', { tags: ['STORE-04'] }, () => {
    const others = sources.filter((code) => /\b(?:localStorage|sessionStorage)\b\s*[.[?]/.test(code));
    expect(others.length).toBe(0);
  });
});
