import { Account } from '../account.ts';
import { Keyboard } from '../keyboard.ts';
import { Player } from '../player.ts';
import { Reader } from '../reader.ts';
import { expect, test } from './test.ts';

/** Matches an amount with any kind of space between its digits. */
const sum = (figures: string) => new RegExp(figures.replaceAll(' ', String.raw`\s`));

test(
  'A limit and a break work by keyboard and screen reader, in kk',
  { tag: ['@SAFE-01', '@SAFE-03', '@SAFE-05', '@SAFE-08', '@SAFE-10', '@SAFE-11'] },
  async ({ page, browser, origin }) => {
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

    await test.step('more than is left is refused at the field', async () => {
      await visit('/cash-box/deposit');
      await keys.enter(main.locator('a[href*="method="]').first());
      await keys.tabTo(player.amount);
      await keys.type('2001');
      await keys.press('Enter');
      await expect.poll(() => reader.focused()).toMatch(/^textbox .*invalid.*2\s000/);
      await visit('/profile/limits');
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
      await expect(main).toContainText(player.text('breaks.holds.break'));
    });

    await test.step('play is closed, and the page says so', async () => {
      await keys.enter(player.link('page.lobby', menu));
      await expect(closed(page)).toBeVisible();
      await expect
        .poll(async () => (await reader.headings())[0])
        .toBe(`1 ${player.text('breaks.closed.title')}`);
    });
  },
);
