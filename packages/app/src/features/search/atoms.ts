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

const WRITABLE = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="combobox"]';

/** Whether a key press is `/`, or its key on another layout, outside fields and while no dialog is open. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key !== '/' && (event.code !== 'Slash' || event.shiftKey)) return false;
  const target = event.composedPath()[0];
  if (target instanceof Element && target.closest(WRITABLE)) return false;
  return document.querySelector('[role="dialog"], [role="alertdialog"]') === null;
}

/** Focuses the search field of the page; returns false if there is no usable one. */
export function focusSearchField(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
  if (!field || field.disabled || field.offsetParent === null) return false;
  field.focus();
  field.select();
  return true;
}
