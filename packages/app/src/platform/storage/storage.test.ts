import { describe, expect, it } from 'vitest';
import { memoryArea, safeArea, storedJson, storedText } from './storage.ts';
import { storedFor } from './stored-for.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : null);

describe('storage', () => {
  it('a value with an expiry in hours reads as absent once it has lapsed', { tags: ['STORE-03'] }, () => {
    let now = 1_000;
    const stored = storedFor('theme', 3, text, { area: memoryArea(), now: () => now });
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
