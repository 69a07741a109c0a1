/** Interactive elements. */
const pressable = [
  'a[href]',
  'button',
  'input:not([type=hidden])',
  'select',
  'textarea',
  'summary',
  '[role=button]',
  '[role=tab]',
  '[role=menuitem]',
  '[role=menuitemradio]',
  '[role=option]',
  '[role=switch]',
  '[role=checkbox]',
  '[role=radio]',
].join(',');

/** Everything the Tab key stops at, panels and scroll regions included. */
const focusable = `${pressable}, [tabindex="0"]`;

/** Visible elements that can be used now: not inert, hidden by a layer or disabled. */
const live = (selector: string) =>
  [...document.body.querySelectorAll<HTMLElement>(selector)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert], [aria-hidden=true], [data-radix-focus-guard]') &&
      !element.matches(':disabled'),
  );

/** Interactive elements that can be used now. */
export const livePressable = () => live(pressable);

/** Elements that can have the focus now. */
export const liveFocusable = () => live(focusable);

/** A short description of an element for a message: tag, role, name and where it is. */
export function describeElement(element: Element) {
  const role = element.getAttribute('role');
  const name = element.getAttribute('aria-label') ?? element.textContent.trim().replaceAll(/\s+/g, ' ');
  const { left, top, width, height } = element.getBoundingClientRect();
  const box = `${Math.round(width)} × ${Math.round(height)} at ${Math.round(left)}, ${Math.round(top)}`;
  return `<${element.localName}${role ? ` role=${role}` : ''}> “${name.slice(0, 50)}” (${box})`;
}

/** Waits for the next frame, in which observers and media queries report. */
export const nextFrame = () =>
  new Promise<void>((resolve) => {
    // A hidden or busy page may not paint for long; the checks need the layout only.
    const fallback = setTimeout(resolve, 100);
    requestAnimationFrame(() => {
      clearTimeout(fallback);
      setTimeout(resolve);
    });
  });
