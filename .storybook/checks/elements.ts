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

const focusable = `${pressable}, [tabindex="0"]`;

/** Visible elements that are neither inert, nor hidden from assistive technology, nor disabled. */
const live = (selector: string) =>
  [...document.body.querySelectorAll<HTMLElement>(selector)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert], [aria-hidden=true], [data-radix-focus-guard]') &&
      !element.matches(':disabled'),
  );

export const livePressable = () => live(pressable);

export const liveFocusable = () => live(focusable);

export function describeElement(element: Element) {
  const role = element.getAttribute('role');
  const name = element.getAttribute('aria-label') ?? element.textContent.trim().replaceAll(/\s+/g, ' ');
  const { left, top, width, height } = element.getBoundingClientRect();
  const box = `${Math.round(width)} × ${Math.round(height)} at ${Math.round(left)}, ${Math.round(top)}`;
  return `<${element.localName}${role ? ` role=${role}` : ''}> “${name.slice(0, 50)}” (${box})`;
}

export const nextFrame = () =>
  new Promise<void>((resolve) => {
    // A hidden or busy page may not paint for a long time, and the checks need only the layout.
    const fallback = setTimeout(resolve, 100);
    requestAnimationFrame(() => {
      clearTimeout(fallback);
      setTimeout(resolve);
    });
  });
