import type { CDPSession, Page } from 'playwright';

/** How fast the page is scrolled, px a second, and how far, px. */
const SPEED = 6000;
const WAY = 48_000;

/** What was seen while a list was flung. */
export interface Fling {
  /** Frames in which the page had moved. */
  readonly frames: number;
  /** Those with a row that had neither a tile nor a skeleton. */
  readonly bare: number;
  /** Those with a row that was only a painted skeleton. */
  readonly skeleton: number;
  /** Most elements in the document. */
  readonly elements: number;
  /** How far the page went, px. */
  readonly way: number;
}

/**
 * Observes a list from within the page. Records its content after the page has scrolled and before the list
 * responds, which is what the screen has just shown.
 */
function watch(): void {
  /** A gap between rows is no hole, px. */
  const SLACK = 24;
  const seen = { frames: 0, bare: 0, skeleton: 0, elements: 0, way: 0 };
  Object.assign(window, { benchFling: seen });
  const look = () => {
    const list = document.querySelector('main [data-card]')?.parentElement;
    if (!list) return;
    const frame = list.getBoundingClientRect();
    const painted = list.previousElementSibling?.getBoundingClientRect();
    const end = Math.min(frame.bottom, innerHeight);
    const rows = [...list.querySelectorAll(':scope > [data-card]')]
      .map((card) => card.getBoundingClientRect())
      .filter(({ top, bottom }) => bottom > 0 && top < innerHeight)
      .toSorted((a, b) => a.top - b.top);
    let reached = Math.max(frame.top, 0);
    const holes: number[][] = [];
    for (const { top, bottom } of rows) {
      if (top - reached > SLACK) holes.push([reached, top]);
      reached = Math.max(reached, bottom);
    }
    if (end - reached > SLACK) holes.push([reached, end]);
    seen.frames += 1;
    seen.way = Math.max(seen.way, scrollY);
    const isPainted = ([from = 0, to = 0]: number[]) =>
      painted !== undefined && painted.top <= from + SLACK && painted.bottom >= to - SLACK;
    if (holes.some((hole) => !isPainted(hole))) seen.bare += 1;
    else if (holes.length > 0) seen.skeleton += 1;
  };
  document.addEventListener('scroll', look, { capture: true, passive: true });
  const count = () => {
    seen.elements = Math.max(seen.elements, document.querySelectorAll('*').length);
    requestAnimationFrame(count);
  };
  count();
}

/** Flings the list of the page from its top. */
export async function fling(page: Page, session: CDPSession): Promise<Fling> {
  await page.evaluate(() => scrollTo(0, 0));
  await page.evaluate(watch);
  await session.send('Input.synthesizeScrollGesture', {
    x: 200,
    y: 500,
    yDistance: -WAY,
    speed: SPEED,
    // A finger of the protocol scrolls nothing on an emulated phone; a wheel takes the same way through the browser.
    gestureSourceType: 'mouse',
  });
  return page.evaluate(() => (window as unknown as { benchFling: Fling }).benchFling);
}
