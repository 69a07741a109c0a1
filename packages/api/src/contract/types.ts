import { z } from '../z.ts';

/** A known value or, from a newer server, an unknown one, which must not break the client. */
export type Open<T extends string> = T | (string & Record<never, never>);

/** Schema of a value with known values; it accepts every other string too. */
// @__NO_SIDE_EFFECTS__
export function open<const T extends string>(values: readonly T[]) {
  return z.union([z.enum(values), z.string()]) as unknown as z.ZodMiniType<Open<T>, Open<T>>;
}

/** Adds checks to a schema, in a form that bundlers can remove if it is unused. */
// @__NO_SIDE_EFFECTS__
export function checked<T extends z.ZodMiniType>(
  schema: T,
  ...checks: readonly (z.core.CheckFn<z.output<T>> | z.core.$ZodCheck<z.output<T>>)[]
): T {
  return schema.check(...checks);
}

/** Moment in ISO-8601, UTC with `Z`. */
export const Iso = checked(z.string(), z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/));
/** Day, `yyyy-MM-dd`. */
export const Day = checked(z.string(), z.regex(/^\d{4}-\d\d-\d\d$/));
/** Money in minor units (tiyn, qəpik). The currency is in another field, or it is the player's. */
export const Minor = z.int();
/** Key of an image (`games/x/card.webp`, loaded through the CDN) or an absolute http(s) URL. */
export const Img = z.string();
/** HTML from the server; the client sanitizes it. */
export const Html = z.string();
/** In-app path or absolute http(s), mailto: or tel: URL; the client follows nothing else. */
export const Link = z.string();
export const Slug = checked(z.string(), z.regex(/^[a-z0-9-]{1,120}$/));
export const Count = checked(z.int(), z.minimum(0));

export const Lang = z.enum(['ru', 'kk', 'az', 'en']);
export type Lang = z.infer<typeof Lang>;
/** Language code in queries of payment methods and their forms, where `kz` is Kazakh. */
export const CashLocale = z.enum(['ru', 'kz', 'az', 'en']);
export type CashLocale = z.infer<typeof CashLocale>;
export const Currency = z.enum(['KZT', 'AZN'], 'CURRENCY_INVALID');
export type Currency = z.infer<typeof Currency>;

/** Amount in minor units of each currency; null if there is none. */
export const PerCurrency = z.object({ kzt: z.nullable(Minor), azn: z.nullable(Minor) });
export type PerCurrency = z.infer<typeof PerCurrency>;

export const Ok = z.object({ success: z.literal(true) });
export type Ok = z.infer<typeof Ok>;

/** `items` is the number of entries on all pages; an empty list has `total_pages` 0. */
export const Pagination = z.object({ total_pages: Count, items: Count });
export type Pagination = z.infer<typeof Pagination>;

/** Response with all entries of a list: `{ data }`. */
// @__NO_SIDE_EFFECTS__
export function list<T extends Schema>(item: T) {
  return z.object({ data: z.array(item) });
}

/** Response with one page of a list, and an empty `extra_data`. */
// @__NO_SIDE_EFFECTS__
export function paged<T extends Schema>(item: T) {
  return pagedWith(item, z.object({}));
}

/** Response with one page of a list, and in `extra_data` values about the complete list. */
// @__NO_SIDE_EFFECTS__
export function pagedWith<T extends Schema, X extends Schema>(item: T, extra: X) {
  return z.object({ data: z.array(item), pagination: Pagination, extra_data: extra });
}

type Schema = z.core.$ZodType;

/** A break or self-exclusion that applies now; null in `until` means that it has no end. */
export const Restriction = z.object({
  kind: z.enum(['break', 'self_exclusion']),
  since: Iso,
  until: z.nullable(Iso),
});
export type Restriction = z.infer<typeof Restriction>;
