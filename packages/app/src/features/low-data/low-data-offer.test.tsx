import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react/pure';
import { lowDataAtom, readLowData } from '#app/platform/device/low-data.ts';
import { showLanguage, TextProvider } from '#app/platform/i18n/intl.tsx';
import { store } from '#app/platform/state/store.ts';
import { passTime } from '#app/platform/testing/pass-time.ts';
import { LowDataOffer } from './components/LowDataOffer.tsx';

let container: HTMLElement;

async function open(effectiveType: string) {
  await cleanup();
  Object.defineProperty(navigator, 'connection', { value: { effectiveType }, configurable: true });
  ({ container } = await render(
    <TextProvider>
      <LowDataOffer />
    </TextProvider>,
  ));
  await passTime(0);
}

const isOffered = () => container.textContent.includes('Медленная сеть');

async function press(name: string) {
  const button = [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  button?.click();
  await passTime(0);
}

beforeEach(async () => {
  await showLanguage('ru', { chosen: false });
  vi.useFakeTimers();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

describe('low-data mode', () => {
  it.each(['2g', 'slow-2g'])('is suggested once on a %s connection', { tags: ['REACH-12'] }, async (type) => {
    await open(type);
    expect(isOffered()).toBe(true);
    await open(type);
    expect(isOffered()).toBe(false);
    expect(store.get(lowDataAtom)).toBe(false);
  });

  it('is not suggested on a faster connection', { tags: ['REACH-12'] }, async () => {
    await open('3g');
    expect(isOffered()).toBe(false);
    await open('2g');
    expect(isOffered()).toBe(true);
  });

  it('starts with a press and is stored', { tags: ['REACH-12'] }, async () => {
    await open('2g');
    await press('Включить');
    expect(isOffered()).toBe(false);
    expect([store.get(lowDataAtom), localStorage.getItem('lowData')]).toEqual([true, 'on']);
  });

  it('stays off after «not now»', { tags: ['REACH-12'] }, async () => {
    await open('2g');
    await press('Не сейчас');
    expect(isOffered()).toBe(false);
    expect([store.get(lowDataAtom), localStorage.getItem('lowData')]).toEqual([false, null]);
  });

  it('is not suggested to a visitor who has chosen before', { tags: ['REACH-12'] }, async () => {
    localStorage.setItem('lowData', 'off');
    readLowData();
    await open('2g');
    expect(isOffered()).toBe(false);
  });
});
