import { z } from '../z.ts';
import { cleanTyped } from './typed-text.ts';
import { Currency, Lang, checked } from './types.ts';

/*
 * Building blocks of requests. The error messages of their schemas are codes of the contract, which a server sends by
 * `fieldCodes`.
 */

/** Maximum length of a short text, such as a name or a payment field, in requests and inputs. */
export const textMax = 500;
/** Short text sent by a program, such as a browser id. For text that a person types use `TypedText`. */
export const Text = checked(z.string(), z.maxLength(textMax, 'FIELD_INVALID'));
/** Short text typed by a person: a name, a street, a search (INPUT-02). */
export const TypedText = checked(z.string(), z.overwrite(cleanTyped), z.maxLength(textMax, 'FIELD_INVALID'));
export const FilledText = checked(
  z.string(),
  z.minLength(1, 'REQUIRED'),
  z.maxLength(textMax, 'FIELD_INVALID'),
);
/** Token from a link or an earlier response. */
export const Token = checked(z.string(), z.minLength(1, 'REQUIRED'), z.maxLength(4096, 'TOKEN_INVALID'));
/** Solution of a challenge (CHALLENGE_REQUIRED) as `challenge:nonce`, or empty. */
export const ChallengeAnswer = checked(z.string(), z.maxLength(textMax, 'FIELD_INVALID'));
/** URL or user agent as reported by a browser. */
export const Address = checked(z.string(), z.maxLength(4096, 'FIELD_INVALID'));
export const Id = checked(z.string(), z.minLength(1, 'REQUIRED'), z.maxLength(120, 'FIELD_INVALID'));
/** Integer sent as a text, in a query or a form, from `low` to `high`, both included. */
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

/** An optional value; an unknown value counts as missing. */
// @__NO_SIDE_EFFECTS__
export function ignorable<T extends z.core.$ZodType>(schema: T) {
  // oxlint-disable-next-line promise/valid-params -- a schema's catch, not a promise's
  return z.optional(z.catch(z.optional(schema), undefined));
}

/** Currency and language in a query. The language overrides that of the player; the currency counts only for guests. */
export const localeFields = { currency: ignorable(Currency), language: ignorable(Lang) };
export const LocaleQuery = z.object(localeFields);
export type LocaleQuery = z.infer<typeof LocaleQuery>;

export const PageQuery = z.object({ page: z.optional(Page), limit: z.optional(Limit) });
export type PageQuery = z.infer<typeof PageQuery>;
