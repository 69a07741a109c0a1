import { fieldCodes } from '@tulpar/api/contract';
import type { Schema } from '@tulpar/api/contract';
import { refuse } from '../domain/errors/refusal.ts';

type Issues = Parameters<typeof fieldCodes>[0];

/** Outcome of a schema: the value as it leaves the schema, or what it complains about. */
export type Parsed = { readonly value: unknown } | { readonly issues: Issues };

/** Runs a schema of the contract. */
export async function parse(schema: Schema, value: unknown): Promise<Parsed> {
  const result = await schema['~standard'].validate(value);
  // These are the schema's own issues, unchanged; the type only promises their common part.
  return result.issues === undefined ? { value: result.value } : { issues: result.issues as Issues };
}

/** Names of an address's values no database keeps: those with a NUL in them. */
export const unkeepable = (values: Readonly<Record<string, string>>): string[] =>
  Object.keys(values).filter((name) => values[name]?.includes('\0'));

/** The values of a query, or 422 with field codes. */
export async function parseQuery(
  schema: Schema | undefined,
  query: Readonly<Record<string, string>>,
): Promise<unknown> {
  const wrong = unkeepable(query);
  if (wrong.length === 0) return await parseFields(schema, query);
  const fields = Object.fromEntries(wrong.map((name) => [name, ['FIELD_INVALID']]));
  return refuse(422, 'VALIDATION_ERROR', { fields });
}

/** The value of a request part, or 422 with field codes. */
export async function parseFields(schema: Schema | undefined, value: unknown): Promise<unknown> {
  if (schema === undefined) return undefined;
  const parsed = await parse(schema, value);
  if ('value' in parsed) return parsed.value;
  return refuse(422, 'VALIDATION_ERROR', { fields: fieldCodes(parsed.issues, value) });
}
