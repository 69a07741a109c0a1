import { systemClock } from '../network/clock.ts';
import { playerId, sessionStateAtom } from '../session/session.ts';
import { isRecord, session, storedJson } from '../storage/storage.ts';
import { store } from '../state/store.ts';

/** Lifetime of a draft, ms. */
const LIFE = 30 * 60_000;

/**
 * Form input stored across reloads for 30 minutes, without secrets. It is restored in the session that typed it,
 * and in the next one of the same player after the server ended that session.
 */
export interface Draft {
  read(): Readonly<Record<string, unknown>>;
  write(values: Readonly<Record<string, unknown>>): void;
  clear(): void;
}

const SECRET = /password|code|card|cvv/i;

interface StoredDraft {
  readonly at: number;
  /** Id of the session; null for a guest. */
  readonly of: string | null;
  /** Id of the player; null for a guest, and while the profile has not loaded. */
  readonly player: string | null;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Removes secrets, also from nested objects; a promo code is none. */
function withoutSecrets(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const harmless = Object.entries(values).filter(([key]) => key === 'promo_code' || !SECRET.test(key));
  return Object.fromEntries(
    harmless.map(([key, value]) => [key, isRecord(value) ? withoutSecrets(value) : value]),
  );
}

/**
 * Draft of a form in this tab. Its age is measured by the device's clock (ms): after a reload the server's time
 * is not known yet.
 */
export function createDraft(name: string): Draft {
  const stored = storedJson<StoredDraft>(
    `draft:${name}`,
    (value) =>
      isRecord(value) &&
      typeof value['at'] === 'number' &&
      (value['of'] === null || typeof value['of'] === 'string') &&
      isRecord(value['values'])
        ? {
            at: value['at'],
            of: value['of'],
            player: typeof value['player'] === 'string' ? value['player'] : null,
            values: value['values'],
          }
        : null,
    { area: session },
  );
  const owner = () => store.get(sessionStateAtom).sessionId;
  return {
    read() {
      const draft = stored.read();
      if (!draft) return {};
      const { at, of, player, values } = draft;
      const isFresh = Math.abs(systemClock.now() - at) <= LIFE;
      const reader = playerId.read();
      if (isFresh && (of === owner() || (player !== null && player === reader))) return values;
      // Keep the draft until the profile has loaded, because it may be this player's.
      const isUndecided = isFresh && player !== null && reader === null;
      if (!isUndecided) stored.remove();
      return {};
    },
    write: (values) =>
      stored.write({
        at: systemClock.now(),
        of: owner(),
        player: playerId.read(),
        values: withoutSecrets(values),
      }),
    clear: () => stored.remove(),
  };
}
