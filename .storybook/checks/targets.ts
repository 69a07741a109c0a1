import { describeElement, livePressable } from './elements.ts';

const least = 44;
/** Half a finger, less half a pixel for rounding. */
const reach = least / 2 - 1;

/** A link among words takes the height of the line (WCAG 2.5.8 says so too). */
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

/** Whether a press half a finger away from the middle still lands on the control, as its unseen box promises. */
function answersAround(element: HTMLElement) {
  if (hitsAround(element)) return true;
  // Perhaps it is out of the window, or something fixed lies over it.
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  return hitsAround(element);
}

/** Whether a message lies over it for some seconds, or a docked window until it is closed. */
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
 * Smaller by design. The bullets and arrows of a banner slider stand side by side, 24 px apart as WCAG 2.2 AA allows;
 * a finger swipes instead, and the arrows are for a mouse only.
 */
const excepted = '[data-slide-control]';

/** Buttons and links smaller than a finger. Fields are left out: their whole box takes the press. */
export function findSmallTargets() {
  const seen = new Set<string>();
  return livePressable().flatMap((element) => {
    if (element.matches(excepted)) return [];
    if (element.matches('textarea, select, input:not([type=checkbox]):not([type=radio])')) return [];
    if (getComputedStyle(element).pointerEvents === 'none') return [];
    const box = boxOf(element);
    // Shown only when it is focused, such as a skip link; a hidden native control has a drawn stand-in.
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
