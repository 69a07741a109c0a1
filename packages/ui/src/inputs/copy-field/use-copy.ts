import { useEffect, useReducer, useRef, useState } from 'react';

/** Presses are ignored for this long after copying, ms. FORM-12. */
export const copyBlock = 6000;

/**
 * `copying`: waiting for the clipboard; `copied`: presses are ignored; `manual`: the browser refused, the
 * text is selected with an instruction.
 */
export type CopyState = 'ready' | 'copying' | 'copied' | 'manual';

/** `elapsed`: the block is over. `changed`: the field has another text. */
export type CopyEvent = 'press' | 'written' | 'refused' | 'elapsed' | 'changed';

/** Next state. An event without a meaning in a state changes nothing, which implements the block. */
export function nextCopyState(state: CopyState, event: CopyEvent): CopyState {
  if (event === 'changed') return 'ready';
  if (event === 'press') return state === 'ready' || state === 'manual' ? 'copying' : state;
  if (event === 'elapsed') return state === 'copied' ? 'ready' : state;
  if (state !== 'copying') return state;
  return event === 'written' ? 'copied' : 'manual';
}

/** Calls `then` after `ms`; returns a function that cancels it. */
export type Wait = (ms: number, then: () => void) => () => void;

const byClock: Wait = (ms, then) => {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
};

/** Writes to the clipboard; rejects if it is missing (insecure page) or not allowed. */
async function write(text: string) {
  // Missing on insecure pages, despite its type.
  const clipboard = (navigator as { clipboard?: Clipboard }).clipboard;
  if (!clipboard) throw new Error('This page has no clipboard: it is not served over HTTPS.');
  await clipboard.writeText(text);
}

/** Copies a text and ignores presses for a while. FORM-11, FORM-12. */
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
