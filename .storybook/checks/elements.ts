/** Everything a finger presses. */
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

/** Everything the Tab key stops on: a panel or a scrolled region is focused without being pressed. */
const focusable = `${pressable}, [tabindex="0"]`;

/** Elements of the page that are drawn and answer now; what a layer hides or a list keeps inert is not among them. */
const live = (selector: string) =>
  [...document.body.querySelectorAll<HTMLElement>(selector)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert], [aria-hidden=true], [data-radix-focus-guard]') &&
      !element.matches(':disabled'),
  );

/** Live elements a finger presses. */
export const livePressable = () => live(pressable);

/** Live elements the focus can be on. */
export const liveFocusable = () => live(focusable);

/** A short description of an element for a message: tag, role, name and where it is. */
export function describeElement(element: Element) {
  const role = element.getAttribute('role');
  const name = element.getAttribute('aria-label') ?? element.textContent.trim().replaceAll(/\s+/g, ' ');
  const { left, top, width, height } = element.getBoundingClientRect();
  const box = `${Math.round(width)} × ${Math.round(height)} at ${Math.round(left)}, ${Math.round(top)}`;
  return `<${element.localName}${role ? ` role=${role}` : ''}> “${name.slice(0, 50)}” (${box})`;
}

/** Lets the page draw: observers and media queries answer in the next frame. */
export const nextFrame = () =>
  new Promise<void>((resolve) => {
    // A hidden or busy page may draw no frame for long; what is measured here needs the layout, not the paint.
    const late = setTimeout(resolve, 100);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(resolve);
    });
  });
