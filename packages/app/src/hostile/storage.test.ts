import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Area } from '../platform/storage/storage.ts';
import { nastyContent, nastyText, nastyValue, RUNS } from './texts.ts';

const items = new Map<string, string>();
const area: Area = {
  getItem: (key) => items.get(key) ?? null,
  setItem: (key, value) => void items.set(key, value),
  removeItem: (key) => void items.delete(key),
  clear: () => items.clear(),
};

vi.stubGlobal('localStorage', area);
vi.stubGlobal('sessionStorage', area);
vi.stubGlobal('navigator', { languages: ['ru'] });
vi.stubGlobal('location', { protocol: 'https:', href: 'https://app.example/', search: '' });
vi.stubGlobal('document', { cookie: '' });

const { guestData, applyAddress, visitor } = await import('../platform/session/visitor.ts');
const { localUser, startNewGeneration, sessionPort, sessionStateAtom, syncSession } =
  await import('../platform/session/session.ts');
const { store } = await import('../platform/state/store.ts');
const { createDraft } = await import('../platform/forms/drafts.ts');
const { draftOf } = await import('../features/cash-box/fields/payment-values.ts');
const { storedBonus } = await import('../features/bonuses/atoms.ts');
const { APP_IDS, isAppMode, storeAppId } = await import('../platform/device/host-mode.ts');
const { visitorUid } = await import('../platform/telemetry/consent.ts');
const { createResetAttempts } = await import('../features/password-reset/attempts.ts');

beforeEach(() => items.clear());
afterEach(() => void vi.useRealTimers());

/** Checks what the app reads after arbitrary content was stored under a key. */
function under<T>(key: string, shape: fc.Arbitrary<unknown>, read: () => T, check: (value: T) => void) {
  fc.assert(
    fc.property(nastyContent(shape), (content) => {
      items.set(key, content);
      check(read());
    }),
    RUNS,
  );
}

const moments = fc.oneof(fc.double(), fc.constant(Number.MAX_SAFE_INTEGER), fc.constant(1e308), nastyValue);
const timed = (value: fc.Arbitrary<unknown>) => fc.record({ value, expiresAt: moments });

describe('stored values', () => {
  it('guestData', { tags: ['I18N-08', 'I18N-10'] }, () => {
    const shape = fc.record({ currency: nastyText, language: nastyText, currencySymbol: nastyValue });
    under('guestData', shape, guestData.read, (value) => {
      if (value === null) return;
      expect(['KZT', 'AZN', null]).toContain(value.currency);
      expect(['ru', 'kk', 'az', 'en', null]).toContain(value.language);
      expect(['₸', '₼', null]).toContain(value.currencySymbol);
    });
  });

  it('user', { tags: ['STORE-02'] }, () => {
    const shape = fc.record({ id: nastyValue, source_id: nastyValue, currency: nastyValue });
    under('user', shape, localUser.read, (value) => {
      startNewGeneration();
      expect(['KZT', 'AZN']).toContain(visitor().currency);
      if (value) expect([typeof value.id, typeof value.currency]).toEqual(['number', 'string']);
    });
  });

  it('a token that no request could carry is none', { tags: ['AUTH-01', 'STORE-01'] }, () => {
    for (const [key, read] of [
      ['accessToken', sessionPort.access],
      ['refreshToken', sessionPort.refresh],
    ] as const)
      under(key, nastyValue, read, (token) => {
        if (token === null) return;
        expect(new Headers({ Authorization: `Bearer ${token}` }).get('Authorization')).toBe(
          `Bearer ${token}`,
        );
        expect(() => syncSession()).not.toThrow();
        expect(typeof store.get(sessionStateAtom).signedIn).toBe('boolean');
      });
  });

  it('drafts of forms', { tags: ['FORM-13'] }, () => {
    vi.setSystemTime(1000);
    const draft = createDraft('login');
    const shape = fc.record({ at: moments, of: fc.constant(null), values: nastyValue });
    under('draft:login', shape, draft.read, (values) => {
      expect(typeof values).toBe('object');
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    });
  });

  it('the draft of a payment', { tags: ['CASH-16'] }, () => {
    vi.setSystemTime(1000);
    const draft = draftOf('deposit');
    const values = fc.record({ uid: nastyText, amount: nastyValue, fields: nastyValue });
    const shape = fc.record({ at: moments, of: fc.constant(null), values });
    under('draft:deposit', shape, draft.read, (value) => {
      if (value === null) return;
      expect(value.amount === null || (Number.isSafeInteger(value.amount) && value.amount >= 0)).toBe(true);
      expect(Object.values(value.fields).every((text) => typeof text === 'string')).toBe(true);
    });
  });

  it('the chosen bonus', { tags: ['BONUS-25'] }, () => {
    under('activeBonus', nastyText, storedBonus, (id) => {
      if (id !== null) expect(encodeURIComponent(id)).toBe(id);
    });
  });

  it('the id of the browser', { tags: ['OP-86'] }, () => {
    const made = '0b7c1e9a-3f52-4a53-9f0e-5f5d0a3f6a11';
    under(
      'visitor_uid',
      nastyText,
      () => visitorUid(() => made),
      (uid) => expect(uid).toMatch(/^[0-9a-f-]{36}$/),
    );
  });

  it('the count of messages never locks a phone too long', { tags: ['RESET-03', 'RESET-04'] }, () => {
    const now = 1_000_000_000;
    const attempts = createResetAttempts(() => now);
    fc.assert(
      fc.property(nastyContent(timed(nastyValue)), nastyContent(timed(moments)), (count, time) => {
        items.set('resetPhoneCount_77011234567', count);
        items.set('resetPhoneTime_77011234567', time);
        expect(attempts.count('77011234567')).toBeGreaterThanOrEqual(0);
        const end = attempts.endsAt('77011234567') ?? 0;
        expect(end).toBeLessThanOrEqual(now + 3 * 3_600_000);
      }),
      RUNS,
    );
  });
});

describe('URL values', () => {
  const query = (name: string) =>
    fc.oneof(
      nastyText.map((text) => new URLSearchParams([[name, text]])),
      nastyText.map((text) => new URLSearchParams(`${name}=${text}`)),
    );

  it('language and currency are always valid', { tags: ['I18N-07', 'I18N-08'] }, () => {
    fc.assert(
      fc.property(query('language'), query('currency'), (language, currency) => {
        applyAddress(new URLSearchParams([...language, ...currency]));
        expect(['ru', 'kk', 'az', 'en']).toContain(visitor().language);
        expect(['KZT', 'AZN']).toContain(visitor().currency);
      }),
      RUNS,
    );
  });

  it('only the known identifiers make the app an app', { tags: ['PLAT-04', 'PLAT-05', 'OP-74'] }, () => {
    fc.assert(
      fc.property(query('appid'), (search) => {
        items.clear();
        storeAppId(search);
        const id = search.get('appid') ?? '';
        expect(isAppMode(search)).toBe(APP_IDS.includes(id));
        expect(items.get('appNameParam') ?? 'none').toMatch(/^[\w.-]{1,64}$/);
      }),
      RUNS,
    );
  });
});
