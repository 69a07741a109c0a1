import type { Endpoint } from './endpoint.ts';

/** A query as callers write it; what is not set or empty is not sent. */
export type QueryInput = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Query text without the question mark, in the order the keys are written; an empty value counts as not sent. */
export function serializeQuery(query: QueryInput | undefined): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === undefined || value === null || value === '') continue;
    pairs.append(name, String(value));
  }
  return pairs.toString();
}

/** The raw strings of a query, for a query schema: the first of repeated names wins, empty values are left out. */
export function readQuery(query: string | URLSearchParams): Record<string, string> {
  const values = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(query)) {
    if (value !== '' && !values.has(name)) values.set(name, value);
  }
  return Object.fromEntries(values);
}

/** The path of a call with its parameters percent-encoded. Throws when a parameter is missing or would change the path. */
export function buildPath(endpoint: Pick<Endpoint, 'path'>, params: QueryInput | undefined): string {
  return endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(params?.[name] ?? '');
    if (value === '' || value === '.' || value === '..')
      throw new TypeError(`parameter ${name} of ${endpoint.path}`);
    return encodeURIComponent(value);
  });
}

/** The parameters of a path, or null when it is not a path of the call. */
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
