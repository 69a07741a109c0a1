import { systemClock } from '../network/clock.ts';
import { sessionStateAtom } from '../session/session.ts';
import { isRecord, session, storedJson } from '../storage/storage.ts';
import { store } from '../state/store.ts';

/** Lifetime of a draft, ms. */
const LIFE = 30 * 60_000;

/** Form input stored across reloads for 30 minutes, without secrets; not restored in another session. */
export interface Draft {
  read(): Readonly<Record<string, unknown>>;
  write(values: Readonly<Record<string, unknown>>): void;
  clear(): void;
}

const SECRET = /password|code|card|cvv/i;

/** Removes secrets, also one level deep. */
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
  const stored = storedJson<{ at: number; of: string | null; values: Record<string, unknown> }>(
    `draft:${name}`,
    (value) =>
      isRecord(value) &&
      typeof value['at'] === 'number' &&
      (value['of'] === null || typeof value['of'] === 'string') &&
      isRecord(value['values'])
        ? { at: value['at'], of: value['of'], values: value['values'] }
        : null,
    { area: session },
  );
  const owner = () => store.get(sessionStateAtom).sessionId;
  return {
    read() {
      const draft = stored.read();
      if (!draft) return {};
      if (Math.abs(systemClock.now() - draft.at) <= LIFE && draft.of === owner()) return draft.values;
      stored.remove();
      return {};
    },
    write: (values) => stored.write({ at: systemClock.now(), of: owner(), values: withoutSecrets(values) }),
    clear: () => stored.remove(),
  };
}
