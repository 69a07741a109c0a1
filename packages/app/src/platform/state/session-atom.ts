import type { WritableAtom } from 'jotai';
import { generationAtom, tracesAtom } from '../session/session.ts';
import { atom } from './store.ts';

/**
 * A value that belongs to one session: signing in, signing out and another player put `initial` in its place. A function
 * as `initial` is asked anew for each session, for values that are read from the browser's storage.
 */
export function sessionAtom<T>(initial: T | (() => T)): WritableAtom<T, [value: T], void> {
  const initialAtom = atom((get) => {
    get(generationAtom);
    // Another player may sign in where a session has run out: the former marks go once it is known who it is.
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
