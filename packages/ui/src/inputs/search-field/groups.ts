import type { SearchSuggestion } from './types.ts';

/** Suggestions with one heading, and the index of the first one in the full list. */
export interface SuggestionGroup {
  label: string;
  from: number;
  suggestions: SearchSuggestion[];
}

/** Groups suggestions by heading in their order; those without one use `label`. */
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
