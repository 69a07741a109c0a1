/** Maximum number of cached responses. */
const most = 50;

/** Cached responses by ETag, so that a 304 returns the same object again. */
export interface Etags {
  /** ETag for a URL in a generation of the session. */
  get(url: string, generation: number): { readonly etag: string; readonly value: unknown } | undefined;
  set(url: string, generation: number, etag: string, value: unknown): void;
}

/** Caches responses of one generation of the session; a new one starts empty. */
export function createEtags(): Etags {
  const cached = new Map<string, { readonly etag: string; readonly value: unknown }>();
  let current: number | undefined;
  const turn = (generation: number) => {
    if (generation !== current) cached.clear();
    current = generation;
  };
  return {
    get: (url, generation) => {
      turn(generation);
      return cached.get(url);
    },
    set: (url, generation, etag, value) => {
      turn(generation);
      cached.delete(url);
      cached.set(url, { etag, value });
      const [oldest] = cached.keys();
      if (cached.size > most && oldest !== undefined) cached.delete(oldest);
    },
  };
}
