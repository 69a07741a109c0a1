import type { Endpoint } from './endpoint.ts';

/** A query as callers pass it; undefined and empty values are not sent. */
export type QueryInput = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Query string without the question mark, in key order; empty values are omitted. */
export function serializeQuery(query: QueryInput | undefined): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === undefined || value === null || value === '') continue;
    pairs.append(name, String(value));
  }
  return pairs.toString();
}

/** Raw strings of a query, for a query schema: the first of repeated names wins, empty values are omitted. */
export function readQuery(query: string | URLSearchParams): Record<string, string> {
  const values = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(query)) {
    if (value !== '' && !values.has(name)) values.set(name, value);
  }
  return Object.fromEntries(values);
}

/** Path of a call with percent-encoded parameters. Throws if one is missing or would change the path. */
export function buildPath(endpoint: Pick<Endpoint, 'path'>, params: QueryInput | undefined): string {
  return endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(params?.[name] ?? '');
    if (value === '' || value === '.' || value === '..')
      throw new TypeError(`parameter ${name} of ${endpoint.path}`);
    return encodeURIComponent(value);
  });
}

/** Parameters of a path, or null if it is not a path of the call. */
export function readPath(endpoint: Pick<Endpoint, 'path'>, path: string): Record<string, string> | null {
  const want = endpoint.path.split('/');
  const have = path.split('/');
  if (want.at(-1) === '' && have.at(-1) !== '') have.push('');
  if (want.length !== have.length) return null;
  const params = new Map<string, string>();
  for (const [index, part] of want.entries()) {
    const text = have[index] ?? '';
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined) {
      if (part !== text) return null;
      continue;
    }
    const value = decode(text);
    if (value === null || value === '') return null;
    params.set(name, value);
  }
  return Object.fromEntries(params);
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
