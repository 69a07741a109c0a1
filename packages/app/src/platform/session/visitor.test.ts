import { beforeEach, describe, expect, it, vi } from 'vitest';
import { store } from '../state/store.ts';
import type { Area } from '../storage/storage.ts';

let items: Map<string, string>;

const area = (): Area => ({
  getItem: (key) => items.get(key) ?? null,
  setItem: (key, value) => void items.set(key, value),
  removeItem: (key) => void items.delete(key),
  clear: () => items.clear(),
});

/** Opens the app with the stored data and browser languages of a visitor. */
async function open(browser: readonly string[] = ['ru-RU'], search = '') {
  vi.resetModules();
  vi.stubGlobal('localStorage', area());
  vi.stubGlobal('navigator', { languages: browser });
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', { protocol: 'https:' });
  const visitor = await import('./visitor.ts');
  const session = await import('./session.ts');
  visitor.applyAddress(new URLSearchParams(search));
  return { ...visitor, ...session };
}

const stored = () => JSON.parse(items.get('guestData') ?? 'null') as unknown;
const tokens = { access: 'a', refresh: 'r' };

beforeEach(() => {
  items = new Map();
});

describe('a guest', () => {
  it('starts with the tenge', { tags: ['I18N-06'] }, async () => {
    const { visitor } = await open();
    expect(visitor()).toEqual({ signedIn: false, language: 'ru', currency: 'KZT' });
  });

  it('starts in the stored language, then the browser’s, then English', { tags: ['I18N-03'] }, async () => {
    expect((await open(['az-AZ'])).visitor().language).toBe('az');
    expect((await open(['de'])).visitor().language).toBe('en');
    items.set('guestData', '{"currency":"KZT","language":"kk","currencySymbol":"₸"}');
    expect((await open(['az-AZ'])).visitor().language).toBe('kk');
  });

  it('is taken from the URL and stored if valid', { tags: ['I18N-07', 'I18N-08', 'I18N-09'] }, async () => {
    const { visitor, languageChosenAtom } = await open(['ru'], '?language=az&currency=AZN');
    expect(visitor()).toMatchObject({ language: 'az', currency: 'AZN' });
    expect(store.get(languageChosenAtom)).toBe(true);
    const settings = { currency: 'AZN', language: 'az', currencySymbol: '₼' };
    expect(stored()).toEqual(settings);
    for (const search of ['?language=xx&currency=RUB', '?language=AZ&currency=kzt', '?language=&currency='])
      expect((await open(['ru'], search)).visitor()).toMatchObject({ language: 'az', currency: 'AZN' });
    expect(stored()).toEqual(settings);
  });

  it('keeps the stored half if the URL names only the other', { tags: ['I18N-09'] }, async () => {
    await open(['kk'], '?currency=AZN');
    expect(stored()).toEqual({ currency: 'AZN', language: null, currencySymbol: '₼' });
  });

  it('keeps a choice for the next visit', { tags: ['I18N-15'] }, async () => {
    const { keepLanguage } = await open();
    keepLanguage('az');
    expect(stored()).toMatchObject({ language: 'az' });
    expect((await open(['ru'])).visitor().language).toBe('az');
  });

  it('is completed by the answer to the visitor call', { tags: ['I18N-12'] }, async () => {
    const answer = { currency: 'AZN', language: 'az' };
    const first = await open(['ru']);
    expect(first.fillVisitor(answer)).toBe('az');
    expect(first.visitor().currency).toBe('AZN');
    expect(stored()).toMatchObject({ currency: 'AZN', currencySymbol: '₼' });

    items.clear();
    const opened = await open(['ru'], '?language=kk&currency=KZT');
    expect(opened.fillVisitor(answer)).toBeNull();
    expect(opened.visitor()).toMatchObject({ language: 'kk', currency: 'KZT' });
  });

  it('takes no other language or currency from the answer', { tags: ['I18N-08', 'I18N-12'] }, async () => {
    const { fillVisitor, visitor } = await open(['ru']);
    expect(fillVisitor({ currency: 'USD', language: 'de' })).toBeNull();
    expect(visitor()).toMatchObject({ language: 'ru', currency: 'KZT' });
    expect(stored()).toBeNull();
  });

  it('settings that are broken or of another shape read as none', { tags: ['I18N-10'] }, async () => {
    for (const text of [
      '{broken',
      '[]',
      '"az"',
      '{"language":{"a":1},"currency":7,"currencySymbol":"<b>"}',
    ]) {
      items.set('guestData', text);
      expect((await open(['ru'])).visitor()).toMatchObject({ language: 'ru', currency: 'KZT' });
    }
  });
});

describe('a player', () => {
  it('has the currency of the account, and a guest’s own again after it', { tags: ['I18N-11'] }, async () => {
    const page = await open(['ru'], '?currency=KZT');
    page.startSession(tokens);
    page.rememberPlayer({ id: 1, source_id: null, currency: 'AZN' });
    expect(page.visitor()).toMatchObject({ signedIn: true, currency: 'AZN' });
    page.endSession('logout');
    expect(page.visitor()).toMatchObject({ signedIn: false, currency: 'KZT' });
  });

  it('an account in a currency the app does not sell shows the guest’s', { tags: ['I18N-11'] }, async () => {
    const page = await open();
    page.startSession(tokens);
    page.rememberPlayer({ id: 1, source_id: null, currency: 'constructor' });
    expect(page.visitor().currency).toBe('KZT');
  });

  it('a choice overrides the profile of this player only', { tags: ['I18N-11', 'I18N-13'] }, async () => {
    const page = await open();
    page.keepLanguage('az');
    page.startSession(tokens);
    expect(store.get(page.languagePinnedAtom)).toBe(true);
    page.endSession('logout');
    expect(store.get(page.languagePinnedAtom)).toBe(false);
  });

  it('starts in the profile’s language if there is no other', { tags: ['OP-01', 'SAFE-10'] }, async () => {
    items.set('guestData', '{"currency":"KZT","language":"az","currencySymbol":"₸"}');
    items.set('accessToken', 'a');
    items.set('profileLanguage', 'kk');
    expect((await open(['ru'])).visitor()).toMatchObject({ signedIn: true, language: 'kk' });
    expect((await open(['ru'], '?language=en')).visitor().language).toBe('en');
    items.set('guestData', '{"currency":"KZT","language":"az","currencySymbol":"₸"}');
    items.set('profileLanguage', 'xx');
    expect((await open(['ru'])).visitor().language).toBe('az');
    items.set('profileLanguage', 'kk');
    (await open(['ru'])).endSession('logout');
    expect((await open(['ru'])).visitor()).toMatchObject({ signedIn: false, language: 'az' });
  });

  it("the profile's language is shown but not stored as a choice", { tags: ['I18N-11'] }, async () => {
    const page = await open();
    page.startSession(tokens);
    page.keepLanguage('kk', { chosen: false });
    expect(page.visitor().language).toBe('kk');
    expect(stored()).toBeNull();
  });
});
