import { profile, statementLines, updateProfile } from '@tulpar/api/contract';
import { answer, user } from '@tulpar/api/samples';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PROFILE_KEY, userAtom } from '../features/session/index.ts';
import { showLanguage } from '../platform/i18n/intl.tsx';
import type { Language } from '../platform/i18n/languages.ts';
import { queryClientAtom } from '../platform/network/query.ts';
import { watchSession } from '../platform/session/session.ts';
import { visitor } from '../platform/session/visitor.ts';
import { store } from '../platform/state/store.ts';
import { openApp } from './testing/app-at.tsx';

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
