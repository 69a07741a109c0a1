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

/**
 * Ref of an element that can disappear with the focus in it, such as a button that its own press removes. The page
 * gets the focus, or the dialog around the element.
 */
export function handOverFocus(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  // React detaches refs before it removes the element.
  return () => {
    if (!element.contains(document.activeElement)) return;
    const around = element.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]');
    (around ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
  };
}
