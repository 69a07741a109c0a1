import { describe, expect, it, vi, onTestFinished } from 'vitest';
import { showLanguage } from '../platform/i18n/intl.tsx';
import { openApp } from './testing/app-at.tsx';
import { profile, statementLines, updateProfile } from '@tulpar/api/contract';
import { answer, user } from '@tulpar/api/samples';
import { PROFILE_KEY, userAtom } from '../features/session/index.ts';
import type { Language } from '../platform/i18n/languages.ts';
import { queryClientAtom } from '../platform/network/query.ts';
import { watchSession } from '../platform/session/session.ts';
import { visitor } from '../platform/session/visitor.ts';
import { store } from '../platform/state/store.ts';

/** Reads in English fail until the returned function is called. */
function failInEnglish(): () => void {
  const fetch = globalThis.fetch;
  let isAway = true;
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const { pathname, search } = new URL(new Request(input, init).url);
    const isSubject =
      /static-pages|promotions|banners|reviews|tournaments|vip|games|categories|shortcuts|cashbox/.test(
        pathname,
      );
    if (isAway && isSubject && /(?:locale|language)=en/.test(search))
      return Response.json({ message: 'GENERAL_ERROR', request_id: 'req_sample' }, { status: 400 });
    return fetch(input, init);
  });
  return () => {
    isAway = false;
  };
}

describe('a page whose text cannot be read in the language just chosen', () => {
  it.each([
    ['/rules', 'Кто может играть'],
    ['/news/second-deposit', 'Второй депозит'],
    ['/news', 'Второй депозит'],
    ['/reviews', 'Вывод пришёл за вечер'],
    ['/tournaments/lantern-marathon', 'Марафон фонарей'],
    ['/vipclub', 'Серебро'],
    ['/games/category/slots', 'Слоты'],
    ['/cash-box/deposit', 'Банковская карта', true],
  ])('%s keeps its text and may be retried', { tags: ['I18N-13'] }, async (path, text, signedIn = false) => {
    const { main } = await openApp(path, signedIn);
    const shown = () => main()?.innerText;
    await expect.poll(shown).toContain(text);
    const heal = failInEnglish();
    await showLanguage('en', { chosen: true });
    const retry = () =>
      [...(main()?.querySelectorAll('button') ?? [])].find((one) => one.innerText === 'Try again');
    await expect.poll(retry).toBeTruthy();
    expect(shown()).toContain(text);
    expect(shown()).toMatch(/You’re seeing an earlier version/);
    heal();
    // The page of the VIP club has two texts to retry.
    const pressEach = () => {
      retry()?.click();
      return retry();
    };
    await expect.poll(pressEach).toBeUndefined();
    expect(shown()).toContain(text);
  });

  it('/ still shows its banners and games', { tags: ['I18N-13'] }, async () => {
    const { main, settled } = await openApp('/', false);
    const names = () =>
      ['Турнир недели', 'Lazy Lantern', 'Слоты'].filter((name) => main()?.innerText.includes(name));
    // The rows below are read last.
    await expect.poll(() => main()?.innerText).toContain('Топ-10 недели');
    await expect.poll(names).toHaveLength(3);
    failInEnglish();
    await showLanguage('en', { chosen: true });
    await expect.poll(() => main()?.innerText).toContain('Top 10 this week');
    await settled();
    expect(names()).toHaveLength(3);
  });
});

const heading = () => document.querySelector('main h1')?.textContent;

describe('a language chosen', () => {
  it('in another tab is shown here, with its currency', { tags: ['I18N-15'] }, async () => {
    await openApp('/contacts', false);
    await expect.poll(heading).toBe('Контакты');
    localStorage.setItem('guestData', '{"currency":"AZN","language":"en","currencySymbol":"₼"}');
    dispatchEvent(new StorageEvent('storage', { key: 'guestData' }));
    await expect.poll(heading).toBe('Contact us');
    expect(visitor()).toMatchObject({ language: 'en', currency: 'AZN' });
  });

  it('in another tab is shown on the return from the cache', { tags: ['I18N-15'] }, async () => {
    onTestFinished(watchSession());
    await openApp('/contacts', false);
    await expect.poll(heading).toBe('Контакты');
    localStorage.setItem('guestData', '{"currency":"AZN","language":"en","currencySymbol":"₼"}');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect.poll(heading).toBe('Contact us');
  });

  it('on another device is followed once this choice was saved', { tags: ['I18N-13'] }, async () => {
    let language: Language = 'ru';
    const saved: unknown[] = [];
    await openApp('/cash-box/statement', true, [
      answer(profile, () => user({ language })),
      answer(updateProfile, ({ body }) => {
        saved.push(body);
        return { success: true as const };
      }),
    ]);
    const readProfile = () => store.get(queryClientAtom).invalidateQueries({ queryKey: PROFILE_KEY });
    const written = () => store.get(userAtom)?.language;
    await expect.poll(written).toBe('ru');
    await showLanguage('en', { chosen: true });
    language = 'en';
    await readProfile();
    await expect.poll(written).toBe('en');
    language = 'ru';
    await readProfile();
    await expect.poll(heading).toBe('Касса');
    expect(saved).toEqual([]);
  });

  it('on another device brings the texts of the server in it', { tags: ['I18N-13'] }, async () => {
    let language: Language = 'ru';
    const app = await openApp('/cash-box/statement', true, [answer(profile, () => user({ language }))]);
    await expect.poll(() => app.count(statementLines)).toBe(1);
    await expect.poll(heading).toBe('Касса');
    language = 'en';
    void store.get(queryClientAtom).invalidateQueries({ queryKey: PROFILE_KEY });
    await expect.poll(heading).toBe('Cashier');
    await expect.poll(() => app.count(statementLines)).toBe(2);
  });

  it('on another device leaves what is typed into the bonuses page', { tags: ['I18N-13'] }, async () => {
    let language: Language = 'ru';
    await openApp('/bonuses', true, [answer(profile, () => user({ language }))]);
    const field = () => document.querySelector<HTMLInputElement>('main input[name="promo_code"]');
    await expect.poll(field).toBeTruthy();
    const typed = field();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(typed, 'AL');
    typed?.dispatchEvent(new Event('input', { bubbles: true }));
    language = 'en';
    void store.get(queryClientAtom).invalidateQueries({ queryKey: PROFILE_KEY });
    await expect.poll(heading).toBe('Bonuses');
    await expect.poll(field).toBeTruthy();
    expect(field()).toBe(typed);
    expect(typed?.value).toBe('AL');
  });
});
