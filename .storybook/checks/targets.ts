import { describeElement, livePressable } from './elements.ts';

const least = 44;
/** Half of the minimum target size, less one pixel for rounding. */
const reach = least / 2 - 1;

/** Whether a control is a part of a text, where it may be small (WCAG 2.5.8). */
function isInText(element: HTMLElement) {
  if (!element.matches('a, button') || !getComputedStyle(element).display.startsWith('inline')) return false;
  const block = element.closest('p, li, dd, span, label, div:not(:has(> a ~ a))');
  const around = element.parentElement?.textContent.trim() ?? '';
  return block !== null && around.length > element.textContent.trim().length + 3;
}

const boxOf = (element: HTMLElement) => {
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  return (label ?? element).getBoundingClientRect();
};

/** Whether a tap at a distance of `reach` from the centre still hits the control. */
function answersAround(element: HTMLElement) {
  if (hitsAround(element)) return true;
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  return hitsAround(element);
}

function isUnder(element: HTMLElement, hit: Element) {
  const over = hit.closest('[data-toaster], [role=dialog]');
  return over !== null && !over.contains(element);
}

function hitsAround(element: HTMLElement) {
  const box = element.getBoundingClientRect();
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  const points = [
    [x - Math.min(reach, x), y],
    [x + Math.min(reach, window.innerWidth - 1 - x), y],
    [x, y - Math.min(reach, y)],
    [x, y + Math.min(reach, window.innerHeight - 1 - y)],
  ] as const;
  return points.every(([left, top]) => {
    const hit = document.elementFromPoint(left, top);
    if (!hit || isUnder(element, hit)) return true;
    if (element.contains(hit) || hit.closest('label')?.contains(element)) return true;
    return (
      element instanceof HTMLInputElement && [...(element.labels ?? [])].some((label) => label.contains(hit))
    );
  });
}

/**
 * Controls that are smaller by design: slider bullets are 24 px apart, as WCAG 2.2 AA allows, and the arrows are only
 * for a mouse.
 */
const excepted = '[data-slide-control]';

/** Finds controls below the minimum size, one of each class. Text fields are exempt: their whole box is a target. */
export function findSmallTargets() {
  const seen = new Set<string>();
  return livePressable().flatMap((element) => {
    if (element.matches(excepted)) return [];
    if (element.matches('textarea, select, input:not([type=checkbox]):not([type=radio])')) return [];
    if (getComputedStyle(element).pointerEvents === 'none') return [];
    const box = boxOf(element);
    // Skip a skip link without focus, and a hidden native control that has a visible replacement.
    if (box.width <= 1 || box.height <= 1 || box.right <= 0) return [];
    if (
      (box.width >= least - 0.5 && box.height >= least - 0.5) ||
      isInText(element) ||
      answersAround(element)
    )
      return [];
    const text = `smaller than ${least} px: ${describeElement(element)}`;
    if (seen.has(element.className)) return [];
    seen.add(element.className);
    return [text];
  });
}
