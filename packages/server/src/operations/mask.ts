/** Formats of secrets, whatever their name: tokens, contacts, card numbers. */
const secretForms: readonly RegExp[] = [
  // Matches only from the start of a run of letters, because matching from each letter would be quadratic.
  /(?<![\w-])(?=[\w-]*?\beyJ)[\w-]+\.[\w-]+\.[\w-]+/g,
  /\bBearer\s+\S+/gi,
  /(?<![^\s"'@()=])[^\s"'@()=]+@[^\s"'@()=]+/g,
  /\b[\w-]{40,}\b/g,
  /(?<!\w)\+?\d(?:[ -]?\d){8,}(?!\w)/g,
  // Values quoted in errors of the database.
  /(?<=\)=\()[^)]*(?=\))/g,
];
/** Replaces secret values. */
export const mask = '***';

/** Masks everything that looks like a secret. */
export function maskText(text: string): string {
  let masked = text.slice(0, 8_000);
  for (const form of secretForms) masked = masked.replace(form, mask);
  return masked;
}

/** Stack lines are code locations, whose long paths are not secrets. */
const maskPathless = (line: string) => (/^\s+at /.test(line) ? line : maskText(line));

/** Like `maskText`, for a stack. */
export const maskLines = (text: string): string => text.split('\n').map(maskPathless).join('\n');
