import { expect, playerTest } from '../test.ts';

playerTest.describe('in manat', () => {
  playerTest.use({ signUp: { language: 'az', currency: 'AZN' } });

  playerTest(
    'A deposit is paid, and its page says what it made of the balance',
    { tag: ['@all-markets', '@CASH-25', '@HASH-09', '@MODAL-01', '@PAY-10', '@PAY-20', '@ROUTE-29'] },
    async ({ page, player, account }) => {
      const dialog = page.getByRole('dialog');
      const main = page.getByRole('main');
      await player.chooseAmount('150');
      await player.pay();

      await playerTest.step('a window over the app says that the money has come', async () => {
        await expect(page).toHaveURL(/#payment_ok$/);
        await expect(dialog).toContainText(player.text('cashBox.ok.title'));
        await player.link('payment.more', dialog).click();
      });

      await playerTest.step('the page of the payment and the history agree with the ledger', async () => {
        await expect(main.getByRole('heading', { name: /^\+150/ })).toBeVisible();
        const real = main.getByText(player.text('account.real'), { exact: true }).locator('xpath=..');
        await expect(real).toContainText(/150\s₼/);
        await page.goto('/cash-box/history');
        await expect(main.getByText(player.text('cashBox.status.credited'))).toHaveCount(1);
        expect(await account.entries()).toMatchObject([{ status: 'approved', amount: 15_000 }]);
      });
    },
  );
});

playerTest(
  'A declined deposit says so, and the form still has the amount',
  { tag: ['@HASH-10', '@MODAL-02', '@MODAL-03'] },
  async ({ page, player }) => {
    await player.chooseAmount('4000');
    await player.pay('decline');
    await expect(page).toHaveURL(/#payment_error$/);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(player.text('cashBox.fail.title'));
    await player.button('cashBox.fail.back', dialog).click();
    await expect(page).toHaveURL(/\/cash-box\/deposit/);
    await player.chooseMethod();
    await expect(player.amount).toHaveValue(/4.000/);
  },
);
