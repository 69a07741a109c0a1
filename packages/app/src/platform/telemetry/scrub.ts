const MASK = '***';

/** Symbols, codes and names of the currencies. */
const CURRENCY = String.raw`(?:₸|₼|KZT|AZN|тг|тенге|теңге|манат|manat|tenge)`;
/** An amount; bounded, so that a long run of digits takes linear time. */
const NUMBER = String.raw`\d(?:[\d\s.,]{0,24}\d)?`;

/**
 * Patterns of private data (REACH-17): tokens, named secrets, contacts, amounts, card and phone numbers. They
 * match only from the start of a run of letters, so that their time is linear in the text.
 */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/(\/(?:confirm-email|unsubscribe)\/)[^/\s)'"]+/g, `$1${MASK}`],
  [/(?<![\w-])(?=[\w-]*?\beyJ)[\w-]+\.[\w-]+\.[\w-]*/g, MASK],
  [/\b(Bearer|Basic)\s+\S+/gi, `$1 ${MASK}`],
  [
    /(["']?(?<![\w-])[\w-]*(?:token|password|secret|otp|cvv|cvc|email|phone|amount|balance|stake|card)\w{0,40}["']?\s*[:=]\s*)(?:"[^"]*"|'[^']*'|[^\s,;)}\]]+)/gi,
    `$1${MASK}`,
  ],
  [/(?<![^\s"'<>()@=,;])[^\s"'<>()@=,;]+@[^\s"'<>()@=,;]+/g, MASK],
  [new RegExp(String.raw`${CURRENCY}\s?${NUMBER}|${NUMBER}\s?${CURRENCY}`, 'gi'), MASK],
  [/(?<![\w/-])(?=[\w-]*\d)[\w-]{24,}(?![\w/])/g, MASK],
  [/(?<!\w)\+?\(?\d(?:[ ().-]{0,3}\d){8,}(?!\w)/g, MASK],
];

const ADDRESS = /\bhttps?:\/\/[^\s)'"]+/gi;
const withoutQuery = (address: string) => address.replace(/[?#].*/s, `?${MASK}`);

/** Maximum length of the text that is scanned, characters; the rest is cut off. */
const LONGEST = 10_000;

/** Masks contacts, tokens, card numbers, amounts and the queries of URLs in a text. */
export function scrub(text: string): string {
  let scrubbed = text.slice(0, LONGEST).replace(ADDRESS, withoutQuery);
  for (const [form, mask] of SECRETS) scrubbed = scrubbed.replace(form, mask);
  return scrubbed;
}
