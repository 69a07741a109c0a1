import { sessionStateAtom } from '../session/session.ts';
import { isRecord, session, storedJson, type Area } from '../storage/storage.ts';
import { store } from '../state/store.ts';

/** How long a draft is offered again, ms. */
const LIFE = 30 * 60_000;

/**
 * What was typed into a form, kept over a reload for 30 minutes; secrets are never given to it. It belongs to the
 * session it was typed in: neither a guest nor another player is shown it.
 */
export interface Draft {
  read(): Readonly<Record<string, unknown>>;
  write(values: Readonly<Record<string, unknown>>): void;
  clear(): void;
}

const SECRET = /password|code|card|cvv/i;

/** Values without secrets, also one level below. */
function withoutSecrets(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const harmless = Object.entries(values).filter(([key]) => key === 'promo_code' || !SECRET.test(key));
  return Object.fromEntries(
    harmless.map(([key, value]) => [key, isRecord(value) ? withoutSecrets(value) : value]),
  );
}

/** The draft of a form, in this tab only; `now` in ms. */
export function createDraft(name: string, now: () => number, area: Area = session): Draft {
  const stored = storedJson<{ at: number; of: string | null; values: Record<string, unknown> }>(
    `draft:${name}`,
    (value) =>
      isRecord(value) &&
      typeof value['at'] === 'number' &&
      (value['of'] === null || typeof value['of'] === 'string') &&
      isRecord(value['values'])
        ? { at: value['at'], of: value['of'], values: value['values'] }
        : null,
    { area },
  );
  const owner = () => store.get(sessionStateAtom).mark;
  return {
    read() {
      const draft = stored.read();
      if (!draft) return {};
      if (Math.abs(now() - draft.at) <= LIFE && draft.of === owner()) return draft.values;
      stored.remove();
      return {};
    },
    write: (values) => stored.write({ at: now(), of: owner(), values: withoutSecrets(values) }),
    clear: () => stored.remove(),
  };
}
