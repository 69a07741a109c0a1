/** Stands in for what was left out. */
const MASK = '***';

/** Currencies as the product writes them, and as a server or a page may. */
const CURRENCY = String.raw`(?:₸|₼|KZT|AZN|тг|тенге|теңге|манат|manat|tenge)`;
/** An amount as it is written: bounded, or a long text of digits would be read again from each of them. */
const NUMBER = String.raw`\d(?:[\d\s.,]{0,24}\d)?`;

/**
 * What must not leave the device, by its form (REACH-17): queries of addresses, tokens, secrets by name, contacts, amounts,
 * card and phone numbers.
 */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/(\bhttps?:\/\/[^\s?#)'"]{1,500})[?#][^\s)'"]*/gi, `$1?${MASK}`],
  [/(\/(?:confirm-email|unsubscribe)\/)[^/\s)'"]+/g, `$1${MASK}`],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, MASK],
  [/\b(Bearer|Basic)\s+\S+/gi, `$1 ${MASK}`],
  [
    /(["']?\b[\w-]{0,40}(?:token|password|secret|otp|cvv|cvc|email|phone|amount|balance|stake|card)\w{0,40}["']?\s*[:=]\s*)(?:"[^"]*"|'[^']*'|[^\s,;)}\]]+)/gi,
    `$1${MASK}`,
  ],
  [/[^\s"'<>()@=,;]{1,120}@[^\s"'<>()@=,;]{1,250}/g, MASK],
  [new RegExp(String.raw`${CURRENCY}\s?${NUMBER}|${NUMBER}\s?${CURRENCY}`, 'gi'), MASK],
  [/(?<![\w/])(?=[\w-]{0,80}\d)[\w-]{24,}(?![\w/])/g, MASK],
  [/(?<!\w)\+?\(?\d(?:[ ().-]{0,3}\d){8,}(?!\w)/g, MASK],
];

/** Longest text that is looked at. */
const LONGEST = 10_000;

/** A text without contacts, tokens, card numbers and amounts. */
export function scrub(text: string): string {
  let scrubbed = text.slice(0, LONGEST);
  for (const [form, mask] of SECRETS) scrubbed = scrubbed.replace(form, mask);
  return scrubbed;
}
