import type { StorageKey } from './keys.ts';
import { isRecord, local, storedJson, type Area, type Decode, type Stored } from './storage.ts';

const HOUR = 3_600_000;

/** A key whose value expires after some hours (STORE-03); `now` is in ms. */
export function storedFor<T>(
  key: StorageKey,
  hours: number,
  decode: Decode<T>,
  { area = local, now }: { area?: Area; now: () => number },
): Stored<T> {
  const record = storedJson<{ value: unknown; expiresAt: number }>(
    key,
    (raw) =>
      isRecord(raw) && typeof raw['expiresAt'] === 'number'
        ? { value: raw['value'], expiresAt: raw['expiresAt'] }
        : null,
    { area },
  );
  return {
    key,
    read() {
      const stored = record.read();
      return stored && stored.expiresAt > now() ? decode(stored.value) : null;
    },
    write: (value) => record.write({ value, expiresAt: now() + hours * HOUR }),
    remove: () => record.remove(),
  };
}
