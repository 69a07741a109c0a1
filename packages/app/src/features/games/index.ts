export { parseSort, SORTS, cleanSearch, HOME_PAGE_SIZE, type GamesList, type Sort } from './catalogue.ts';
export { CategoryNav } from './components/CategoryNav.tsx';
export { GamesBrowser, type GamesBrowserProps } from './components/GamesBrowser.tsx';
export { ExtraRows } from './components/ExtraRows.tsx';
export { ExtraRowsSkeleton } from './components/ExtraRowsSkeleton.tsx';
export { GamesGrid } from './components/GamesGrid.tsx';
export { GamesGridSkeleton } from './components/GamesGridSkeleton.tsx';
export { GamesRow } from './components/GamesRow.tsx';
export { LiveRow } from './components/LiveRow.tsx';
export { WhenNear } from './components/WhenNear.tsx';
export { usePlace } from './place.ts';
export {
  categoriesOptions,
  gameOptions,
  gamesOptions,
  providersOptions,
  shortcutsOptions,
} from './queries.ts';
