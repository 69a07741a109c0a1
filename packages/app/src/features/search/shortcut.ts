// The key that leads to the search: a face of its own, as it listens on pages that never load the search.
export { shortcutOnAtom } from './atoms.ts';

const WRITABLE = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="combobox"]';

/** Whether a key press asks for the search: `/`, or its place on a Cyrillic keyboard, outside of fields and windows. */
export function asksForSearch(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key !== '/' && (event.code !== 'Slash' || event.shiftKey)) return false;
  const target = event.composedPath()[0];
  if (target instanceof Element && target.closest(WRITABLE)) return false;
  return document.querySelector('[role="dialog"], [role="alertdialog"]') === null;
}

/** Puts the focus into the search field of the page; tells whether there is one. */
export function focusSearchField(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
  if (!field || field.disabled || field.offsetParent === null) return false;
  field.focus();
  field.select();
  return true;
}
