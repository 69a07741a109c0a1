import fc from 'fast-check';

/** A small edit: position, kind and characters. */
interface Edit {
  readonly at: number;
  readonly kind: 'insert' | 'replace' | 'remove' | 'double' | 'cut' | 'upper';
  readonly with: string;
}

function edited(text: string, { at, kind, with: piece }: Edit): string {
  const position = at % (text.length + 1);
  const [before, after] = [text.slice(0, position), text.slice(position)];
  if (kind === 'insert') return before + piece + after;
  if (kind === 'replace') return before + piece + after.slice(1);
  if (kind === 'remove') return before + after.slice(1);
  if (kind === 'double') return before + after.slice(0, 1) + after;
  return kind === 'cut' ? before : before + after.toUpperCase();
}

/**
 * Texts at the boundary of a rule: accepted or just refused, with none to three small edits. `pieces` are
 * possible insertions.
 */
export function near(texts: readonly string[], pieces: readonly string[]): fc.Arbitrary<string> {
  const edit = fc.record<Edit>({
    at: fc.nat(1000),
    kind: fc.constantFrom('insert', 'replace', 'remove', 'double', 'cut', 'upper'),
    with: fc.constantFrom(...pieces),
  });
  return fc
    .tuple(fc.constantFrom(...texts), fc.array(edit, { maxLength: 3 }))
    .map(([text, edits]) => edits.reduce(edited, text));
}
