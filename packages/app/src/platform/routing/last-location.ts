import { parseSafeUrl } from './urls.ts';
import { matchRoute, type RouteId } from './paths.ts';
import { isRecord, storedJson } from '../storage/storage.ts';

interface Visited {
  value: string;
  expiresAt: number;
}

const KEEP = 10;
const LIFE = 30 * 60_000;
/** Pages that are not stored: login, money, and URLs that contain a token or an email. */
const SKIPPED = /cash-box|auth|confirm-email|social-login|unsubscribe/;

/** Last visited pages of the visitor (STORE-07): at most ten, newest last, each for 30 minutes. */
export interface LastLocations {
  /** Stores a path with its query, except those of `SKIPPED` and of unknown pages (STORE-10). */
  visit(path: string): void;
  /** The newest path that has not expired and matches a page, or the given page; else null. */
  newest(id?: RouteId): string | null;
}

/** Creates the list in local storage; `now` in ms. */
export function lastLocations(now: () => number): LastLocations {
  const stored = storedJson<Visited[]>('lastLocation', (value) =>
    Array.isArray(value)
      ? value.filter(
          (entry): entry is Visited =>
            isRecord(entry) && typeof entry['value'] === 'string' && typeof entry['expiresAt'] === 'number',
        )
      : null,
  );
  const known = (path: string, id?: RouteId) => {
    if (parseSafeUrl(path, 'https://app.invalid')?.kind !== 'app') return false;
    const page = matchRoute(path.split(/[?#]/, 1)[0] ?? '');
    return page !== null && (id ?? page.id) === page.id;
  };
  return {
    visit(path) {
      if (SKIPPED.test(path) || !known(path)) return;
      const fresh = (stored.read() ?? []).filter((entry) => entry.value !== path && entry.expiresAt > now());
      stored.write([...fresh, { value: path, expiresAt: now() + LIFE }].slice(-KEEP));
    },
    newest(id) {
      const fresh = (stored.read() ?? []).filter(
        (entry) => entry.expiresAt > now() && known(entry.value, id),
      );
      return fresh.at(-1)?.value ?? null;
    },
  };
}
