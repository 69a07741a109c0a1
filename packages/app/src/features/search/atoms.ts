import { atom } from '#app/platform/state/store.ts';
import { storedText } from '#app/platform/storage/storage.ts';

const OFF = 'off';
const stored = storedText('searchKey');
const onAtom = atom(stored.read() !== OFF);

/**
 * Whether the search shortcut is enabled in this browser. It can be disabled, because single-key shortcuts
 * conflict with speech input (WCAG 2.1.4).
 */
export const shortcutOnAtom = atom(
  (get) => get(onAtom),
  (_get, set, isOn: boolean) => {
    if (isOn) stored.remove();
    else stored.write(OFF);
    set(onAtom, isOn);
  },
);
