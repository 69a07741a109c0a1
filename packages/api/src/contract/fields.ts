import { z } from '../z.ts';
import { cleanTyped } from './typed-text.ts';
import { Currency, Lang, checked } from './types.ts';

/* Building blocks of requests. Their schemas use the contract's codes as error messages, so that a server
 * can send them; see `fieldCodes`. */

/** Maximum length of a short text, such as a name, a street or a field of a payment; inputs use it, too. */
export const textMax = 500;
/** Short text that a program sends, such as a browser id; a typed one is a `TypedText`. */
export const Text = checked(z.string(), z.maxLength(textMax, 'FIELD_INVALID'));
/** Short text typed by a person: a name, a street, a search (INPUT-02). */
export const TypedText = checked(z.string(), z.overwrite(cleanTyped), z.maxLength(textMax, 'FIELD_INVALID'));
/** Text with at least one character. */
export const FilledText = checked(
  z.string(),
  z.minLength(1, 'REQUIRED'),
  z.maxLength(textMax, 'FIELD_INVALID'),
);
/** Token of a link or a previous response. */
export const Token = checked(z.string(), z.minLength(1, 'REQUIRED'), z.maxLength(4096, 'TOKEN_INVALID'));
/** Empty, or the solution of a CHALLENGE_REQUIRED challenge: `challenge:nonce`. */
export const ChallengeAnswer = checked(z.string(), z.maxLength(textMax, 'FIELD_INVALID'));
/** URL or user agent, as a browser reports it. */
export const Address = checked(z.string(), z.maxLength(4096, 'FIELD_INVALID'));
export const Id = checked(z.string(), z.minLength(1, 'REQUIRED'), z.maxLength(120, 'FIELD_INVALID'));
/** Integer in a URL, from `low` to `high`. */
// @__NO_SIDE_EFFECTS__
export function integerBetween(low: number, high: number) {
  return z.pipe(
    z.pipe(checked(z.string(), z.regex(/^-?\d{1,15}$/, 'UNKNOWN_VALUE')), z.transform(Number)),
    checked(z.int(), z.minimum(low, 'UNKNOWN_VALUE'), z.maximum(high, 'UNKNOWN_VALUE')),
  );
}

export const Page = integerBetween(1, 1_000_000);
export const Limit = integerBetween(1, 500);

const yes = new Set(['1', 'true']);
const FlagText = z.enum(['1', 'true', '0', 'false'], 'UNKNOWN_VALUE');

/** Flag sent as `true` or `false`. */
export const Flag = z.pipe(
  z.pipe(
    FlagText,
    z.transform((text) => yes.has(text)),
  ),
  z.boolean(),
);
/** Flag sent as `1` or `0`. */
export const BitFlag = z.pipe(
  z.pipe(
    FlagText,
    z.transform((text): 0 | 1 => (yes.has(text) ? 1 : 0)),
  ),
  z.literal([0, 1]),
);

/** An optional value; an unknown one counts as not sent. */
// @__NO_SIDE_EFFECTS__
export function ignorable<T extends z.core.$ZodType>(schema: T) {
  // oxlint-disable-next-line promise/valid-params -- a schema's catch, not a promise's
  return z.optional(z.catch(z.optional(schema), undefined));
}

/** Currency and language in a query; unknown values fall back to the player's. */
export const localeFields = { currency: ignorable(Currency), language: ignorable(Lang) };
export const LocaleQuery = z.object(localeFields);
export type LocaleQuery = z.infer<typeof LocaleQuery>;

export const PageQuery = z.object({ page: z.optional(Page), limit: z.optional(Limit) });
export type PageQuery = z.infer<typeof PageQuery>;
