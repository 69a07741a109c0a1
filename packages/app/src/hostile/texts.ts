import fc from 'fast-check';

/** Runs per property. */
export const RUNS = { numRuns: 200 } as const;

/** Known attack strings and inputs that break parsers. */
const PIECES = [
  ['//', '/\\', '\\\\', '/', '\\', '/./', '/../', '..', '.', '?', '#', '&', '=', ':', '@', ';', '%'],
  ['%2f', '%2F%2F', '%5c', '%00', '%0d%0a', '%zz', '%d0', '%e2%80%ae', '%ff', '%252f'],
  ['javascript:', 'JaVaScRiPt:', 'java\tscript:', ' javascript:', 'data:text/html,', 'vbscript:', 'blob:'],
  ['file:///etc/passwd', 'intent:', 'https://', 'http:', 'HTTPS:\\\\', 'mailto:', 'tel:', 'about:blank'],
  ['evil.example', 'app.example', 'app.example.evil.example', 'evil.example\\@app.example', 'user:pass@'],
  ['api', 'cdn', 'sandbox', 'games', 'auth/login', 'cash-box', 'profile', 'news', 'confirm-email'],
  ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '{', '}', '${1}', '{count, plural,', "'"],
  ['__proto__', 'constructor', 'toString', 'null', 'undefined', 'NaN', '-1', '1e309', '0x10', '[]', '{}'],
  ['\u0000', '\t', '\n', '\r\n', ' ', '\u00A0', '\u202E', '\u200B', '\uFEFF', '\uD800', '\uDFFF', '😀'],
  ['а', 'İ', 'ı', 'ə', 'ﬁ', '／', '．', '０', 'ß', 'kk', 'az', 'KZT', '+7', '994', 'auth_token=', 'token'],
].flat();

/** Any sequence of code units, lone surrogates included. */
const units = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
  .map((codes) => codes.map((code) => String.fromCharCode(code)).join(''));

const pieces = fc
  .array(fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...PIECES) }, units), {
    minLength: 1,
    maxLength: 8,
  })
  .map((parts) => parts.join(''));

const long = fc
  .tuple(fc.constantFrom(...PIECES), fc.integer({ min: 1000, max: 20_000 }))
  .map(([piece, times]) => piece.repeat(Math.ceil(times / piece.length)));

/** Hostile text: attack strings, arbitrary code units, and very long repetitions. */
export const nastyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: pieces },
  { weight: 3, arbitrary: units },
  { weight: 1, arbitrary: long },
);

/** Any value that JSON or the browser history can hold, with hostile texts and keys. */
export const nastyValue: fc.Arbitrary<unknown> = fc.anything({
  key: nastyText,
  values: [
    nastyText,
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.constant(Number.MAX_SAFE_INTEGER),
  ],
  maxDepth: 3,
  maxKeys: 5,
});

/** Content of a manipulated storage key: any text, or JSON of any shape. */
export function nastyContent(shape: fc.Arbitrary<unknown> = nastyValue): fc.Arbitrary<string> {
  return fc.oneof(
    nastyText,
    fc.oneof(nastyValue, shape).map((value) => JSON.stringify(value) ?? ''),
    // Truncated JSON.
    shape.map((value) => (JSON.stringify(value) ?? '').slice(0, -1)),
  );
}

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
