/** Values that are secret by their form, whatever they are called: tokens, contacts, card numbers. */
const secretForms: readonly RegExp[] = [
  // A match begins at the start of a run of letters only: from every letter of a long run it would take squared time.
  /(?<![\w-])(?=[\w-]*?\beyJ)[\w-]+\.[\w-]+\.[\w-]+/g,
  /\bBearer\s+\S+/gi,
  /(?<![^\s"'@()=])[^\s"'@()=]+@[^\s"'@()=]+/g,
  /\b[\w-]{40,}\b/g,
  /(?<!\w)\+?\d(?:[ -]?\d){8,}(?!\w)/g,
  // What a database quotes is the value it did not like.
  /(?<=\)=\()[^)]*(?=\))/g,
];
/** Replaces secret values. */
export const mask = '***';

/** A text without what looks like a secret. */
export function maskText(text: string): string {
  let masked = text.slice(0, 8_000);
  for (const form of secretForms) masked = masked.replace(form, mask);
  return masked;
}

/** Lines of a stack are places in the code: their long paths are no secrets. */
const maskPathless = (line: string) => (/^\s+at /.test(line) ? line : maskText(line));

/** As `maskText`, for a stack. */
export const maskLines = (text: string): string => text.split('\n').map(maskPathless).join('\n');
