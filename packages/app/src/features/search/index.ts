export { isSearchShortcut, focusSearchField, shortcutOnAtom } from './atoms.ts';
export { HeaderSearch } from './components/HeaderSearch.tsx';
export { SearchBar, ShortcutSwitch } from './components/SearchBar.tsx';
export { SearchResults } from './components/SearchResults.tsx';
export { PopularGames, SearchStart } from './components/SearchStart.tsx';
export { useRecentGames } from './recent-games.ts';
