import { describeElement, liveFocusable, nextFrame } from './elements.ts';

const plain = ['boxShadow', 'backgroundColor', 'textDecorationLine', 'opacity'] as const;

/** How an element and its generated boxes look. A line that is not drawn has a colour and a width all the same. */
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

/** The focused thing may be drawn by what surrounds it: the box of a field, the stand-in of a hidden input. */
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

/** A ring of the focused element itself, which needs no comparison. */
function hasRing(element: Element) {
  const style = getComputedStyle(element);
  return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
}

/** What hands the focus on to one of its items. */
const composites = '[role=tablist], [role=radiogroup], [role=menu], [role=toolbar], [role=listbox]';

/** Controls that look the same with the keyboard's focus and without it. One of each kind is tried. */
export async function findUnseenFocus() {
  const kinds = new Set<string>();
  const findings: string[] = [];
  const first = document.activeElement;
  for (const element of liveFocusable()) {
    const kind = `${element.localName} ${element.getAttribute('role') ?? ''} ${element.className}`;
    if (element.tabIndex < 0 || kinds.has(kind) || element.matches(composites)) continue;
    kinds.add(kind);
    element.focus({ preventScroll: true });
    // A modal layer keeps the focus in it; a list may pass it on.
    if (document.activeElement !== element) continue;
    if (!element.matches(':focus-visible')) {
      findings.push(`focus by script is not :focus-visible on ${describeElement(element)}`);
      continue;
    }
    if (hasRing(element)) continue;
    // What a component draws by its state comes with the next frame.
    await nextFrame();
    const around = surroundings(element);
    const focused = around.map(look);
    element.blur();
    await nextFrame();
    // The page may have gone on to another one meanwhile, and this control with it.
    if (!element.isConnected) continue;
    if (around.map(look).every((was, at) => was === focused[at]))
      findings.push(`focus cannot be seen on ${describeElement(element)}`);
  }
  if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  return findings;
}
