import type { StorageKey, CookieName } from './keys.ts';

/** Subset of the Storage interface; a Map is the fallback where the browser blocks storage. */
export interface Area {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  clear(): void;
}

/** In-memory storage for the life of the page; private modes and embedded browsers may block the real one. */
export function memoryArea(): Area {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

/**
 * Wraps storage that may be missing, throw on access or be full. Values it cannot store stay in memory; values refused
 * because it is full are also written to `overflow`, which outlives the page.
 */
export function safeArea(open: () => Area, overflow?: Area): Area {
  const memory = memoryArea();
  let area: Area | null = null;
  try {
    area = open();
    area.getItem('');
  } catch {
    area = null;
  }
  const tryRemove = (key: string) => {
    try {
      area?.removeItem(key);
    } catch {
      // Where removal is blocked, reads are blocked too.
    }
  };
  return {
    getItem(key) {
      try {
        return memory.getItem(key) ?? overflow?.getItem(key) ?? area?.getItem(key) ?? null;
      } catch {
        return memory.getItem(key);
      }
    },
    setItem(key, value) {
      if (!area) return memory.setItem(key, value);
      try {
        area.setItem(key, value);
        memory.removeItem(key);
        overflow?.removeItem(key);
      } catch {
        memory.setItem(key, value);
        overflow?.setItem(key, value);
        // The former value must not return after a reload.
        tryRemove(key);
      }
    },
    removeItem(key) {
      memory.removeItem(key);
      overflow?.removeItem(key);
      tryRemove(key);
    },
    clear() {
      memory.clear();
      try {
        area?.clear();
      } catch {}
    },
  };
}

export const session: Area = safeArea(() => globalThis.sessionStorage);
/**
 * If local storage is full, values go to session storage, which has its own quota: the player is still logged in after
 * visiting the bank's page.
 */
export const local: Area = safeArea(() => globalThis.localStorage, session);

/** Whether the browser allows storage. Where it blocks it, Web Locks and channels between tabs throw. */
export function hasStorage(): boolean {
  try {
    return Boolean(globalThis.localStorage);
  } catch {
    return false;
  }
}

/**
 * Whether this tab's session storage holds a value for the key, which then outlives a reload; false if that storage is
 * full or blocked.
 */
export function outlivesReload(key: StorageKey): boolean {
  try {
    const { sessionStorage: ofTab } = globalThis;
    return ofTab.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Web Locks of the tabs; undefined outside a secure context and without storage. */
export const tabLocks = (): LockManager | undefined =>
  hasStorage() ? globalThis.navigator?.locks : undefined;

/** Converts a stored value; null if it is invalid. Stored values are untrusted. */
export type Decode<T> = (value: unknown) => T | null;

/** One storage key. Reads never throw; an invalid value counts as absent. */
export interface Stored<T> {
  readonly key: StorageKey;
  read(): T | null;
  write(value: T): void;
  remove(): void;
}

/** A key with plain text, such as a token (STORE-01). */
export function storedText(key: StorageKey, area: Area = local): Stored<string> {
  return {
    key,
    read: () => area.getItem(key) || null,
    write: (value) => area.setItem(key, value),
    remove: () => area.removeItem(key),
  };
}

/** Characters allowed in a request header. */
const SENDABLE = /^[\x21-\x7e]+$/;

/** A key with a token. A value that is invalid in a header counts as absent; otherwise every request would fail. */
export function storedToken(key: StorageKey): Stored<string> {
  const stored = storedText(key);
  return {
    ...stored,
    read() {
      const token = stored.read();
      return token !== null && SENDABLE.test(token) ? token : null;
    },
  };
}

/** A key with JSON; `onBroken` is called for invalid JSON (I18N-10). */
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

/** Whether a value is a plain object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const HOUR = 3_600_000;

/** A key whose value expires after some hours (STORE-03); `now` is in ms. */
export function storedFor<T>(
  key: StorageKey,
  hours: number,
  decode: Decode<T>,
  now: () => number,
): Stored<T> {
  const record = storedJson<{ value: unknown; expiresAt: number }>(key, (raw) =>
    isRecord(raw) && typeof raw['expiresAt'] === 'number'
      ? { value: raw['value'], expiresAt: raw['expiresAt'] }
      : null,
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

/** Reads a cookie; an undecodable one counts as absent. */
export function readCookie(name: CookieName): string | null {
  for (const part of (globalThis.document?.cookie ?? '').split('; ')) {
    const at = part.indexOf('=');
    if (at < 0 || part.slice(0, at) !== name) continue;
    try {
      return decodeURIComponent(part.slice(at + 1));
    } catch {
      return null;
    }
  }
  return null;
}

/** Writes a first-party cookie; lifetime in hours (OP-37). */
export function writeCookie(name: CookieName, value: string, hours: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${hours * 3600}; Path=/; SameSite=Lax${secure}`;
}
