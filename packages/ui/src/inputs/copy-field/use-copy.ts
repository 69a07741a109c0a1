import { useEffect, useReducer, useRef, useState } from 'react';

/** How long presses are ignored after copying, ms (FORM-12). */
export const copyBlock = 6000;

/**
 * `copying`: waiting for the clipboard; `copied`: presses are ignored; `manual`: the browser refused, the
 * text is selected with an instruction.
 */
export type CopyState = 'ready' | 'copying' | 'copied' | 'manual';

/** `elapsed`: `copyBlock` is over. `changed`: there is another text to copy. */
export type CopyEvent = 'press' | 'written' | 'refused' | 'elapsed' | 'changed';

/** Next state. An event that a state does not expect changes nothing, so presses after copying are ignored. */
export function nextCopyState(state: CopyState, event: CopyEvent): CopyState {
  if (event === 'changed') return 'ready';
  if (event === 'press') return state === 'ready' || state === 'manual' ? 'copying' : state;
  if (event === 'elapsed') return state === 'copied' ? 'ready' : state;
  if (state !== 'copying') return state;
  return event === 'written' ? 'copied' : 'manual';
}

/** Calls `then` after `ms`; returns a function that cancels the call. */
export type Wait = (ms: number, then: () => void) => () => void;

const byClock: Wait = (ms, then) => {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
};

/** Writes to the clipboard; rejects if the page has none or the browser refuses. */
async function write(text: string) {
  // Undefined on insecure pages, although its type does not say so.
  const clipboard = (navigator as { clipboard?: Clipboard }).clipboard;
  if (!clipboard) throw new Error('This page has no clipboard: it is not served over HTTPS.');
  await clipboard.writeText(text);
}

/** Copies a text and ignores presses for a while (FORM-11, FORM-12). */
export function useCopy(
  text: string,
  { onCopied, wait = byClock }: { onCopied?: (() => void) | undefined; wait?: Wait | undefined },
): { state: CopyState; copy: () => void } {
  const [state, dispatch] = useReducer(nextCopyState, 'ready');
  const [known, setKnown] = useState(text);
  if (known !== text) {
    setKnown(text);
    dispatch('changed');
  }
  /** Two presses in one frame see the same state, so a ref detects the second. */
  const isCopying = useRef(false);

  useEffect(() => {
    if (state !== 'copied') return;
    return wait(copyBlock, () => dispatch('elapsed'));
  }, [state, wait]);

  const copy = () => {
    if (isCopying.current || nextCopyState(state, 'press') === state) return;
    isCopying.current = true;
    dispatch('press');
    const finish = async () => {
      try {
        await write(text);
      } catch {
        dispatch('refused');
        return;
      } finally {
        isCopying.current = false;
      }
      dispatch('written');
      onCopied?.();
    };
    void finish();
  };
  return { state, copy };
}
