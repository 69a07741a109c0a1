import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storePromoCode, storedPromoCode, promoCodeOf } from './first-visit.ts';

let cookie = '';
const written: string[] = [];

beforeEach(() => {
  cookie = '';
  written.length = 0;
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', {
    get cookie() {
      return cookie;
    },
    set cookie(text: string) {
      written.push(text);
      cookie = text.split(';', 1)[0] ?? '';
    },
  });
});

describe('a promo code that came by a link', () => {
  it('is stored in the cookie promocode for 720 hours', { tags: ['REG-06', 'PROMO-21'] }, () => {
    storePromoCode(new URLSearchParams({ promocode: ' STEPPE 250 ' }));
    expect(storedPromoCode()).toBe('STEPPE 250');
    expect(written[0]).toMatch(/^promocode=STEPPE%20250; Max-Age=2592000(?:;|$)/);
  });

  it('is clean of pasted characters, in the link and in the cookie', { tags: ['INPUT-02'] }, () => {
    expect(promoCodeOf(new URLSearchParams({ promocode: '\u202eSTEPPE\u00a0250\u200b' }))).toBe('STEPPE 250');
    cookie = `promocode=${encodeURIComponent('\u2060STEPPE250\u00ad')}`;
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
