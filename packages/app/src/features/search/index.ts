export { RecentChips } from './components/RecentChips.tsx';
export { SearchBar } from './components/SearchBar.tsx';
export { SearchResults } from './components/SearchResults.tsx';
export { ShortcutSwitch } from './components/ShortcutSwitch.tsx';
export { useRecentGames } from './recent-games.ts';
