export { asksForSearch, focusSearchField, shortcutOnAtom } from './atoms.ts';
