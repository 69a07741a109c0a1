/**
 * Compares a typed with a known word, allowing one insertion, deletion, substitution or transposition:
 * `whole` for the complete word, `start` for a prefix, null with more errors or without any.
 */
export function similarity(typed: string, word: string): 'whole' | 'start' | null {
  const shorter = Math.min(typed.length, word.length);
  let at = 0;
  while (at < shorter && typed[at] === word[at]) at += 1;
  if (at === typed.length) return null;
  let start = false;
  for (const [skipTyped, skipWord] of EDITS) {
    if (at + skipTyped > typed.length || at + skipWord > word.length) continue;
    if (skipTyped === 2 && (typed[at] !== word[at + 1] || typed[at + 1] !== word[at])) continue;
    if (!word.startsWith(typed.slice(at + skipTyped), at + skipWord)) continue;
    if (word.length - skipWord === typed.length - skipTyped) return 'whole';
    start = true;
  }
  return start ? 'start' : null;
}

/** Characters skipped on each side: substitution, transposition, insertion, deletion. */
const EDITS = [
  [1, 1],
  [2, 2],
  [1, 0],
  [0, 1],
] as const;
