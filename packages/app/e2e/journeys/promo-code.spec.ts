import { expect, guestTest, playerTest } from '../test.ts';

playerTest.use({ signUp: { language: 'kk' } });

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
