import { Account } from '../account.ts';
import type { Operator } from '../operator.ts';
import { expect, playerTest } from '../test.ts';

/** Opens a tournament as the operator; returns its slug. */
async function openTournament(operator: Operator, account: Account): Promise<string> {
  await operator.act('/sandbox', '/sandbox/tournaments', {
    series: 'lantern-marathon',
    wait: '0',
    length: '60',
  });
  const { data } = await account.read<{ data: readonly { slug: string }[] }>(
    '/api/v1/tournaments?language=kk&locale=kk',
  );
  return data.find(({ slug }) => slug.startsWith('lantern-marathon-'))?.slug ?? '';
}

async function gameOf(account: Account, slug: string): Promise<string> {
  const { data } = await account.read<{ data: readonly { slug: string }[] }>(
    `/api/v1/tournaments/${slug}/games?page=1&limit=1&currency=KZT&language=kk`,
  );
  return data[0]?.slug ?? '';
}

playerTest.use({ signUp: { language: 'kk' } });

playerTest(
  'A player joins a tournament, passes a rival on the open board, and finds the result',
  { tag: ['@TOUR-02', '@TOUR-07', '@TOUR-08', '@TOUR-09', '@TOUR-11'] },
  async ({ page, player, account, operator, origin }) => {
    const main = page.getByRole('main');
    const slug = await openTournament(operator, account);
    const game = await gameOf(account, slug);
    await account.deposit(500_000);

    await playerTest.step('the player joins', async () => {
      await page.goto(`/tournaments/${slug}`);
      await player.button('tournaments.join').click();
      await expect(page.getByText(player.text('tournaments.join.done'))).toBeVisible();
      await expect(main.getByText(player.text('tournaments.own.none'))).toBeVisible();
    });

    await playerTest.step('rounds take the player past a rival on the open board', async () => {
      const rival = await Account.create(origin);
      await rival.deposit(500_000);
      await rival.read(`/api/v1/tournaments/${slug}/join`, {});
      await rival.playRound(game, 10_000);
      const own = main.locator('[role="row"][aria-current="true"] [role="cell"]').first();
      for (const place of ['2', '1']) {
        await account.playRound(game, 10_000);
        await expect(own).toHaveText(place);
      }
    });

    await playerTest.step('it ends, is counted, and the page shows the result', async () => {
      await operator.act('/sandbox', new RegExp(`/sandbox/tournaments/${slug.split('-').at(-1)}$`), {
        do: 'end',
      });
      await operator.moveClock(3);
      await expect(
        main.getByRole('heading', { name: player.text('tournaments.result.title') }),
      ).toBeVisible();
      await expect(player.link('tournaments.result.toBonus', main)).toHaveAttribute(
        'href',
        '/bonuses/received',
      );
    });

    await playerTest.step('a message brings the prize', async () => {
      await page.goto('/notifications');
      await expect(main.locator(`a[href="/tournaments/${slug}"]`).first()).toBeVisible();
    });
  },
);
