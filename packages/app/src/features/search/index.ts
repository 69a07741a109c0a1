export { asksForSearch, focusSearchField, shortcutOnAtom } from './atoms.ts';
export { RecentChips } from './components/RecentChips.tsx';
export { SearchBar, ShortcutSwitch } from './components/SearchBar.tsx';
export { SearchResults } from './components/SearchResults.tsx';
export { useRecentGames } from './recent-games.ts';
