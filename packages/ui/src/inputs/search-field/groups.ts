import type { SearchSuggestion } from './types.ts';

/** Suggestions under one heading, and the index of the first one among all. */
export interface SuggestionGroup {
  label: string;
  from: number;
  suggestions: SearchSuggestion[];
}

/** Suggestions by their headings, in the order they came; those without one stand under `label`. */
export function groupsOf(suggestions: readonly SearchSuggestion[], label: string): SuggestionGroup[] {
  const groups: SuggestionGroup[] = [];
  for (const [index, suggestion] of suggestions.entries()) {
    const heading = suggestion.group ?? label;
    const last = groups.at(-1);
    if (last?.label === heading) last.suggestions.push(suggestion);
    else groups.push({ label: heading, from: index, suggestions: [suggestion] });
  }
  return groups;
}
