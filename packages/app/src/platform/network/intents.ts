import type { StorageKey } from '../storage/keys.ts';
import { isRecord, session, type Area } from '../storage/storage.ts';

/**
 * Identifies an action of the player. Equal strings are the same intent; objects are compared by identity.
 */
export type Intent = string | object;

export interface IntentStore {
  /** Session storage key. */
  readonly storageKey: StorageKey;
  /** Decodes a stored body; null if it is invalid. */
  readonly decode: (value: unknown) => unknown;
  /** Members of the body that do not make it a different intent. */
  readonly cosmetic: ReadonlySet<string>;
  /** The body must stay in memory, for example because it holds card data. */
  readonly isSensitive: boolean;
}

interface Input {
  readonly body?: unknown;
}

export interface OpenIntent {
  readonly key: string;
  readonly body: unknown;
}

interface Entry extends OpenIntent {
  readonly fingerprint: string;
  readonly generation: number;
}

/** Serializes a value independently of the order of its members. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null';
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join()}}`;
}

function fingerprintOf(input: Input, store?: IntentStore): string {
  const { body } = input;
  if (!store || !isRecord(body)) return canonical(input);
  const compared = Object.entries(body).filter(([name]) => !store.cosmetic.has(name));
  return canonical({ ...input, body: Object.fromEntries(compared) });
}

export interface IntentPorts {
  readonly newKey: () => string;
  readonly generation: () => number;
  readonly area?: Area;
}

/**
 * One idempotency key per intent: the same input gets the same key and body until the server has settled it,
 * so that a retry cannot repeat the action. A stored intent survives a reload and a login; others end with
 * the session.
 */
export function createIntents({ newKey, generation, area = session }: IntentPorts) {
  const named = new Map<string, Entry>();
  const held = new WeakMap<object, Entry>();

  const known = (intent: Intent) => (typeof intent === 'string' ? named.get(intent) : held.get(intent));
  const note = (intent: Intent, entry: Entry) =>
    typeof intent === 'string' ? named.set(intent, entry) : held.set(intent, entry);

  const stored = (input: Input, store: IntentStore): Entry | undefined => {
    try {
      const value: unknown = JSON.parse(area.getItem(store.storageKey) ?? 'null');
      if (!isRecord(value) || typeof value['key'] !== 'string') return undefined;
      const body = store.decode(value['body']);
      if (body === null) return undefined;
      const fingerprint = fingerprintOf({ ...input, body }, store);
      return { key: value['key'], body, fingerprint, generation: generation() };
    } catch {
      return undefined;
    }
  };

  const openFor = (intent: Intent, input: Input, store?: IntentStore): Entry | undefined => {
    const open = known(intent) ?? (store && stored(input, store));
    const isCurrent = store !== undefined || open?.generation === generation();
    return isCurrent && open?.fingerprint === fingerprintOf(input, store) ? open : undefined;
  };

  return {
    /** Whether this input is unsettled: sending it now would repeat the same command. */
    isOpen: (intent: Intent, input: Input, store?: IntentStore): boolean =>
      openFor(intent, input, store) !== undefined,
    /** Key and body to send for this input: those of the unsettled intent if it matches, else new ones. */
    begin(intent: Intent, input: Input, store?: IntentStore): OpenIntent {
      const open = openFor(intent, input, store);
      if (open) {
        note(intent, open);
        return open;
      }
      const fingerprint = fingerprintOf(input, store);
      const entry = { key: newKey(), body: input.body, fingerprint, generation: generation() };
      note(intent, entry);
      if (store?.isSensitive) area.removeItem(store.storageKey);
      else if (store) area.setItem(store.storageKey, JSON.stringify({ key: entry.key, body: entry.body }));
      return entry;
    },
    /** Removes the intent of a key, because the server has settled it. */
    settle(intent: Intent, key: string, store?: IntentStore): void {
      if (known(intent)?.key !== key) return;
      if (typeof intent === 'string') named.delete(intent);
      else held.delete(intent);
      if (store) area.removeItem(store.storageKey);
    },
  };
}
