import { judgeUrl } from './urls.ts';
import { matchRoute, type RouteId } from './paths.ts';
import { isRecord, local, storedJson, type Area } from '../storage/storage.ts';

interface Visited {
  value: string;
  expiresAt: number;
}

const KEEP = 10;
const LIFE = 30 * 60_000;
/** Pages nobody is led back to; some of their addresses hold a secret. */
/** Sign-in, money, and addresses that hold a token or an e-mail. */
const SKIPPED = /cash-box|auth|confirm-email|social-login|unsubscribe/;

/** The last places of the player (STORE-07): newest last, ten at most, each for 30 minutes. */
export interface LastLocations {
  /** Keeps a path with its query, unless it belongs to the cash box or to signing in (STORE-10). */
  visit(path: string): void;
  /** The newest path that has not lapsed and still belongs to a page, to the named one if any, or null. */
  newest(id?: RouteId): string | null;
}

/** Makes the store over a storage area; `now` in ms. */
export function lastLocations(now: () => number, area: Area = local): LastLocations {
  const stored = storedJson<Visited[]>(
    'lastLocation',
    (value) =>
      Array.isArray(value)
        ? value.filter(
            (entry): entry is Visited =>
              isRecord(entry) && typeof entry['value'] === 'string' && typeof entry['expiresAt'] === 'number',
          )
        : null,
    { area },
  );
  const known = (path: string, id?: RouteId) => {
    if (judgeUrl(path, 'https://app.invalid')?.kind !== 'app') return false;
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
