import { isRecord, session, type Area } from '#app/platform/storage/storage.ts';

/** What is sent again under the same key: the key and the exact body. */
export interface Intent<B> {
  key: string;
  body: B;
}

const STORAGE_KEY = 'payIntent';

/** Makes text of a body that does not depend on the order its members were written in. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null';
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join()}}`;
}

/** Members that say the same intent in other words: a language switch does not make it another payment. */
const COSMETIC: ReadonlySet<string> = new Set(['locale', 'fail_url']);

function fingerprint(body: object): string {
  return canonical(Object.fromEntries(Object.entries(body).filter(([name]) => !COSMETIC.has(name))));
}

/**
 * Keeps the idempotency key of a payment until the server has answered for good, over reloads too, so that a second
 * press after a lost answer cannot pay twice. A body with card data is kept in memory only.
 */
export function createIntents<B extends object>(
  decode: (value: unknown) => B | null,
  newKey: () => string,
  area: Area = session,
) {
  let open: Intent<B> | null = null;

  const stored = (): Intent<B> | null => {
    try {
      const value: unknown = JSON.parse(area.getItem(STORAGE_KEY) ?? 'null');
      if (!isRecord(value) || typeof value['key'] !== 'string') return null;
      const body = decode(value['body']);
      return body ? { key: value['key'], body } : null;
    } catch {
      return null;
    }
  };

  return {
    /** The intent to send for this body: the open one when it is the same payment, else a new one. */
    begin(body: B, isSensitive: boolean): Intent<B> {
      const known = open ?? stored();
      if (known && fingerprint(known.body) === fingerprint(body)) return (open = known);
      open = { key: newKey(), body };
      if (isSensitive) area.removeItem(STORAGE_KEY);
      else area.setItem(STORAGE_KEY, JSON.stringify(open));
      return open;
    },
    /** Forgets the intent: the server has answered for good. */
    settle(): void {
      open = null;
      area.removeItem(STORAGE_KEY);
    },
  };
}
