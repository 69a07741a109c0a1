import type { Endpoint } from './endpoint.ts';

/** A query as callers pass it; undefined, null and empty values are not sent. */
export type QueryInput = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Query string without the question mark, in the order of the properties; without empty values. */
export function serializeQuery(query: QueryInput | undefined): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === undefined || value === null || value === '') continue;
    pairs.append(name, String(value));
  }
  return pairs.toString();
}

/** Strings of a query, as a query schema needs them: the first value of each name, without empty values. */
export function readQuery(query: string | URLSearchParams): Record<string, string> {
  const values = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(query)) {
    if (value !== '' && !values.has(name)) values.set(name, value);
  }
  return Object.fromEntries(values);
}

/** Path of a call with percent-encoded parameters. Throws if a parameter is missing or would change the path. */
export function buildPath(endpoint: Pick<Endpoint, 'path'>, params: QueryInput | undefined): string {
  return endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(params?.[name] ?? '');
    if (value === '' || value === '.' || value === '..')
      throw new TypeError(`parameter ${name} of ${endpoint.path}`);
    return encodeURIComponent(value);
  });
}

/** Parameters in a path; null if the path does not belong to the call. */
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
