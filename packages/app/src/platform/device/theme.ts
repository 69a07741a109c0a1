import { OPERATOR } from '../operator.ts';
import { storedText } from '../storage/storage.ts';
import { atom, store, useAtomValue } from '../state/store.ts';

/** Theme of the app; a script of `index.html` applies the stored one before the first paint. */
export type Theme = 'dark' | 'light';

const stored = storedText('theme');
/** Parses a theme; falls back to the operator's. */
export const readTheme = (value: unknown): Theme =>
  value === 'light' || value === 'dark' ? value : OPERATOR.theme;
const read = (): Theme => readTheme(stored.read());
export const themeAtom = atom<Theme>(read());

const [dark = '', light = ''] = OPERATOR.canvas;
/** Colours of the browser UI: `--canvas` of each theme. */
export const BAR_COLOURS: Readonly<Record<Theme, string>> = { dark, light };

function show(next: Theme) {
  document.documentElement.dataset['theme'] = next;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BAR_COLOURS[next]);
}

export function setTheme(next: Theme): void {
  stored.write(next);
  store.set(themeAtom, next);
  show(next);
}

export function startTheme(): void {
  show(store.get(themeAtom));
  addEventListener('storage', (event) => {
    // Without a key, all of the storage was cleared.
    if (event.key !== null && event.key !== stored.key) return;
    store.set(themeAtom, read());
    show(store.get(themeAtom));
  });
}

export function useTheme(): readonly [Theme, (next: Theme) => void] {
  return [useAtomValue(themeAtom), setTheme];
}
