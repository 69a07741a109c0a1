import type { StorageKey } from '../storage/keys.ts';
import { isRecord, session, type Area } from '../storage/storage.ts';

/**
 * Names what the player wants to happen. A text is the same intent wherever it is written; an object lives as long as
 * whoever holds it.
 */
export type Intent = string | object;

/** How an intent is stored over a reload. */
export interface IntentStore {
  /** Key of the session storage. */
  readonly storageKey: StorageKey;
  /** Reads a stored body; null when it is not one. */
  readonly decode: (value: unknown) => unknown;
  /** Members of the body that do not make it another intent. */
  readonly cosmetic: ReadonlySet<string>;
  /** The body must stay in memory, for example because it holds card data. */
  readonly isSensitive: boolean;
}

interface Input {
  readonly body?: unknown;
}

/** A command under way: its key, and the body that belongs to the key. */
export interface OpenIntent {
  readonly key: string;
  readonly body: unknown;
}

interface Entry extends OpenIntent {
  readonly fingerprint: string;
  readonly generation: number;
}

/** Makes text of a value that does not depend on the order its members were written in. */
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

/** Where the keys come from and where stored intents are written. */
export interface IntentPorts {
  readonly newKey: () => string;
  readonly generation: () => number;
  readonly area?: Area;
}

/**
 * Keeps one idempotency key for each intent: the same input gets the same key and the same body until the server has
 * settled it, so that a second press after a lost answer cannot do the same twice. A stored intent also survives a
 * reload and a new sign-in; every other one ends with its session.
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

  /** The intent that is open for this input, if the server has not settled it. */
  const openFor = (intent: Intent, input: Input, store?: IntentStore): Entry | undefined => {
    const open = known(intent) ?? (store && stored(input, store));
    const isCurrent = store !== undefined || open?.generation === generation();
    return isCurrent && open?.fingerprint === fingerprintOf(input, store) ? open : undefined;
  };

  return {
    /** Whether this input still waits for the server's word: sent now it would be the same command. */
    isOpen: (intent: Intent, input: Input, store?: IntentStore): boolean =>
      openFor(intent, input, store) !== undefined,
    /** The key and body to send for this input: those of the open intent when it is the same, else new ones. */
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
    /** Forgets the intent the key belongs to: the server has settled it. */
    settle(intent: Intent, key: string, store?: IntentStore): void {
      if (known(intent)?.key !== key) return;
      if (typeof intent === 'string') named.delete(intent);
      else held.delete(intent);
      if (store) area.removeItem(store.storageKey);
    },
  };
}
