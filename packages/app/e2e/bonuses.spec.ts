import { newPlayer, Player } from './player.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('BONUS-07 BONUS-22 BONUS-25 BONUS-34 CASHBK-01 WELC-05 WELC-13 WELC-15 WELC-16 PROMO-03 PROMO-17 PROMO-20 bonuses from the first offer to what is in play, in kk', async ({
  page,
}) => {
  test.slow();
  const player = new Player(page, 'kk');
  const main = page.getByRole('main');
  const offer = (words: string) => main.getByRole('listitem').filter({ hasText: words });

  await test.step('a guest is not asked for a cashback', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await player.openLobby();
    await page.goto('/bonuses');
    await expect(page).toHaveURL(/\/auth\/register/);
    await expect(player.email).toBeVisible();
    expect(asked).toContain('/api/v1/guest');
    expect(asked).not.toContain('/api/v1/cashback');
  });

  await test.step('a new player is greeted once', async () => {
    await page.goto('/auth/register');
    await player.register(newPlayer(), { staysGreeted: true });
    await expect(player.greeting.getByRole('listitem')).toHaveCount(3);
    await page.keyboard.press('Escape');
    await expect(player.greeting).toBeHidden();
    await page.reload();
    await expect(player.balance).toBeVisible();
    await expect(player.greeting).toBeHidden();
  });

  await test.step('a new player finds one welcome offer open and the others locked', async () => {
    await page.goto('/bonuses');
    await expect(player.button('bonuses.welcome.deposit')).toHaveCount(1);
    await expect(main.getByText('Алғашқы депозиттен кейін')).toBeVisible();
    await expect(main.getByText('Екінші депозиттен кейін')).toBeVisible();
  });

  await test.step('takes it to the cash box', async () => {
    await player.button('bonuses.welcome.deposit').click();
    await player.chooseMethod();
    await player.amount.fill('5000');
    await page.getByRole('button', { name: player.pattern('cashBox.deposit.submit') }).click();
    await player.settle('success');
    await player.button('cashBox.ok.play', page.getByRole('dialog')).click();
  });

  await test.step('and sees it being wagered', async () => {
    await page.goto('/bonuses/received');
    await expect(main.getByRole('heading', { name: player.text('bonuses.received.active') })).toBeVisible();
    // 120 % of 5 000 ₸, to be staked ten times.
    await expect(main.getByText('6 000 ₸', { exact: true })).toBeVisible();
    await expect(main.getByText('60 000 ₸', { exact: true })).toBeVisible();
    const [money, spins] = [offer('60 000 ₸'), offer('250 тегін айналдыру')];
    await expect(player.button('bonuses.cancel.action', money)).toBeDisabled();
    await expect(spins.getByText('Kurgan Chronicle')).toBeVisible();
  });

  await test.step('uses a code that gives spins at once', async () => {
    await page.goto('/bonuses?promocode=NOSUCH');
    const code = player.field('bonuses.promo.label');
    await expect(code).toHaveValue('NOSUCH');
    await expect(main.getByText(player.text('promoCode.unknown.title'))).toBeVisible();
    await expect(code).toHaveValue('NOSUCH');
    await code.fill('spin15');
    const box = main.getByRole('region', { name: player.text('bonuses.promo.title') });
    await player.button('bonuses.offer.activate', box).click();
    await expect(main.getByText(player.text('bonuses.promo.added', { code: 'SPIN15' }))).toBeAttached();
    await player.button('promoCode.app.later', page.getByRole('dialog')).click();
    await page.goto('/bonuses/received');
    await expect(main.getByText('15 тегін айналдыру', { exact: true })).toBeVisible();
  });

  await test.step('gives the spins up, and the history tells', async () => {
    await player.button('bonuses.cancel.action', offer('15 тегін айналдыру')).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: player.text('bonuses.cancel.confirm') })
      .click();
    await expect(main.getByText(player.text('bonuses.status.canceled'))).toBeVisible();
    await main
      .getByRole('button', { name: /^Толығырақ:/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByText(player.text('bonuses.reason.player'))).toBeVisible();
  });
});
