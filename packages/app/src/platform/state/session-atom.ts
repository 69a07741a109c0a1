import type { WritableAtom } from 'jotai';
import { generationAtom, tracesAtom } from '../session/session.ts';
import { atom } from './store.ts';

/**
 * A value that belongs to one session: a login, logout or change of player resets it to `initial`. A function
 * is called for each session, for values read from storage.
 */
export function sessionAtom<T>(initial: T | (() => T)): WritableAtom<T, [value: T], void> {
  const initialAtom = atom((get) => {
    get(generationAtom);
    // Traces of a previous player are removed once the new one is known, after the session has started.
    get(tracesAtom);
    return { value: typeof initial === 'function' ? (initial as () => T)() : initial };
  });
  const writtenAtom = atom<{ readonly generation: number; readonly value: T } | null>(null);
  return atom(
    (get) => {
      const written = get(writtenAtom);
      return written && written.generation === get(generationAtom) ? written.value : get(initialAtom).value;
    },
    (get, set, value) => set(writtenAtom, { generation: get(generationAtom), value }),
  );
}
