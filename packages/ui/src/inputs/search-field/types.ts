import type { ReactNode } from 'react';

/** A direct result: a game, a provider. */
export interface SearchSuggestion {
  /** Unique value, passed to `onSuggestion`. */
  value: string;
  name: string;
  media?: ReactNode;
  description?: ReactNode;
  /** Heading; default `suggestionsLabel`. Suggestions with the same heading must be consecutive. */
  group?: string | undefined;
}

/** Recent searches with labels and callbacks to remove them. */
export interface RecentSearches {
  /** Newest first; filtered by the typed text. */
  items: readonly string[];
  /** Heading of the recent searches. */
  label: string;
  /** Label of the button that removes one search. */
  removeLabel: (text: string) => string;
  onRemove: (text: string) => void;
  clearLabel: string;
  onClear: () => void;
}
