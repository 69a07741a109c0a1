import type { Browser, Page } from 'playwright';
import { text } from '../../packages/app/e2e/texts.ts';
import { atMost, median, type Figure } from './figures.ts';
import { phone, slowProcessor } from './phone.ts';
import { Traffic } from './traffic.ts';

/** What is typed: names in two scripts, and one with the wrong keyboard on. */
const WORDS = [
  'tulpar',
  'тулпар',
  'беркут',
  'berkut',
  'joker',
  'moon',
  'book',
  'wolf',
  'dragon',
  'nekgfh',
  'gold',
  'fruit',
];
/** How often all are typed; the first time warms the scripts. */
const ROUNDS = 3;

/** Presses a key; ms until a suggestion is on the screen, null when the text brings none. */
async function press(page: Page, letter: string): Promise<number | null> {
  await page.evaluate(() => {
    const told = new Promise<number | null>((resolve) => {
      const from = (event: Event) => {
        // A page that is looked at in every frame has to make every frame.
        const watch = new MutationObserver(() => {
          if (!document.querySelector('[role="option"]')) return;
          watch.disconnect();
          // The frame it comes with is on the screen when the one after it begins.
          requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve(performance.now() - event.timeStamp)),
          );
        });
        watch.observe(document.body, { childList: true, subtree: true });
        setTimeout(() => {
          watch.disconnect();
          resolve(null);
        }, 1500);
      };
      document.addEventListener('input', from, { capture: true, once: true });
    });
    Object.assign(window, { benchTold: told });
  });
  await page.keyboard.insertText(letter);
  return page.evaluate(() => (window as unknown as { benchTold: Promise<number | null> }).benchTold);
}

/** From a keystroke to the first suggestion, on the loaded page of the search. */
export async function measureSearch(browser: Browser, origin: string): Promise<Figure[]> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const traffic = await Traffic.of(session);
    await page.goto(`${origin}/games/search?language=ru`);
    const field = page.getByRole('combobox', { name: text('ru', 'search.label') });
    await field.focus();
    await traffic.quiet();
    await slowProcessor(session);
    const waits: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const word of WORDS) {
        await field.fill('');
        await page.getByRole('option').first().waitFor({ state: 'detached' });
        for (const letter of word) {
          const took = await press(page, letter);
          if (took === null) continue;
          if (round > 0) waits.push(took);
          break;
        }
      }
    }
    const note = `${waits.length} first suggestions`;
    return [
      atMost('search, key to first suggestion, median', median(waits), 100, 'ms', note),
      atMost('search, key to first suggestion, worst', Math.max(...waits), 100, 'ms', note),
    ];
  } finally {
    await context.close();
  }
}
