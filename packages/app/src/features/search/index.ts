export { isSearchShortcut, focusSearchField, shortcutOnAtom } from './atoms.ts';
export { HeaderSearch } from './components/HeaderSearch.tsx';
