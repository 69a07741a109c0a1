import { randomUUID } from 'node:crypto';
import type { Locator, Page, Response as PageResponse } from '@playwright/test';
import { Account } from '../account.ts';
import { moveClock } from '../moved-clock.ts';
import { Player } from '../player.ts';
import { expect, test } from '../test.ts';
import type { Language } from '../texts.ts';

/** Sends a form of the operator's console. */
async function operate(console: Page, action: string, fill: (form: Locator) => Promise<void>) {
  await console.goto('/sandbox?lang=en');
  const form = console.locator(`form[action^="${action}?"]`).first();
  await fill(form);
  await expect(console).toHaveURL(/[?&]done=/);
}

const bodyOf = async <T>(answer: Promise<Response>): Promise<T> => {
  const { status, body } = await answer.then(async (one) => ({ status: one.status, body: await one.text() }));
  expect(status, body).toBe(200);
  return JSON.parse(body) as T;
};

/** Somebody else who joins and plays one round of the smallest stake that counts. */
async function playAsRival(origin: string, slug: string): Promise<void> {
  const rival = await Account.create(origin);
  await rival.deposit(500_000);
  await bodyOf(rival.ask(`/api/v1/tournaments/${slug}/join`, {}));
  const games = await bodyOf<{ data: readonly { slug: string }[] }>(
    rival.ask(`/api/v1/tournaments/${slug}/games?page=1&limit=1&currency=KZT&language=ru`),
  );
  const launched = await bodyOf<{ session_id: string }>(
    rival.ask(`/api/v1/games/${games.data[0]?.slug}/launch`, { mode: 'real', locale: 'ru' }),
  );
  const round = { session: launched.session_id, round_key: randomUUID(), bet: 10_000 };
  await bodyOf(rival.ask('/sandbox/rounds', round));
}

/** The moment, ms, at which the board of a page first shows the player at a place. */
function reached(page: Page, place: number): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const cell = document.querySelector('main [role="row"][aria-current="true"] [role="cell"]');
          if (cell?.textContent?.trim() !== wanted) return;
          watch.disconnect();
          resolve(Date.now());
        };
        const watch = new MutationObserver(look);
        watch.observe(document.body, { subtree: true, childList: true, characterData: true });
        look();
      }),
    String(place),
  );
}

/** The moment, ms, at which a browser had the first of an answer. */
function answeredAt(answer: PageResponse): number {
  const { startTime, responseStart } = answer.request().timing();
  return startTime + responseStart;
}

/** How long the tournament lasts, minutes. */
const LENGTH = 10;

const SPIN = { kk: 'Айналдыру', en: 'Spin' } as const;

const devices = [
  { language: 'kk', viewport: { width: 390, height: 844 } },
  { language: 'en', viewport: { width: 1440, height: 900 } },
] as const satisfies readonly { language: Language; viewport: object }[];

for (const { language, viewport } of devices) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test(
      `a tournament from the banner of the lobby to the prize in the history, in ${language}`,
      { tag: ['@TOUR-02', '@TOUR-07', '@TOUR-08', '@TOUR-09', '@TOUR-11'] },
      async ({ page, context, server }) => {
        test.slow();
        const player = new Player(page, language);
        const main = page.getByRole('main');
        let slug = '';

        await test.step('the operator opens one that ends before the others', async () => {
          const console = await context.newPage();
          await operate(console, '/sandbox/tournaments', async (form) => {
            await form.locator('select[name="series"]').selectOption('lantern-marathon');
            await form.locator('input[name="wait"]').fill('0');
            await form.locator('input[name="length"]').fill(String(LENGTH));
            await form.getByRole('button').click();
          });
          await console.close();
        });

        await test.step('a player with money sees it in the lobby and joins', async () => {
          const account = await Account.create(server.origin);
          await account.deposit(500_000);
          await account.enter(page, `/?language=${language}`);
          const banner = main.locator('a[href*="/tournaments/lantern-marathon-"]').first();
          await expect(async () => {
            await page.mouse.wheel(0, 500);
            await expect(banner).toBeVisible({ timeout: 1000 });
          }).toPass();
          await banner.click();
          await expect(page).toHaveURL(/\/tournaments\/lantern-marathon-\d+$/);
          slug = new URL(page.url()).pathname.split('/').at(-1) ?? '';
          await player.button('tournaments.join').click();
          await expect(page.getByText(player.text('tournaments.join.done'))).toBeVisible();
          await expect(main.getByText(player.text('tournaments.own.none'))).toBeVisible();
        });

        await test.step('rounds in another tab take the player past a rival, each within 2 s', async () => {
          await playAsRival(server.origin, slug);
          const game = await context.newPage();
          await game.goto(`/tournaments/${slug}/games`);
          await game.getByRole('main').locator('a[href^="/games/"]').first().click();
          const spin = game.frameLocator('iframe').getByRole('button', { name: SPIN[language] });
          for (const place of [2, 1]) {
            await expect(spin).toBeEnabled();
            const decided = game.waitForResponse(
              (answer) => answer.url().endsWith('/sandbox/rounds') && answer.ok(),
            );
            const moved = reached(page, place);
            await spin.click();
            expect((await moved) - answeredAt(await decided), `to place ${place}, ms`).toBeLessThanOrEqual(
              2000,
            );
          }
          await expect(
            main.getByRole('row', { name: new RegExp(player.text('tournaments.board.you')) }),
          ).toBeVisible();
          await game.close();
        });

        await test.step('its time passes, it is counted, and pays', async () => {
          const console = await context.newPage();
          await moveClock(console, LENGTH);
          const counting = main.getByText(player.text('tournaments.status.counting')).first();
          const result = main.getByRole('heading', { name: player.text('tournaments.result.title') });
          // Counting takes a minute of that clock, and the journey may have taken longer up to here.
          await expect(counting.or(result).first()).toBeVisible();
          await moveClock(console, 2);
          await console.close();
          await expect(result).toBeVisible();
          await expect(player.link('tournaments.result.toBonus', main)).toHaveAttribute(
            'href',
            '/bonuses/received',
          );
        });

        await test.step('the history of messages has the prize after a reload', async () => {
          await page.goto('/notifications');
          const prize = main.locator(`a[href="/tournaments/${slug}"]`);
          await expect(prize.first()).toBeVisible();
          await player.button('notifications.readAll').click();
          await page.goto('/notifications?tab=history');
          await page.reload();
          await expect(prize.first()).toBeVisible();
        });
      },
    );
  });
}
