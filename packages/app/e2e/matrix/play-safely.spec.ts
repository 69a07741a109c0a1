import { Account } from '../account.ts';
import { Keyboard } from '../keyboard.ts';
import { Player } from '../player.ts';
import { Reader } from '../reader.ts';
import { TulparServer } from '../server.ts';
import { expect, test as base } from './test.ts';

/**
 * For tests that advance the clock by days: each has its own server, because the clock cannot be moved back.
 */
const test = base.extend<object, { server: TulparServer }>({
  server: [
    // A fixture that needs no other one still has to take them apart.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await TulparServer.create({ TURNOVER_FACTOR: '0' });
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

/** One day, minutes. */
const DAY = 24 * 60;

/** Matches an amount with any kind of space between its digits. */
const sum = (figures: string) => new RegExp(figures.replaceAll(' ', String.raw`\s`));

test(
  'Limit, raise, break and withdrawal work by keyboard and screen reader, in kk',
  { tag: ['@SAFE-01', '@SAFE-03', '@SAFE-05', '@SAFE-08', '@SAFE-10', '@SAFE-11', '@SAFE-13'] },
  async ({ page, browser, operator, origin }) => {
    // Every Tab is checked, which is slow on a busy machine.
    test.slow();
    const player = new Player(page, 'kk');
    let keys = new Keyboard(page);
    const reader = await Reader.of(page);
    /** Opens a URL; the previously focused element belonged to the former document. */
    const visit = async (path: string) => {
      await page.goto(path);
      keys = new Keyboard(page);
    };
    const main = page.getByRole('main');
    const dialog = page.getByRole('dialog');
    const menu = page.getByRole('navigation', { name: player.text('nav.main'), exact: true });
    const account = await Account.create(origin, { language: 'kk' });
    await account.deposit(300_000);
    const deposits = main.getByRole('region', { name: player.text('limits.type.deposit') });
    const change = player.button('common.change', deposits);

    await test.step('sets a limit, which is said to hold', async () => {
      await account.enter(page, '/profile');
      await keys.enter(player.link('page.limits', main));
      await keys.enter(player.button('limits.set', deposits));
      await expect(dialog).toHaveAccessibleName(player.text('limits.sheet.deposit'));
      await keys.tabTo(player.field('limits.atMost'));
      await keys.type('5000');
      await keys.press('Enter');
      await reader.announces(player.text('limits.done.set'));
      await expect(dialog).toBeHidden();
      await expect(deposits.getByRole('progressbar')).toHaveAttribute('aria-valuetext', sum('3 000.+5 000'));
    });

    await test.step('reaches it: more is refused at the field, what is left is paid', async () => {
      await visit('/cash-box/deposit');
      await keys.enter(main.locator('a[href*="method="]').first());
      await keys.tabTo(player.amount);
      await keys.type('2001');
      await keys.press('Enter');
      await expect.poll(() => reader.focused()).toMatch(/^textbox .*invalid.*2\s000/);
      await keys.type('2000');
      await keys.press('Enter');
      await page.waitForURL(/\/sandbox\/pay\//);
      keys = new Keyboard(page);
      await keys.tabTo(page.locator('button[value="success"]'));
      await keys.press('Space');
      await expect(page).toHaveURL(/#payment_ok$/);
      await visit('/profile/limits');
      await expect(deposits).toContainText(player.pattern('limits.frees'));
    });

    await test.step('a raised limit takes effect after a day and a confirmation', async () => {
      await keys.enter(change);
      await keys.tabTo(player.field('limits.atMost'));
      await keys.type('20000');
      await keys.press('Enter');
      await reader.announces(player.text('limits.done.waiting'));
      await expect(deposits.getByRole('timer', { name: player.text('limits.pending.in') })).toBeVisible();
      const confirm = player.button('limits.pending.confirm', deposits);
      await expect(confirm).toHaveCount(0);
      await operator.moveClock(DAY);
      await visit('/profile/limits');
      await keys.enter(confirm);
      await reader.announces(player.text('limits.done.set'));
      await expect(deposits.getByRole('progressbar')).toHaveAttribute('aria-valuetext', sum('20 000'));
    });

    // A browser of its own, because a context has one clock for all its pages.
    const other = await browser.newPage({ baseURL: origin, viewport: page.viewportSize() });
    const closed = (tab: Player['page']) =>
      tab.getByRole('heading', { level: 1, name: player.text('breaks.closed.title') });

    await test.step('takes a break, and the other tab closes by its stream alone', async () => {
      await other.clock.install();
      await (await account.again()).enter(other, '/tournaments');
      await expect(
        other.getByRole('heading', { level: 1, name: player.text('page.tournaments') }),
      ).toBeVisible();
      // Stop the clock of the other page, so that it no longer polls.
      await other.clock.pauseAt(await other.evaluate(() => Date.now() + 60_000));
      await keys.enter(main.getByRole('link', { name: player.pattern('page.break') }));
      const next = player.button('breaks.next');
      await keys.tabTo(next);
      expect(await reader.focused()).toMatch(
        new RegExp(`^button .*disabled.*${player.text('breaks.choose')}`),
      );
      await keys.tabTo(page.getByRole('radio').first(), { back: true });
      await keys.press('Space');
      await expect(page.getByRole('radio').first()).toBeChecked();
      await keys.enter(next);
      await expect(main.getByText(player.text('breaks.step', { step: '2' }))).toBeFocused();
      await keys.enter(player.button('breaks.confirm.break'));
      await expect
        .poll(async () => {
          // Runs tasks that are already scheduled; too short for a poll.
          await other.clock.runFor(50);
          return closed(other).isVisible();
        })
        .toBe(true);
      await other.clock.resume();
      await expect(main).toContainText(player.text('breaks.holds.break'));
    });

    await test.step('finds every door closed, by menu, link and hash, in both tabs', async () => {
      await keys.enter(player.link('page.lobby', menu));
      await expect(closed(page)).toBeVisible();
      await expect
        .poll(async () => (await reader.headings())[0])
        .toBe(`1 ${player.text('breaks.closed.title')}`);
      const places = (tab: Player['page']) =>
        tab
          .getByRole('navigation', { name: player.text('nav.main'), exact: true })
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      for (const tab of [page, other])
        expect(await places(tab)).toEqual([
          '/',
          '/cash-box/statement',
          '/cash-box/withdrawal',
          '/contacts#chat',
          '/profile',
        ]);
      await visit('/games/tulpar-gold');
      await expect(closed(page)).toBeVisible();
      await visit('/contacts#cashbox');
      await expect(closed(page)).toBeVisible();
    });

    await test.step('shows the closed page in the profile language, not in the language of the browser', async () => {
      let answer = () => {};
      const answered = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/api/v1/profile/', async (route) => {
        await answered;
        await route.continue();
      });
      const profileRead = page.waitForRequest('**/api/v1/profile/');
      await visit('/tournaments');
      await profileRead;
      await expect(closed(page)).toBeVisible();
      answer();
      await page.unrouteAll({ behavior: 'wait' });
    });

    await test.step('takes the money out', async () => {
      await keys.enter(player.link('breaks.holds.withdraw', main));
      await keys.enter(main.locator('a[href*="method=kz-card-out"]'));
      await keys.tabTo(player.amount);
      await keys.type('3000');
      await keys.tabTo(page.getByRole('textbox', { name: 'Карта нөмірі' }));
      await keys.type('4400430000031234');
      await keys.press('Enter');
      await expect(page.getByRole('dialog')).toContainText(player.text('cashBox.withdraw.done.title'));
      // The session expires within a day.
      const later = await account.again();
      await expect.poll(() => later.money()).toBe(200_000);
    });

    await test.step('the day is over: play is open in both tabs', async () => {
      await operator.moveClock(DAY);
      await other.reload();
      await expect(
        other.getByRole('heading', { level: 1, name: player.text('page.tournaments') }),
      ).toBeVisible();
      await visit('/games/tulpar-gold');
      await expect(page.locator('iframe')).toBeVisible();
    });
  },
);
