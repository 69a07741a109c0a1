import { expect, playerTest } from '../test.ts';

playerTest(
  'A player’s new status comes as a message, and the club shows what it gives',
  { tag: ['@ROUTE-35', '@NEWS-13', '@NEWS-14'] },
  async ({ page, player, account, operator }) => {
    const main = page.getByRole('main');
    const own = main.getByRole('columnheader', { name: player.pattern('vip.yours') });
    await page.goto('/vipclub?language=ru');
    await expect(own).toBeVisible();
    const before = (await own.textContent()) ?? '';
    const profile = `/sandbox/players/${await account.id()}`;
    await operator.act(profile, `${profile}/status`, { status: 'gold' });
    await expect(own).not.toHaveText(before);
    await expect(
      main.getByText(player.text('vip.manager.own')).filter({ visible: true }).first(),
    ).toBeVisible();
  },
);
