import { useOnChange } from './last-value.ts';

/**
 * Gives the focus to the page when the focused button has disappeared with a change of `state`; undefined is
 * a state that has not loaded.
 */
export function useLostFocus(state: unknown): void {
  useOnChange(state, (former) => {
    if (former !== undefined && document.activeElement === document.body)
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  });
}

/** Ref of an element that gets the focus when it appears, because the focused one has disappeared. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

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
