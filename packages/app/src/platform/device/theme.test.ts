import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { local } from '../storage/storage.ts';
import { store } from '../state/store.ts';
import { BAR_COLOURS, setTheme, startTheme, themeAtom } from './theme.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../../../..', path), 'utf8');

it('the bars of the browser have the colour of the page in both themes', { tags: ['UI-01'] }, () => {
  const canvases = [...read('ui/src/foundations/tokens/tokens.css').matchAll(/--canvas: (#\w+)/g)];
  expect(canvases.map(([, colour]) => colour)).toEqual([BAR_COLOURS.dark, BAR_COLOURS.light]);
  const meta = { content: '', setAttribute: (_name: 'content', value: string) => (meta.content = value) };
  vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelector: () => meta });
  for (const theme of ['light', 'dark'] as const) {
    setTheme(theme);
    expect(meta.content).toBe(BAR_COLOURS[theme]);
  }
});

it.each(['theme', null])('follows another tab that changed the key %s', { tags: ['UI-01'] }, (key) => {
  vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelector: () => null });
  const tab = new EventTarget();
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  setTheme('light');
  startTheme();
  local.clear();
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'guestData' }));
  expect(store.get(themeAtom)).toBe('light');
  tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
  expect(store.get(themeAtom)).toBe('dark');
});
