import type { Locator, Page } from 'playwright';
import { text } from '../../packages/app/e2e/texts.ts';
import { row, type Row } from './rows.ts';
import type { Subject } from './subject.ts';

/**
 * Ms from a key press to the next paint, from the Event Timing API; values below its threshold count as 16.
 */
async function type(page: Page, letters: string): Promise<number[]> {
  const waits: number[] = [];
  for (const letter of letters) {
    await page.evaluate(() => {
      const heard: number[] = [];
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) heard.push(duration);
      });
      observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      Object.assign(window, { bench: { heard, observer } });
    });
    await page.keyboard.press(letter);
    waits.push(
      await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const { bench } = window as unknown as {
              bench: { heard: number[]; observer: PerformanceObserver };
            };
            // Entries come after the paint they are about.
            setTimeout(() => {
              bench.observer.disconnect();
              resolve(Math.max(16, ...bench.heard));
            }, 150);
          }),
      ),
    );
  }
  return waits;
}

/** A field and what is typed into it. */
interface Field {
  readonly what: string;
  readonly path: string;
  readonly find: (page: Page) => Locator;
  /** Brings the field on the page. */
  readonly open?: (page: Page) => Promise<void>;
  readonly letters: string;
}

const tab = (name: 'session.tabPhone') => (page: Page) =>
  page.getByRole('tab', { name: text('ru', name) }).click();

/** Fields of a guest. */
export const guestFields: readonly Field[] = [
  {
    what: 'e-mail',
    path: '/auth/login',
    find: (page) => page.getByRole('combobox', { name: text('ru', 'session.email') }),
    letters: 'aigerim@m',
  },
  {
    what: 'password',
    path: '/auth/login',
    find: (page) => page.getByRole('textbox', { name: text('ru', 'session.password'), exact: true }),
    letters: 'tulpar-1',
  },
  {
    what: 'phone',
    path: '/auth/login',
    open: tab('session.tabPhone'),
    find: (page) => page.getByRole('textbox', { name: text('ru', 'session.phone') }),
    letters: '701234567',
  },
  {
    what: 'search',
    path: '/games/category/slots',
    find: (page) => page.getByRole('searchbox', { name: text('ru', 'games.search.label') }),
    letters: 'tulpar',
  },
];

/** Fields of a player. */
export const playerFields: readonly Field[] = [
  {
    what: 'amount',
    path: '/cash-box/deposit',
    open: (page) => page.getByRole('main').locator('a[href*="method="]').first().click(),
    find: (page) => page.getByRole('textbox', { name: text('ru', 'cashBox.amount'), exact: true }),
    letters: '25000',
  },
];

/** Types into each field, in turn with the field of a bare page. */
export async function typing(
  { page, slow }: Subject,
  bare: Subject,
  origin: string,
  fields: readonly Field[],
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { what, path, open, find, letters } of fields) {
    await page.goto(origin + path);
    await open?.(page);
    await find(page).focus();
    await bare.page.getByRole('textbox').focus();
    const ours: number[] = [];
    const floor: number[] = [];
    for (const letter of letters) {
      await slow(true);
      ours.push(...(await type(page, letter)));
      await slow(false);
      await bare.slow(true);
      floor.push(...(await type(bare.page, letter)));
      await bare.slow(false);
    }
    rows.push(row(`typing, ${what}`, ours, floor, 50));
  }
  return rows;
}
