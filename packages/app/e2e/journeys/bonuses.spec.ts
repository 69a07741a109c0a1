import { expect, playerTest } from '../test.ts';

interface Offers {
  readonly data: readonly { readonly status: string; readonly wager_amount: number }[];
}

playerTest.use({ signUp: { language: 'kk' } });

playerTest(
  'A welcome bonus comes with the deposit, and a round counts towards its wagering',
  { tag: ['@BONUS-07', '@BONUS-22', '@WELC-13', '@WELC-15', '@WAG-16', '@WAG-18'] },
  async ({ page, player, account }) => {
    const main = page.getByRole('main');

    await playerTest.step('one offer of the package is open, the others wait for it', async () => {
      await page.goto('/bonuses');
      await expect(player.button('bonuses.welcome.deposit')).toHaveCount(1);
      await expect(main.getByText('Алғашқы депозиттен кейін')).toBeVisible();
    });

    await playerTest.step('the player takes it with a deposit', async () => {
      await player.button('bonuses.welcome.deposit').click();
      await player.chooseMethod();
      await player.amount.fill('5000');
      await player.pay();
      await expect(page.getByRole('dialog')).toContainText(player.text('cashBox.ok.title'));
    });

    await playerTest.step('120 % of it are to be staked ten times', async () => {
      await page.goto('/bonuses/received');
      await expect(main.getByText('6 000 ₸', { exact: true })).toBeVisible();
      await expect(main.getByText('60 000 ₸', { exact: true })).toBeVisible();
      const money = main.getByRole('listitem').filter({ hasText: '60 000 ₸' });
      await expect(player.button('common.cancel', money)).toBeDisabled();
    });

    await playerTest.step('a round counts, and the open page follows', async () => {
      await account.playRound('tulpar-gold', 10_000);
      const { data } = await account.read<Offers>('/api/v1/offers');
      expect(data.find(({ status }) => status === 'active')?.wager_amount).toBe(10_000);
      await expect(main.getByText('59 900 ₸', { exact: true })).toBeVisible();
    });
  },
);
