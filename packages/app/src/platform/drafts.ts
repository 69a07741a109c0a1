import { isRecord, session, storedJson, type Area } from './storage.ts';

/** How long a draft is offered again, ms. */
const LIFE = 30 * 60_000;

/** What was typed into a form, kept over a reload for 30 minutes; secrets are never given to it. */
export interface Draft {
  read(): Readonly<Record<string, unknown>>;
  write(values: Readonly<Record<string, unknown>>): void;
  clear(): void;
}

const SECRET = /password|code|card|cvv/i;

/** The draft of a form, in this tab only; `now` in ms. */
export function createDraft(name: string, now: () => number, area: Area = session): Draft {
  const stored = storedJson<{ at: number; values: Record<string, unknown> }>(
    `draft:${name}`,
    (value) =>
      isRecord(value) && typeof value['at'] === 'number' && isRecord(value['values'])
        ? { at: value['at'], values: value['values'] }
        : null,
    { area },
  );
  return {
    read() {
      const draft = stored.read();
      if (!draft) return {};
      if (now() - draft.at <= LIFE) return draft.values;
      stored.remove();
      return {};
    },
    write(values) {
      const kept = Object.entries(values).filter(([key]) => key === 'promo_code' || !SECRET.test(key));
      stored.write({ at: now(), values: Object.fromEntries(kept) });
    },
    clear: () => stored.remove(),
  };
}
