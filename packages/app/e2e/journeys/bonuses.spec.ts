import { moveClock, read, test } from '../moved-clock.ts';
import { newPlayer, Player } from '../player.ts';
import { expect } from '../test.ts';

test.use({ viewport: { width: 390, height: 844 } });

const MINUTE = 60_000;
const DAY = 1440;

interface Offers {
  readonly data: readonly {
    readonly id: string;
    readonly type: string;
    readonly status: string;
    readonly amount: number | null;
    readonly wager_amount: number;
  }[];
}
interface Ledger {
  readonly data: readonly { readonly counted: number; readonly total: number }[];
}

/** A sum of minor units as the app writes it in kk. */
const kzt = (minor: number) => {
  const [whole = '', rest = ''] = (minor / 100).toFixed(2).split('.');
  return `${whole.replaceAll(/\B(?=(\d{3})+$)/g, ' ')}${rest === '00' ? '' : `,${rest}`} ₸`;
};

test(
  'bonuses from a code to the history, through the days, in kk',
  {
    tag: [
      '@BONUS-07',
      '@BONUS-22',
      '@BONUS-25',
      '@BONUS-34',
      '@CASHBK-01',
      '@CASHBK-05',
      '@CASHBK-12',
      '@WELC-05',
      '@WELC-13',
      '@WELC-15',
      '@WELC-16',
      '@PROMO-03',
      '@PROMO-17',
      '@PROMO-20',
      '@PROMO-23',
      '@WAG-16',
      '@WAG-18',
    ],
  },
  async ({ page, context }) => {
    test.slow();
    const player = new Player(page, 'kk');
    const main = page.getByRole('main');
    const offer = (words: string) => main.getByRole('listitem').filter({ hasText: words });
    let [back, untilThursday] = [0, 0];
    const offers = async () => (await read<Offers>(page, '/api/v1/offers')).data;

    await test.step('a guest is not asked for a cashback', async () => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await player.openLobby();
      await page.goto('/bonuses');
      await expect(page).toHaveURL(/\/auth\/register/);
      await expect(player.email).toBeVisible();
      await expect.poll(() => asked).toContain('/api/v1/guest');
      expect(asked).not.toContain('/api/v1/cashback');
    });

    await test.step('a new player with a code is greeted once', async () => {
      await page.goto('/auth/register?promocode=demo20');
      await player.register(newPlayer(), { staysGreeted: true });
      await expect(player.greeting.getByRole('listitem')).toHaveCount(3);
      await page.keyboard.press('Escape');
      await expect(player.greeting).toBeHidden();
      await page.reload();
      await expect(player.balance).toBeVisible();
      await expect(player.greeting).toBeHidden();
    });

    await test.step('the player finds what the code has brought, one welcome offer open and the others locked', async () => {
      await page.goto('/bonuses');
      await expect(main.getByRole('heading', { name: /^20%/ })).toBeVisible();
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

    await test.step('plays: after every round bar and ledger say what the server has counted', async () => {
      const id = (await offers()).find(({ status }) => status === 'active')?.id ?? '';
      await page.goto('/games/tulpar-gold');
      const game = page.frameLocator('iframe');
      const spin = game.getByRole('button', { name: 'Айналдыру' });
      const bar = main.getByRole('region', { name: player.text('bonuses.active.label') });
      const progress = main.getByRole('progressbar', { name: player.text('bonuses.active.label') });
      const stake = async () => Number((await game.locator('#bet').innerText()).replaceAll(/\D/g, '')) * 100;
      // From the smallest stake on, and after a win with one larger than all that was won: the first loss is then one of
      // the whole, whoever is lucky before it. What is lost comes back on Thursday.
      await expect(spin).toHaveAttribute('aria-disabled', 'false');
      for (let step = 0; step < 2; step += 1) await game.locator('#less').click();
      for (let rounds = 1, accrued = 0; accrued === 0 || rounds <= 2; rounds += 1) {
        await expect(spin).toHaveAttribute('aria-disabled', 'false');
        const { realBalance } = await read<{ realBalance: number }>(page, '/api/v1/profile/balance');
        while ((await stake()) <= realBalance - 500_000 && (await stake()) * 2.5 <= realBalance)
          await game.locator('#more').click();
        const decided = page.waitForResponse((one) => one.url().endsWith('/sandbox/rounds') && one.ok());
        await spin.click();
        await decided;
        const counted = (await offers()).find((one) => one.id === id)?.wager_amount ?? 0;
        const { data } = await read<Ledger>(page, `/api/v1/offers/${id}/ledger`);
        expect([data.length, data[0]?.total]).toEqual([rounds, counted]);
        expect(data.reduce((sum, one) => sum + one.counted, 0)).toBe(counted);
        const figures = player.text('play.wager.of', { all: kzt(6_000_000), done: kzt(counted) });
        await expect(progress).toHaveAttribute(
          'aria-valuetext',
          new RegExp(String.raw`^${figures.replaceAll(/\s/g, String.raw`\s`)}$`),
        );
        ({ accrued_amount: accrued } = await read<{ accrued_amount: number }>(page, '/api/v1/cashback'));
      }
      const counted = (await offers()).find((one) => one.id === id)?.wager_amount ?? 0;
      await page.goto(`/bonuses/received/${id}`);
      await expect(bar).toContainText(kzt(6_000_000 - counted));
      // Stakes over the limit of the bonus stand in a row of their own.
      await expect(offer('Tulpar').filter({ hasText: kzt(counted) })).not.toHaveCount(0);
    });

    // Opened now: a press into the frame of a page behind another one may come to nothing.
    const desk = await context.newPage();
    await test.step('the second welcome offer opens the next day', async () => {
      const cashback = await read<{ accrued_amount: number; next_at: string }>(page, '/api/v1/cashback');
      back = cashback.accrued_amount;
      const now = Date.parse((await page.request.get('/api/v1/profile')).headers()['date'] ?? '');
      untilThursday = Math.ceil((Date.parse(cashback.next_at) - now) / MINUTE) + 1;
      await page.goto('/bonuses');
      await expect(main.getByText(player.text('bonuses.welcome.tomorrow'))).toBeVisible();
      await expect(player.button('bonuses.welcome.deposit')).toHaveCount(0);
      await expect(main.getByText(player.text('bonuses.cashback.accruing'))).toBeVisible();
      await moveClock(desk, DAY);
      await page.reload();
      await expect(player.button('bonuses.welcome.deposit')).toHaveCount(1);
      await expect(main.getByText(player.text('bonuses.welcome.tomorrow'))).toBeHidden();
    });

    await test.step('on Thursday a share of the loss comes back', async () => {
      if (untilThursday > DAY) await moveClock(desk, untilThursday - DAY);
      await page.reload();
      const card = main.locator('article', { has: page.getByRole('timer') });
      await expect(card).toContainText(kzt(back));
      await expect(player.button('bonuses.cashback.action', card)).toBeVisible();
      await player.button('bonuses.cashback.how', card).click();
      const period = page.getByRole('dialog').getByRole('listitem');
      await expect(period).toHaveCount(1);
      await expect(period).toContainText(kzt(back));
      await expect(period).toContainText(player.text('bonuses.cashback.state.available'));
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
      // In two tabs, and twice in one of them: one effect, and the other tab says why it has none.
      await desk.goto('/bonuses/received');
      const confirm = { name: player.text('bonuses.cancel.confirm') };
      for (const tab of [desk, page]) {
        const spins = tab.getByRole('listitem').filter({ hasText: '15 тегін айналдыру' });
        await player.button('bonuses.cancel.action', spins).click();
        await expect(tab.getByRole('alertdialog').getByRole('button', confirm)).toBeVisible();
      }
      await page.getByRole('alertdialog').getByRole('button', confirm).dblclick();
      await expect(page.getByText(player.text('bonuses.cancel.done'))).toBeVisible();
      await desk.getByRole('alertdialog').getByRole('button', confirm).click();
      await expect(desk.getByText(player.text('API_ERRORS.OFFER_NOT_CANCELABLE'))).toBeVisible();
      await expect(main.getByText(player.text('bonuses.status.canceled'))).toBeVisible();
      await main
        .getByRole('button', { name: /^Толығырақ:/ })
        .first()
        .click();
      await expect(page.getByRole('dialog').getByText(player.text('bonuses.reason.player'))).toBeVisible();
    });

    await test.step('a week later the history shows all of it', async () => {
      await moveClock(desk, 8 * DAY);
      await page.goto('/bonuses/history');
      const rows = main.getByRole('listitem');
      const expired = rows.filter({ hasText: player.text('bonuses.status.expired') });
      await expect(expired.filter({ hasText: kzt(600_000) })).toHaveCount(1);
      await expect(expired.filter({ hasText: '250 тегін айналдыру' })).toHaveCount(1);
      await expect(rows.filter({ hasText: player.text('bonuses.status.canceled') })).toHaveCount(1);
    });
  },
);
