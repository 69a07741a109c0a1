import type { Body } from './answer.ts';

/** Identifies a cached answer to a poll and the state of the data it was made from. */
export interface CacheKey {
  /** Player, call and query. */
  readonly key: string;
  /** Read before the response was created, so that a change in between invalidates it at the next poll. */
  readonly version: string;
  /** Time of the request, ms. */
  readonly now: number;
}

/** Rows that a response was created from. */
export type Rows = readonly Readonly<Record<string, unknown>>[];

/** Caches answers to polls until something they contain may have changed. */
export interface AnswerCache {
  find(cacheKey: CacheKey): Body | null;
  store(cacheKey: CacheKey, rows: Rows, body: Body): void;
}

interface CachedAnswer {
  readonly version: string;
  /** Real time of creation, ms. */
  readonly at: number;
  /** Range of server time, ms, in which none of its dates passes. */
  readonly from: number;
  readonly until: number;
  readonly body: Body;
}

/** Maximum number of cached responses, and of characters per response. */
const mostAnswers = 1_000;
const longest = 32_768;
/**
 * Lifetime of a cached answer, ms. The version of an empty event list repeats once old events are deleted, after an
 * hour at the earliest, so answers must expire well before that.
 */
export const cacheLifetime = 10 * 60_000;

/** The earliest date after `now` in any row: from then on the answer may differ without an event. */
function nextDate(rows: Rows, now: number): number {
  let next = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    for (const value of Object.values(row)) {
      if (value instanceof Date && value.getTime() > now) next = Math.min(next, value.getTime());
    }
  }
  return next;
}

/** Cache for one database. `realNow` returns real time, ms. */
export function createAnswerCache(realNow: () => number = Date.now): AnswerCache {
  const cache = new Map<string, CachedAnswer>();
  return {
    find({ key, version, now }) {
      const known = cache.get(key);
      if (known?.version !== version || now < known.from || now >= known.until) return null;
      const age = realNow() - known.at;
      return age >= 0 && age < cacheLifetime ? known.body : null;
    },
    store({ key, version, now }, rows, body) {
      // Reinsert, so that iteration order stays oldest first.
      cache.delete(key);
      if (body.text.length > longest) return;
      cache.set(key, { version, at: realNow(), from: now, until: nextDate(rows, now), body });
      for (const oldest of cache.keys()) {
        if (cache.size <= mostAnswers) break;
        cache.delete(oldest);
      }
    },
  };
}
