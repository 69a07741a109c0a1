import { useEffect, useRef } from 'react';

/**
 * Gives the focus to the page when the focused button has disappeared with a change of `state`; undefined is
 * a state that has not loaded.
 */
export function useLostFocus(state: unknown): void {
  const known = useRef(state);
  useEffect(() => {
    const former = known.current;
    known.current = state;
    if (former !== undefined && former !== state && document.activeElement === document.body)
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [state]);
}
