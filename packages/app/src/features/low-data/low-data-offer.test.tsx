import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lowDataAtom, readLowData } from '#app/platform/device/low-data.ts';
import { allTexts, showLanguage, TextProvider } from '#app/platform/i18n/intl.tsx';
import { store } from '#app/platform/state/store.ts';
import { passTime } from '#app/platform/state/testing/pass-time.ts';
import { LowDataOffer } from './components/LowDataOffer.tsx';

const container = document.createElement('div');
let root: Root | null = null;

/** Opens the page on a line of this kind. */
async function open(effectiveType: string) {
  root?.unmount();
  Object.defineProperty(navigator, 'connection', { value: { effectiveType }, configurable: true });
  root = createRoot(container);
  root.render(
    <TextProvider>
      <LowDataOffer />
    </TextProvider>,
  );
  await passTime(0);
}

const isOffered = () => container.textContent.includes('Медленная сеть');

async function press(name: string) {
  const button = [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  button?.click();
  await passTime(0);
}

beforeEach(async () => {
  localStorage.clear();
  readLowData();
  await showLanguage('ru', { chosen: false });
  await allTexts();
  vi.useFakeTimers();
});
afterEach(() => {
  root?.unmount();
  root = null;
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

describe('the saving of data', () => {
  it('is suggested on a 2g line, once for good', { tags: ['REACH-12'] }, async () => {
    await open('2g');
    expect(isOffered()).toBe(true);
    await open('2g');
    expect(isOffered()).toBe(false);
    expect(store.get(lowDataAtom)).toBe(false);
  });

  it('is suggested on no faster line', { tags: ['REACH-12'] }, async () => {
    await open('3g');
    expect(isOffered()).toBe(false);
    await open('2g');
    expect(isOffered()).toBe(true);
  });

  it('begins with a press and is kept', { tags: ['REACH-12'] }, async () => {
    await open('2g');
    await press('Включить');
    expect(isOffered()).toBe(false);
    expect([store.get(lowDataAtom), localStorage.getItem('lowData')]).toEqual([true, 'on']);
  });

  it('«not now» leaves everything as it is', { tags: ['REACH-12'] }, async () => {
    await open('2g');
    await press('Не сейчас');
    expect(isOffered()).toBe(false);
    expect([store.get(lowDataAtom), localStorage.getItem('lowData')]).toEqual([false, null]);
  });

  it('who has chosen by hand is asked nothing', { tags: ['REACH-12'] }, async () => {
    localStorage.setItem('lowData', 'off');
    readLowData();
    await open('2g');
    expect(isOffered()).toBe(false);
  });
});
