import { beforeEach, describe, expect, it, vi } from 'vitest';
import { promoCodeOf, rememberFirstVisit, storePromoCode, storedPromoCode } from './first-visit.ts';

let jar: Map<string, string>;
const written: string[] = [];

beforeEach(() => {
  jar = new Map();
  written.length = 0;
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      const [pair = ''] = text.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    },
  });
});

it('keeps the start of the first visit for 720 hours', { tags: ['STORE-05', 'STORE-06'] }, () => {
  rememberFirstVisit('https://a.kz/?lnd=summer&auth_token=s3cr3t', 'https://search.kz/?q=casino');
  expect(jar.get('tl')).toBe(encodeURIComponent('https://a.kz/?lnd=summer&auth_token=***'));
  expect(jar.get('tr')).toBe(encodeURIComponent('https://search.kz/?q=casino'));
  expect(written.every((text) => text.includes('Max-Age=2592000'))).toBe(true);
});

it('a later visit changes nothing', { tags: ['STORE-05', 'STORE-06'] }, () => {
  rememberFirstVisit('https://a.kz/', 'https://search.kz/');
  rememberFirstVisit('https://a.kz/games', 'https://other.kz/');
  expect(written).toHaveLength(2);
});

it('a visit from nowhere leaves no referrer', { tags: ['STORE-06'] }, () => {
  rememberFirstVisit('https://a.kz/', '');
  expect(jar.has('tr')).toBe(false);
});

describe('a promo code that came by a link', () => {
  it('is stored in the cookie promocode for 720 hours', { tags: ['REG-06', 'PROMO-21'] }, () => {
    storePromoCode(new URLSearchParams({ promocode: ' STEPPE 250 ' }));
    expect(storedPromoCode()).toBe('STEPPE 250');
    expect(written[0]).toMatch(/^promocode=STEPPE%20250; Max-Age=2592000(?:;|$)/);
  });

  it('is clean of pasted characters, in the link and in the cookie', { tags: ['INPUT-02'] }, () => {
    expect(promoCodeOf(new URLSearchParams({ promocode: '\u202eSTEPPE\u00a0250\u200b' }))).toBe('STEPPE 250');
    jar.set('promocode', encodeURIComponent('\u2060STEPPE250\u00ad'));
    expect(storedPromoCode()).toBe('STEPPE250');
  });

  it('a link without one changes nothing, and what is no code is none', { tags: ['REG-06'] }, () => {
    for (const promocode of ['', '   ', '\u200b', 'x'.repeat(65), 'A\u0000B']) {
      storePromoCode(new URLSearchParams({ promocode }));
      expect(promoCodeOf(new URLSearchParams({ promocode }))).toBeNull();
    }
    storePromoCode(new URLSearchParams());
    expect(written).toEqual([]);
  });
});
