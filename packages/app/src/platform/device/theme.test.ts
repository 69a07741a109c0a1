import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { BAR_COLOURS, setTheme } from './theme.ts';

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
