/** Focuses a pressed button. Safari does not, so a closing dialog could not restore focus. */
export function focusPressedButtons(): void {
  const focus = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button, [role="button"]') : null;
    if (button && !button.contains(document.activeElement)) button.focus({ preventScroll: true });
  };
  // Before the handlers of the button, which may open a dialog.
  document.addEventListener('click', focus, true);
}
