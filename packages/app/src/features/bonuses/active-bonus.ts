import { createSignal, useSignal } from '#app/platform/state/signal.ts';
import { storedText } from '#app/platform/storage/storage.ts';

const key = storedText('activeBonus');
const ID = /^[\w-]{1,64}$/;

function read(): string | null {
  const id = key.read();
  return id !== null && ID.test(id) ? id : null;
}

const chosen = createSignal(read());

/**
 * The bonus chosen for the next deposit, kept under `activeBonus` (STORE-01, BONUS-25): the id of an offer or of a
 * welcome offer. Whatever else stands there reads as no choice.
 */
export const activeBonus = {
  read,
  choose(id: string): void {
    key.write(id);
    chosen.set(read());
  },
  /** Forgets the choice: no bonus wanted, or it went out with a payment (CASH-18). */
  clear(): void {
    key.remove();
    chosen.set(null);
  },
};

/** The chosen bonus in a component. */
export function useActiveBonus(): string | null {
  return useSignal(chosen);
}
