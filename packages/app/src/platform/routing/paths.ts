import { moved, paths, type RouteId } from '@tulpar/api/contract';

export { moved, paths, type RouteId };

type Names<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

export type RouteParams<Id extends RouteId> = { readonly [N in Names<(typeof paths)[Id]>]: string };

/** Query values of a URL; null, undefined and '' are left out. */
export type SearchInput = Readonly<Record<string, string | number | boolean | null | undefined>>;

export interface HrefOptions {
  search?: SearchInput | undefined;
  /** Without the leading `#`. */
  hash?: string | undefined;
}

type Arguments<Id extends RouteId> = keyof RouteParams<Id> extends never
  ? [params?: Record<never, never>, options?: HrefOptions]
  : [params: RouteParams<Id>, options?: HrefOptions];

/** Percent-encodes a path parameter. Lone surrogates cannot be encoded and are replaced. */
const encoded = (value: string) => encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\uFFFD'));

/** URL of a page; parameters are percent-encoded, so no value can change the shape of the path. */
export function href<Id extends Exclude<RouteId, 'notFound'>>(id: Id, ...rest: Arguments<Id>): string {
  const [params = {}, options = {}] = rest as [Record<string, string>?, HrefOptions?];
  const path = paths[id].replace(/:(\w+)/g, (_, name: string) => encoded(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(options.search ?? {})) {
    if (value !== null && value !== undefined && value !== '') search.set(name, String(value));
  }
  const query = search.toString();
  return `${path}${query ? `?${query}` : ''}${options.hash ? `#${options.hash}` : ''}`;
}

/** A page as data, for the back link in router state. */
export interface RouteMatch {
  readonly id: RouteId;
  readonly params: Readonly<Record<string, string>>;
  readonly search: string;
  readonly hash?: string;
}

interface Matcher {
  readonly id: RouteId;
  readonly names: readonly string[];
  readonly test: RegExp;
  readonly weight: number;
}

const matchers: readonly Matcher[] = [
  ...Object.entries(moved),
  ...(Object.keys(paths) as RouteId[]).map((id) => [paths[id], id] as const),
]
  .filter(([, id]) => id !== 'notFound')
  .map(([path, id]) => {
    const names: string[] = [];
    const source = path.replace(/:(\w+)/g, (_, name: string) => {
      names.push(name);
      return '([^/]+)';
    });
    return { id, names, test: new RegExp(`^${source === '/' ? '' : source}/?$`), weight: names.length };
  })
  .sort((a, b) => a.weight - b.weight);

/** Matches an in-app path to its page; null if there is none. */
export function matchRoute(pathname: string, search = ''): RouteMatch | null {
  for (const { id, names, test } of matchers) {
    const found = test.exec(pathname);
    if (!found) continue;
    const params: Record<string, string> = {};
    try {
      names.forEach((name, index) => {
        params[name] = decodeURIComponent(found[index + 1] ?? '');
      });
    } catch {
      return null;
    }
    return { id, params, search };
  }
  return null;
}

/** URL of a match; the query is rebuilt, never copied as text. */
export function routeHref(match: RouteMatch): string {
  const search = Object.fromEntries(new URLSearchParams(match.search));
  const build = href as (
    id: RouteId,
    params: Readonly<Record<string, string>>,
    options: HrefOptions,
  ) => string;
  return build(match.id, match.params, { search, hash: match.hash });
}

/** Reads a match from router state, which is untrusted because the browser persists it. */
export function readRouteMatch(value: unknown): RouteMatch | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, params, search } = value as Record<string, unknown>;
  if (typeof id !== 'string' || !Object.hasOwn(paths, id) || id === 'notFound') return null;
  if (typeof params !== 'object' || params === null) return null;
  const valid: Record<string, string> = {};
  for (const [, name = ''] of paths[id as RouteId].matchAll(/:(\w+)/g)) {
    const given = (params as Record<string, unknown>)[name];
    // `.` and `..` are path steps, even when percent-encoded.
    if (typeof given !== 'string' || /^\.{0,2}$/.test(given)) return null;
    valid[name] = given;
  }
  return { id: id as RouteId, params: valid, search: typeof search === 'string' ? search : '' };
}

/** Pattern of an in-app path, `/games/{slug}`, without its values. */
export function routePattern(pathname: string): string {
  return paths[matchRoute(pathname)?.id ?? 'notFound'].replaceAll(/:(\w+)/g, '{$1}');
}
