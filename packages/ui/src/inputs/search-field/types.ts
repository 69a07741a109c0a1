import type { ReactNode } from 'react';

/** Something to go to at once: a game, a provider. */
export interface SearchSuggestion {
  /** Tells it from the others; given back to `onSuggestion`. */
  value: string;
  name: string;
  media?: ReactNode;
  description?: ReactNode;
  /** Heading it stands under; `suggestionsLabel` by default. Those of one heading come one after the other. */
  group?: string | undefined;
}

/** Searches made before, with the words and the ways to forget them. */
export interface RecentSearches {
  /** The newest first. Narrowed by what is typed. */
  items: readonly string[];
  /** Heading of the recent searches. */
  label: string;
  /** Name of the button that forgets one search. */
  removeLabel: (text: string) => string;
  onRemove: (text: string) => void;
  clearLabel: string;
  onClear: () => void;
}
