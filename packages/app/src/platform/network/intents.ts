import { isApiError, newKey } from './api.ts';

const DEFINITIVE = new Set([400, 404, 413, 415, 422]);

/** Whether the server has settled a command: a repeat with the same key would get the same answer. */
export function isDefinitive(error: unknown): boolean {
  if (!isApiError(error)) return false;
  if (error.status === 409) return error.kind !== 'idempotencyInFlight';
  return error.status !== null && DEFINITIVE.has(error.status);
}

/** Keys of one form's commands: the same key for the same content until the server has settled it. */
export interface Intents {
  keyFor(content: unknown): string;
  settle(): void;
}

/** Makes the keys of a form; `make` gives a fresh key. */
export function createIntents(make: () => string = newKey): Intents {
  let open: { content: string; key: string } | null = null;
  return {
    keyFor(content) {
      const text = JSON.stringify(content);
      if (open?.content !== text) open = { content: text, key: make() };
      return open.key;
    },
    settle() {
      open = null;
    },
  };
}
