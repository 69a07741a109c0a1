import { describeElement, liveFocusable, nextFrame } from './elements.ts';

const plain = ['boxShadow', 'backgroundColor', 'textDecorationLine', 'opacity'] as const;

/** Computed style of an element and its pseudo-elements. Borders and outlines count only if they are drawn. */
const look = (element: Element) =>
  ([null, '::before', '::after'] as const)
    .map((part) => {
      const style = getComputedStyle(element, part);
      if (part && style.content === 'none') return '';
      return [
        style.outlineStyle === 'none' ? '' : `${style.outlineWidth} ${style.outlineColor}`,
        style.borderTopStyle === 'none' ? '' : `${style.borderTopWidth} ${style.borderTopColor}`,
        ...plain.map((name) => style[name]),
      ].join(' ');
    })
    .join('|');

/** The element, up to three ancestors, and what its parent contains: one of them, such as a box, may show its focus. */
function surroundings(element: Element) {
  const around: Element[] = [element];
  let parent = element.parentElement;
  for (
    let level = 0;
    level < 3 && parent && parent !== document.body;
    level += 1, parent = parent.parentElement
  )
    around.push(parent);
  return [...around, ...(element.parentElement?.querySelectorAll('*') ?? [])].slice(0, 80);
}

function hasRing(element: Element) {
  const style = getComputedStyle(element);
  return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
}

/** Composite widgets, which move focus to one of their items. */
const composites = '[role=tablist], [role=radiogroup], [role=menu], [role=toolbar], [role=listbox]';

/** Finds controls that look the same with and without keyboard focus. Tests one control of each kind. */
export async function findUnseenFocus() {
  const kinds = new Set<string>();
  const findings: string[] = [];
  const first = document.activeElement;
  for (const element of liveFocusable()) {
    const kind = `${element.localName} ${element.getAttribute('role') ?? ''} ${element.className}`;
    if (element.tabIndex < 0 || kinds.has(kind) || element.matches(composites)) continue;
    kinds.add(kind);
    element.focus({ preventScroll: true });
    // Skip a control that did not get the focus, because a modal layer traps it or a list moved it.
    if (document.activeElement !== element) continue;
    if (!element.matches(':focus-visible')) {
      findings.push(`focus by script is not :focus-visible on ${describeElement(element)}`);
      continue;
    }
    if (hasRing(element)) continue;
    await nextFrame();
    const around = surroundings(element);
    const focused = around.map(look);
    element.blur();
    await nextFrame();
    // Focusing or blurring may have removed the element.
    if (!element.isConnected) continue;
    if (around.map(look).every((was, at) => was === focused[at]))
      findings.push(`focus cannot be seen on ${describeElement(element)}`);
  }
  if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  return findings;
}
