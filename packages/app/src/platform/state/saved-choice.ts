import { useRef, useState } from 'react';

export interface SavedChoice<T> {
  /** The choice to show until it is saved; null: what is saved applies, also after a failure. */
  readonly wanted: T | null;
  readonly choose: (next: T) => void;
}

/**
 * A choice that is shown immediately and saved in the background. Saves run one after another, so that the last
 * choice wins. `onFailed` is called only for the last choice.
 */
export function useSavedChoice<T>(
  save: (choice: T) => Promise<unknown>,
  onFailed: (error: unknown) => void,
): SavedChoice<T> {
  const [wanted, setWanted] = useState<T | null>(null);
  const latest = useRef<T | null>(null);
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const choose = (next: T) => {
    latest.current = next;
    setWanted(next);
    const isLatest = () => latest.current === next;
    const run = async () => {
      if (!isLatest()) return;
      try {
        await save(next);
      } catch (error) {
        if (isLatest()) onFailed(error);
      }
      if (isLatest()) setWanted(null);
    };
    saving.current = saving.current.then(run);
  };
  return { wanted, choose };
}
