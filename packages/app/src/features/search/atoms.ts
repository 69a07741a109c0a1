import { atom } from '#app/platform/state/store.ts';
import { storedText } from '#app/platform/storage/storage.ts';

const OFF = 'off';
const stored = storedText('searchKey');
const onAtom = atom(stored.read() !== OFF);

/**
 * Whether the key that leads to the search works, in this browser; a visitor may turn it off, as single keys get in the
 * way of speech input (WCAG 2.1.4).
 */
export const shortcutOnAtom = atom(
  (get) => get(onAtom),
  (_get, set, isOn: boolean) => {
    if (isOn) stored.remove();
    else stored.write(OFF);
    set(onAtom, isOn);
  },
);
