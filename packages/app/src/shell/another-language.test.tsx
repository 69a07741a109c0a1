import { describe, expect, it, vi } from 'vitest';
import { showLanguage } from '../platform/i18n/intl.tsx';
import { openApp } from './testing/app-at.tsx';

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
    // The page of the VIP club has two such texts.
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
