import type { Body } from './answer.ts';

/** What an answer to a poll depends on besides the request itself. */
export interface Ground {
  /** Player, call and query. */
  readonly key: string;
  /** Was read before the answer was made: a change in between is met again with the next poll. */
  readonly version: string;
  /** Time of the request, ms. */
  readonly now: number;
}

/** Rows an answer was made of. */
export type Rows = readonly Readonly<Record<string, unknown>>[];

/** Answers to polls, given again as long as nothing they say could have changed. */
export interface KeptAnswers {
  find(ground: Ground): Body | null;
  keep(ground: Ground, rows: Rows, body: Body): void;
}

interface Kept {
  readonly version: string;
  /** Real time it was made at, ms. */
  readonly at: number;
  /** From when to when, in the server's time, none of its dates passes, ms. */
  readonly from: number;
  readonly until: number;
  readonly body: Body;
}

/** Answers kept in all, and characters of one that is worth keeping. */
const mostAnswers = 1_000;
const longest = 32_768;
/**
 * A version without changes in it comes again when all changes are forgotten, after an hour at the earliest: what is
 * kept is thrown away well before, ms.
 */
export const keptFor = 10 * 60_000;

/** The first moment after `now` that stands in a row: then an answer may change by itself. */
function nextDate(rows: Rows, now: number): number {
  let next = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    for (const value of Object.values(row)) {
      if (value instanceof Date && value.getTime() > now) next = Math.min(next, value.getTime());
    }
  }
  return next;
}

/** Answers of one database. `realNow` tells real time, ms. */
export function createKeptAnswers(realNow: () => number = Date.now): KeptAnswers {
  const kept = new Map<string, Kept>();
  return {
    find({ key, version, now }) {
      const known = kept.get(key);
      if (known?.version !== version || now < known.from || now >= known.until) return null;
      const age = realNow() - known.at;
      return age >= 0 && age < keptFor ? known.body : null;
    },
    keep({ key, version, now }, rows, body) {
      // The oldest stands first.
      kept.delete(key);
      if (body.text.length > longest) return;
      kept.set(key, { version, at: realNow(), from: now, until: nextDate(rows, now), body });
      for (const oldest of kept.keys()) {
        if (kept.size <= mostAnswers) break;
        kept.delete(oldest);
      }
    },
  };
}
