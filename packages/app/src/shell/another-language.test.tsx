import { describe, expect, it, vi } from 'vitest';
import { showLanguage } from '../platform/i18n/intl.tsx';
import { openApp } from './testing/app-at.tsx';

/** Reads in English fail until the returned function is called. */
function failInEnglish(): () => void {
  const fetch = globalThis.fetch;
  let isAway = true;
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const { pathname, search } = new URL(new Request(input, init).url);
    const isSubject = /static-pages|promotions|reviews|tournaments/.test(pathname);
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
  ])('%s still shows its text, says so and can be tried again', { tags: ['I18N-13'] }, async (path, text) => {
    const { main } = await openApp(path, false);
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
    retry()?.click();
    await expect.poll(retry).toBeUndefined();
    expect(shown()).toContain(text);
  });
});
