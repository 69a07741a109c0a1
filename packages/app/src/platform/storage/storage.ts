import type { StorageKey } from './keys.ts';

/** The part of the Storage interface the app needs; a Map stands in where the browser refuses it. */
export interface Area {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  clear(): void;
}

/** An area that lives as long as the page: private modes and embedded views may refuse the real one. */
export function memoryArea(): Area {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

/** Wraps an area that may be missing, throw on access or throw when full; what it cannot keep stays in memory. */
export function safeArea(open: () => Area): Area {
  const memory = memoryArea();
  let area: Area | null = null;
  try {
    area = open();
    area.getItem('');
  } catch {
    area = null;
  }
  return {
    getItem(key) {
      try {
        return memory.getItem(key) ?? area?.getItem(key) ?? null;
      } catch {
        return memory.getItem(key);
      }
    },
    setItem(key, value) {
      if (!area) return memory.setItem(key, value);
      try {
        area.setItem(key, value);
        memory.removeItem(key);
      } catch {
        memory.setItem(key, value);
      }
    },
    removeItem(key) {
      memory.removeItem(key);
      try {
        area?.removeItem(key);
      } catch {
        // A refused removal leaves nothing the app would read again: reads are refused as well.
      }
    },
    clear() {
      memory.clear();
      try {
        area?.clear();
      } catch {
        // As above.
      }
    },
  };
}

/** Local and session storage of the page. */
export const local: Area = safeArea(() => globalThis.localStorage);
export const session: Area = safeArea(() => globalThis.sessionStorage);

/** Turns what stood in the storage into a value, or null when it is not one; whatever stands there is untrusted. */
export type Decode<T> = (value: unknown) => T | null;

/** One key of a storage area. Reads never throw; a value of the wrong shape reads as absent. */
export interface Stored<T> {
  readonly key: StorageKey;
  read(): T | null;
  write(value: T): void;
  remove(): void;
}

/** A key that holds plain text, as the tokens do (STORE-01). */
export function storedText(key: StorageKey, area: Area = local): Stored<string> {
  return {
    key,
    read: () => area.getItem(key) || null,
    write: (value) => area.setItem(key, value),
    remove: () => area.removeItem(key),
  };
}

/** What the head of a request can carry. */
const SENDABLE = /^[\x21-\x7e]+$/;

/** A key that holds a token: text no request could carry reads as absent, else every request would fail with it. */
export function storedToken(key: StorageKey, area: Area = local): Stored<string> {
  const stored = storedText(key, area);
  return {
    ...stored,
    read() {
      const token = stored.read();
      return token !== null && SENDABLE.test(token) ? token : null;
    },
  };
}

/** A key that holds JSON; `onBroken` hears of text that is not JSON (I18N-10). */
export function storedJson<T>(
  key: StorageKey,
  decode: Decode<T>,
  { area = local, onBroken }: { area?: Area; onBroken?: (key: string) => void } = {},
): Stored<T> {
  return {
    key,
    read() {
      const text = area.getItem(key);
      if (text === null) return null;
      let value: unknown;
      try {
        value = JSON.parse(text);
      } catch {
        onBroken?.(key);
        return null;
      }
      return decode(value);
    },
    write: (value) => area.setItem(key, JSON.stringify(value)),
    remove: () => area.removeItem(key),
  };
}

/** Whether a value is a plain object whose members may be looked at. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
