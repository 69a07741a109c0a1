export { SearchField, type SearchFieldProps } from './SearchField.tsx';
export type { RecentSearches, SearchSuggestion } from './types.ts';
