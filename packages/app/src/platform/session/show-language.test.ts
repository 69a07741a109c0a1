import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MessageId } from '../i18n/intl.tsx';
import { store } from '../state/store.ts';

type Texts = { [id: string]: string };

/** Pending chunks by language. */
const coming = new Map<string, { arrive: (texts: Texts) => void; fail: (error: Error) => void }>();

vi.mock('../../messages/load.ts', () => ({
  loadMessages: (language: string, group: string) =>
    group === 'pages'
      ? Promise.resolve({ page: `page ${language}` })
      : new Promise<Texts>((resolve, reject) => {
          coming.set(language, { arrive: resolve, fail: reject });
        }),
}));
// Without retries, which the loader's own tests cover.
vi.mock('../loading/chunks.ts', () => ({ loadPart: <T>(load: () => Promise<T>) => load() }));

const html = { lang: '' };

async function open() {
  vi.resetModules();
  coming.clear();
  html.lang = '';
  vi.stubGlobal('document', { documentElement: html });
  vi.stubGlobal('navigator', { languages: ['ru'] });
  return { ...(await import('../i18n/intl.tsx')), ...(await import('./visitor.ts')) };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

async function arrive(name: string, texts: Texts = { hello: name }) {
  await turn();
  coming.get(name)?.arrive(texts);
  await turn();
}

describe('showing a language', () => {
  let page: Awaited<ReturnType<typeof open>>;
  beforeEach(async () => {
    page = await open();
    const first = page.showLanguage('ru', { chosen: false });
    await arrive('ru');
    expect(await first).toBe(true);
  });

  it('changes page and choice together, with the texts', { tags: ['I18N-05', 'I18N-15'] }, async () => {
    const change = page.showLanguage('az');
    await turn();
    expect(html.lang).toBe('ru');
    expect(page.visitor().language).toBe('ru');
    await arrive('az');
    expect(await change).toBe(true);
    expect(html.lang).toBe('az');
    expect(page.visitor().language).toBe('az');
  });

  it('of two choices the last wins, whichever texts come first', async () => {
    const az = page.showLanguage('az');
    const kk = page.showLanguage('kk');
    await arrive('kk');
    await arrive('az');
    expect([await az, await kk]).toEqual([false, true]);
    expect(html.lang).toBe('kk');
    expect(page.visitor().language).toBe('kk');
  });

  it('a profile’s language does not override a pending one', { tags: ['I18N-11', 'I18N-13'] }, async () => {
    const choice = page.showLanguage('az');
    const profile = page.showLanguage('kk', { chosen: false });
    await arrive('az');
    expect([await choice, await profile]).toEqual([true, false]);
    expect(html.lang).toBe('az');
  });

  it('missing texts change nothing, and a known language may follow', { tags: ['I18N-16'] }, async () => {
    const choice = page.showLanguage('az');
    const profile = page.showLanguage('kk', { chosen: false });
    const failed = expect(choice).rejects.toThrow('away');
    await turn();
    coming.get('az')?.fail(new Error('away'));
    await failed;
    expect(html.lang).toBe('ru');
    expect(store.get(page.languageChosenAtom)).toBe(false);
    await arrive('kk');
    expect(await profile).toBe(true);
    expect(html.lang).toBe('kk');
  });
});

it('a lobby that turns to the language of a profile has the texts of the pages requested meanwhile', async () => {
  const page = await open();
  page.delayPageTexts();
  const first = page.showLanguage('ru', { chosen: false });
  await arrive('ru');
  await first;
  const shown = () =>
    renderToStaticMarkup(
      createElement(
        page.TextProvider,
        null,
        createElement(() => page.useText()('page' as MessageId)),
      ),
    );
  expect(shown()).toBe('');

  const profile = page.showLanguage('az', { chosen: false });
  await turn();
  await page.requirePageTexts();
  expect(shown()).toBe('page ru');
  await arrive('az');
  await profile;
  expect(shown()).toBe('page az');
});
