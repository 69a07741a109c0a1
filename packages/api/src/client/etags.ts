/** Maximum number of cached answers. */
const most = 50;

/** Answers of calls that carry an ETag, so that a 304 gives the very same object again. */
export interface Etags {
  /** The ETag to send for an address, in a generation of the session. */
  get(url: string, generation: number): { readonly etag: string; readonly value: unknown } | undefined;
  set(url: string, generation: number, etag: string, value: unknown): void;
}

/** Keeps the answers of one generation; another one starts empty. */
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
