import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';

/** Maximum height of a screenshot, px. */
const TALLEST = 8000;
const SIZES = Object.entries({ 390: 844, 1280: 900 }).map(
  ([width, height]) => [Number(width), height] as const,
);

/** A fixed Thursday at noon, UTC. Timers continue. */
vi.setSystemTime(Date.UTC(2026, 0, 15, 12));
beforeEach(() => {
  let seed = 1;
  vi.spyOn(Math, 'random').mockImplementation(() => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647);
});

const stillness = document.createElement('style');
stillness.textContent = `*, ::before, ::after { animation-duration: 1ms !important; animation-delay: 0s !important;
  transition-duration: 1ms !important; transition-delay: 0s !important; scroll-behavior: auto !important; }`;
document.head.append(stillness);

let changed = 0;
const watched = { subtree: true, childList: true, attributes: true, characterData: true };
new MutationObserver(() => (changed = performance.now())).observe(document, watched);

/** Waits, up to 10 s, until images are loaded and nothing has changed for 200 ms, and then for the fonts. */
async function settled(): Promise<void> {
  const began = (changed = performance.now());
  for (let now = began; now - began < 10_000; now = performance.now()) {
    const isLoading = [...document.images].some((image) => image.loading !== 'lazy' && !image.complete);
    if (!isLoading && now - changed > 200) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await document.fonts.ready;
}

/** Takes the screenshots of a story after its play function, in both widths and both themes. */
afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (!storyId) return;
  for (const [width, height] of SIZES) {
    await page.viewport(width, height);
    scrollTo(0, 0);
    await settled();
    // A screenshot ends at the window, so a long page needs a tall one.
    const whole = Math.min(document.documentElement.scrollHeight, TALLEST);
    if (whole > height) {
      await page.viewport(width, whole);
      await settled();
    }
    for (const theme of ['dark', 'light']) {
      document.documentElement.dataset['theme'] = theme;
      await expect.soft(page).toMatchScreenshot(`${storyId}-${width}-${theme}`);
    }
  }
});
