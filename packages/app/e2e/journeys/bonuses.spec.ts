import { expect, guestTest, playerTest } from '../test.ts';

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

playerTest(
  'A promo code is checked before it acts, and its spins can be given up',
  { tag: ['@PROMO-03', '@PROMO-17', '@PROMO-20', '@PROMO-23', '@BONUS-25', '@BONUS-34'] },
  async ({ page, player }) => {
    const main = page.getByRole('main');
    const code = player.field('bonuses.promo.label');

    await playerTest.step('a code from the address that does not exist is named as such', async () => {
      await page.goto('/bonuses?promocode=NOSUCH');
      await expect(code).toHaveValue('NOSUCH');
      await expect(main.getByText(player.text('promoCode.unknown.title'))).toBeVisible();
    });

    await playerTest.step('one that gives spins is activated', async () => {
      await code.fill('spin15');
      const box = main.getByRole('region', { name: player.text('bonuses.promo.title') });
      await player.button('bonuses.offer.activate', box).click();
      await expect(main.getByText(player.text('bonuses.promo.added', { code: 'SPIN15' }))).toBeAttached();
      await player.button('promoCode.app.later', page.getByRole('dialog')).click();
    });

    await playerTest.step('the player gives the spins up, and the history says why they ended', async () => {
      await page.goto('/bonuses/received');
      const spins = main.getByRole('listitem').filter({ hasText: '15 тегін айналдыру' });
      await player.button('common.cancel', spins).click();
      await player.button('bonuses.cancel.confirm', page.getByRole('alertdialog')).click();
      await expect(page.getByText(player.text('bonuses.cancel.done'))).toBeVisible();
      await expect(main.getByText(player.text('bonuses.status.canceled'))).toBeVisible();
      await main
        .getByRole('button', { name: /^Толығырақ:/ })
        .first()
        .click();
      await expect(page.getByRole('dialog').getByText(player.text('bonuses.reason.player'))).toBeVisible();
    });
  },
);

playerTest(
  'A cashback that has come is explained and taken to the cash box',
  { tag: ['@CASHBK-01', '@CASHBK-05', '@CASHBK-12'] },
  async ({ page, player, account, operator }) => {
    await account.deposit(300_000);
    const profile = `/sandbox/players/${await account.id()}`;
    await operator.act(profile, `${profile}/offers`, { template: 'cbw', amount: '1000' });
    const main = page.getByRole('main');
    const card = main.locator('article', { has: page.getByRole('timer') });

    await playerTest.step('the card names the sum and how long it can be taken', async () => {
      await page.goto('/bonuses');
      await expect(card).toContainText('1 000 ₸');
      await player.button('bonuses.cashback.how', card).click();
      const sheet = page.getByRole('dialog');
      await expect(sheet).toContainText(player.text('bonuses.cashback.sheet.percent'));
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
    });

    await playerTest.step('a deposit takes it, and it is to be wagered', async () => {
      await player.button('bonuses.cashback.action', card).click();
      await player.chooseMethod();
      await player.amount.fill('5000');
      await player.pay();
      await expect(page.getByRole('dialog')).toContainText(player.text('cashBox.ok.title'));
      await page.goto('/bonuses/received');
      await expect(main.getByText('3 000 ₸', { exact: true }).first()).toBeVisible();
    });
  },
);

guestTest(
  'A guest who follows a link with a promo code finds it in the registration',
  { tag: ['@PROMO-01', '@PROMO-21', '@BONUS-03', '@REG-06'] },
  async ({ page }) => {
    await page.goto('/bonuses?promocode=STEPPE250&language=ru');
    await expect(page).toHaveURL(/\/auth\/register/);
    await expect(page.getByRole('textbox', { name: 'Промокод' })).toHaveValue('STEPPE250');
    // The promo code of a link is stored beyond the visit.
    await page.goto('/');
    await page.goto('/auth/register');
    await expect(page.getByRole('textbox', { name: 'Промокод' })).toHaveValue('STEPPE250');
  },
);
