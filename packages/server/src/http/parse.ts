import { fieldCodes, type Schema } from '@tulpar/api/contract';
import { refuse } from '../domain/errors/refusal.ts';

type Issues = Parameters<typeof fieldCodes>[0];

/** Result of a schema: its output or its issues. */
export type Parsed = { readonly value: unknown } | { readonly issues: Issues };

export async function parse(schema: Schema, value: unknown): Promise<Parsed> {
  const result = await schema['~standard'].validate(value);
  // These are the schema's own issues; the type only promises their common part.
  return result.issues === undefined ? { value: result.value } : { issues: result.issues as Issues };
}

/** Names of values that the database cannot store, because they contain NUL. */
export const unkeepable = (values: Readonly<Record<string, string>>): string[] =>
  Object.keys(values).filter((name) => values[name]?.includes('\0'));

/** Values of a query; refuses with 422 and field codes. */
export async function parseQuery(
  schema: Schema | undefined,
  query: Readonly<Record<string, string>>,
): Promise<unknown> {
  const wrong = unkeepable(query);
  if (wrong.length === 0) return await parseFields(schema, query);
  const fields = Object.fromEntries(wrong.map((name) => [name, ['FIELD_INVALID']]));
  return refuse(422, 'VALIDATION_ERROR', { fields });
}

/** Value of a request part; refuses with 422 and field codes. */
export async function parseFields(schema: Schema | undefined, value: unknown): Promise<unknown> {
  if (schema === undefined) return undefined;
  const parsed = await parse(schema, value);
  if ('value' in parsed) return parsed.value;
  return refuse(422, 'VALIDATION_ERROR', { fields: fieldCodes(parsed.issues, value) });
}
