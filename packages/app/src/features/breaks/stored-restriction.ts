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
 * What held when the player was last read, so that play is closed from the first frame of a reload (SAFE-10); null when
 * its time is over. It is of the session: a sign-in, a logout and a ban remove it.
 */
export function storedRestriction(): Restriction | null {
  const restriction = stored.read();
  return isInForce(restriction, now()) ? restriction : null;
}

/** Stores what holds by the server's word, or that nothing does. */
export function storeRestriction(restriction: Restriction | null): void {
  if (restriction) stored.write(restriction);
  else stored.remove();
}
