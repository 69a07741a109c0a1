import { endpoints, type Endpoint } from '@tulpar/api/contract';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { TestServer } from '../testing/index.ts';

/** The part of JSON Schema that the tests in this folder use. */
export interface Shape {
  readonly $ref?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly items?: Shape;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly pattern?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
}

interface Operation {
  readonly parameters?: readonly { readonly name?: string; readonly in?: string; readonly schema?: Shape }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Shape }>> };
}

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Shape>> };
}

// `openapi.test.ts` of the package api checks that `openapi.json` corresponds to the contract.
const contract = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('@tulpar/api/openapi.json')), 'utf8'),
) as Contract;

export const everyCall: readonly Endpoint[] = Object.values<Endpoint>(endpoints);

const operationOf = ({ path, method }: Endpoint) =>
  contract.paths[path.replace(/\/$/, '')]?.[method.toLowerCase()];

export function resolved(shape: Shape): Shape {
  const name = shape.$ref?.split('/').at(-1);
  return name === undefined ? shape : resolved(contract.components.schemas[name] ?? {});
}

/** Shape of a call's JSON body; null for a call without a body or with files. */
export function bodyShape(endpoint: Endpoint): Shape | null {
  const shape = operationOf(endpoint)?.requestBody?.content['application/json']?.schema;
  return shape === undefined ? null : resolved(shape);
}

export const parameterNames = (endpoint: Endpoint, where: 'query' | 'path'): string[] =>
  (operationOf(endpoint)?.parameters ?? []).flatMap(({ name, in: location }) =>
    location === where && name !== undefined ? [name] : [],
  );

/** Every property name of a body, at any depth. */
export function bodyNames(shape: Shape): string[] {
  const { properties = {}, anyOf = [], oneOf = [], items } = resolved(shape);
  return [
    ...Object.entries(properties).flatMap(([name, inner]) => [name, ...bodyNames(inner)]),
    ...[...anyOf, ...oneOf, ...(items === undefined ? [] : [items])].flatMap(bodyNames),
  ];
}

/** A body of a shape with the given text in every free text field; texts that must have an `@` end with a domain. */
export function bodyOf(shape: Shape, text: string): unknown {
  const real = resolved(shape);
  const choices = [...(real.anyOf ?? []), ...(real.oneOf ?? [])].map(resolved);
  const [first] = choices;
  if (first !== undefined) return bodyOf(choices.find(({ type }) => type === 'string') ?? first, text);
  if (real.const !== undefined) return real.const;
  if (real.enum !== undefined) return real.enum[0];
  if (real.type === 'string') return real.pattern?.includes('@') === true ? `${text}@example.com` : text;
  if (real.type === 'integer' || real.type === 'number') return real.minimum ?? 1;
  if (real.type === 'boolean') return true;
  if (real.type === 'array')
    return Array.from({ length: real.minItems ?? 1 }, () => bodyOf(real.items ?? {}, text));
  if (real.type === 'object')
    return Object.fromEntries(
      Object.entries(real.properties ?? {}).map(([name, inner]) => [name, bodyOf(inner, text)]),
    );
  return null;
}

/** Encodes a text as a path segment; lone surrogates become bytes that are invalid UTF-8. */
const inPath = (text: string) =>
  Array.from(text, (sign) => (/\p{Surrogate}/u.test(sign) ? '%ED%A0%80' : encodeURIComponent(sign))).join('');

/** Path and query of a call with the given texts as parameters; the fixed query values in `match` remain. */
export function addressOf(
  endpoint: Endpoint,
  values: { readonly params?: string; readonly query?: Readonly<Record<string, string>> } = {},
): string {
  const path = endpoint.path.replace(/\{\w+\}/g, () => inPath(values.params ?? 'something'));
  const query = new URLSearchParams({ ...values.query, ...endpoint.match }).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** Rows of all tables but `except` as text, by table; two equal dumps mean that nothing in them changed. */
export async function dumpDatabase(
  { deps: { db } }: Pick<TestServer, 'deps'>,
  except: readonly string[] = [],
): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`.execute(
    db,
  );
  const dump: Record<string, string> = {};
  for (const { name } of tables) {
    if (except.includes(name)) continue;
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(name)} t order by 1`.execute(db);
    dump[name] = rows.map(({ row }) => row).join('\n');
  }
  return dump;
}
