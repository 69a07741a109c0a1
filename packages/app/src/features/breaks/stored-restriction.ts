import { now } from '#app/platform/network/clock.ts';
import { isRecord, storedJson } from '#app/platform/storage/storage.ts';
import { isInForce, type Restriction } from './lengths.ts';

const stored = storedJson<Restriction>('playClosed', (value) => {
  if (!isRecord(value)) return null;
  const { kind, since, until } = value;
  return (kind === 'break' || kind === 'self_exclusion') &&
    typeof since === 'string' &&
    (until === null || typeof until === 'string')
    ? { kind, since, until }
    : null;
});

/**
 * Restriction from the last profile response, so that play is closed from the first frame after a reload
 * (SAFE-10); null once it has expired. Cleared on login, logout and ban.
 */
export function storedRestriction(): Restriction | null {
  const restriction = stored.read();
  return isInForce(restriction, now()) ? restriction : null;
}

/** Stores the restriction sent by the server; null removes it. */
export function storeRestriction(restriction: Restriction | null): void {
  if (restriction) stored.write(restriction);
  else stored.remove();
}
