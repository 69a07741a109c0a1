import { describeElement, nextFrame } from './elements.ts';

/** Whether an ancestor clips or scrolls the element horizontally. */
function isContained(element: Element) {
  for (
    let parent = element.parentElement;
    parent && parent !== document.body;
    parent = parent.parentElement
  ) {
    if (getComputedStyle(parent).overflowX !== 'visible') return true;
    if (getComputedStyle(parent).clipPath !== 'none') return true;
  }
  return false;
}

function outside() {
  const width = document.documentElement.clientWidth;
  return [...document.body.querySelectorAll('*')].filter((element) => {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0 || (box.right <= width + 1 && box.left >= -1)) return false;
    // Skip visually hidden text, and a skip link that is outside the page until it has the focus.
    if (box.width <= 1 || box.right <= 0) return false;
    return (
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isContained(element)
    );
  });
}

function overflow(when: string) {
  const root = document.documentElement;
  const found = outside();
  const wide = root.scrollWidth > root.clientWidth;
  // A clipped decoration may cross the edge of the page; text and controls may not.
  const culprits = found.filter(
    (element) =>
      wide || element.matches('a, button, input, select, textarea') || element.textContent.trim() !== '',
  );
  if (!wide && culprits.length === 0) return [];
  const [first] = culprits;
  return [
    `sideways overflow ${when}: the page is ${root.scrollWidth} px wide in ${root.clientWidth}${first ? `, from ${describeElement(first)}` : ''}`,
  ];
}

/** Finds overflow at 320 px, and at the own width of the story with twice the font size. */
export async function findOverflow() {
  const frame = window.frameElement as HTMLElement | null;
  const root = document.documentElement;
  const findings: string[] = [];
  if (frame) {
    const { width } = frame.style;
    frame.style.setProperty('width', '320px', 'important');
    await nextFrame();
    if (window.innerWidth !== 320) findings.push(`the window is ${window.innerWidth} px wide instead of 320`);
    findings.push(...overflow('at 320 px'));
    frame.style.setProperty('width', width);
  }
  root.style.fontSize = '200%';
  await nextFrame();
  findings.push(...overflow(`with 200 % text at ${window.innerWidth} px`));
  root.style.removeProperty('font-size');
  return findings;
}
