import { Keyboard } from '../keyboard.ts';
import { newPlayer, Player } from '../player.ts';
import { expect, test } from './test.ts';

async function skipsHeader(keys: Keyboard, player: Player): Promise<void> {
  const { page } = player;
  const main = page.getByRole('main');
  await test.step('the skip link leads past the header', async () => {
    await page.goto('/?language=ru');
    await expect(page.getByRole('heading', { name: player.text('games.top10') })).toBeVisible();
    await keys.press('Tab');
    await keys.inspect();
    await expect(player.link('nav.skip')).toBeFocused();
    await keys.press('Enter');
    await expect(main).toBeFocused();
    await keys.press('Tab');
    expect(await main.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  });
}

async function opensBalance(keys: Keyboard, player: Player): Promise<void> {
  const { page } = player;
  const dialog = page.getByRole('dialog');
  await test.step('opens the balance and closes it', async () => {
    // Shift+Tab to the header, because Tab would pass every game of the lobby.
    await keys.tabTo(player.balance.first(), { back: true });
    await keys.press('Enter');
    await keys.staysIn(dialog);
    await keys.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(player.balance.first()).toBeFocused();
  });
}

test('Sign-up, deposit, play and history work by keyboard alone at 390 px', async ({ page }) => {
  test.slow();
  const player = new Player(page, 'ru');
  const keys = new Keyboard(page);
  const contact = newPlayer();
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const header = page.getByRole('banner');
  const menu = page.getByRole('navigation', { name: player.text('nav.main'), exact: true });

  await skipsHeader(keys, player);

  await test.step('signs up', async () => {
    await keys.enter(player.link('page.register', header), { back: true });
    await expect(page).toHaveURL(/\/auth\/register/);
    await expect(main).toBeFocused();
    const tenge = page.getByRole('radio', { name: /KZT/ });
    await keys.tabTo(tenge);
    await keys.press('ArrowRight');
    await expect(page.getByRole('radio', { name: /AZN/ })).toBeChecked();
    await keys.press('ArrowLeft');
    await expect(tenge).toBeChecked();
    await keys.tabTo(player.email);
    const [name] = contact.email.split('@');
    await keys.type(`${name}@`);
    await expect(player.email).toHaveAttribute('aria-expanded', 'true');
    await keys.press('ArrowDown', 2);
    await keys.press('ArrowUp');
    await keys.press('Enter');
    await expect(player.email).toHaveValue(new RegExp(`^${name}@.+\\..+$`));
    await expect(player.email).toHaveAttribute('aria-expanded', 'false');
    contact.email = await player.email.inputValue();
    await keys.tabTo(player.password);
    await keys.type(contact.password);
    const terms = page.getByRole('checkbox', { name: player.pattern('session.terms') });
    await keys.tabTo(terms);
    await keys.press('Space');
    await expect(terms).not.toBeChecked();
    await keys.press('Space');
    await expect(terms).toBeChecked();
    await keys.enter(player.button('session.create'));
  });

  await test.step('is greeted, and closes that', async () => {
    await expect(player.greeting).toBeVisible();
    await keys.staysIn(dialog);
    await keys.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(player.balance.first()).toBeVisible();
  });

  await opensBalance(keys, player);

  await test.step('deposits with a bonus', async () => {
    await keys.enter(player.link('cashBox.deposit', header));
    await expect(page).toHaveURL(/\/cash-box\/deposit/);
    // Before the first deposit a limit is offered once.
    await expect(dialog).toHaveAccessibleName(player.text('limits.sheet.deposit'));
    await keys.staysIn(dialog);
    await keys.enter(player.button('limits.offer.skip', dialog));
    await expect(dialog).toBeHidden();
    const pick = page.getByRole('button', {
      name: new RegExp(`^(${player.text('bonuses.pick')}|${player.text('bonuses.change')})$`),
    });
    await keys.enter(pick);
    await keys.staysIn(dialog);
    await keys.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(pick).toBeFocused();
    await keys.press('Enter');
    await expect(dialog.getByRole('option').last()).toBeFocused();
    await keys.press('Home');
    const first = dialog.getByRole('option').first();
    await expect(first).toBeFocused();
    await keys.inspect();
    await keys.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: player.text('bonuses.change') })).toBeFocused();
    await keys.enter(main.locator('a[href*="method="]').first());
    await keys.tabTo(player.amount);
    await keys.type('5000');
    const off = main.getByRole('switch');
    await keys.tabTo(off);
    await expect(off).toBeChecked();
    await keys.enter(player.payButton);
  });

  await test.step('pays', async () => {
    await page.waitForURL(/\/sandbox\/pay\//);
    await keys.tabTo(page.locator('button[value="success"]'));
    await keys.press('Space');
    await expect(page).toHaveURL(/#payment_ok$/);
    await expect(dialog).toContainText(player.text('cashBox.ok.title'));
    await keys.staysIn(dialog);
    await keys.enter(player.button('cashBox.ok.play', dialog));
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/games$/);
    await expect(main).toBeFocused();
  });

  await test.step('finds a game and plays', async () => {
    const search = page.getByRole('searchbox', { name: player.text('games.search.label') });
    await keys.tabTo(search);
    await keys.type('Tulpar Gold');
    const tile = main.getByRole('link', { name: /^Tulpar Gold/ }).first();
    await expect(page).toHaveURL(/search=/);
    await keys.enter(tile);
    await expect(page).toHaveURL(/\/games\/tulpar-gold/);
    const game = page.frameLocator('iframe');
    const spin = game.locator('#spin');
    await expect(spin).toBeEnabled();
    const more = game.locator('#more');
    await keys.tabTo(more);
    await keys.press('Enter');
    await keys.tabTo(spin);
    const decided = page.waitForResponse((answer) => answer.url().endsWith('/sandbox/rounds') && answer.ok());
    await keys.press('Space');
    await decided;
    await expect(spin).toBeEnabled();
    // The button keeps focus during a round, so the next one needs one key press.
    await expect(spin).toBeFocused();
  });

  await test.step('looks at the history', async () => {
    await keys.tabTo(player.link('common.back'), { back: true });
    await keys.press('Enter');
    await expect(page).toHaveURL(/\/games.*[?&]search=/);
    await keys.enter(player.link('page.profile', menu));
    await expect(page).toHaveURL(/\/profile$/);
    await keys.enter(player.link('page.history'));
    await expect(main.getByText(player.text('cashBox.status.credited'))).toBeVisible();
    await keys.enter(player.link('common.back'));
    await expect(page).toHaveURL(/\/profile$/);
  });

  await test.step('changes the language', async () => {
    const opener = player.languageButton;
    await keys.tabTo(opener);
    await keys.press('Enter');
    await keys.staysIn(dialog);
    await keys.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await keys.press('Enter');
    await expect(dialog.getByRole('option', { selected: true })).toBeFocused();
    await keys.press('ArrowDown');
    await keys.press('ArrowUp');
    const english = dialog.getByRole('option', { name: player.text('language.en') });
    await keys.page.keyboard.type('E');
    await expect(english).toBeFocused();
    await keys.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    player.language = 'en';
    await expect(player.languageButton).toBeFocused();
  });

  await test.step('signs out and in again', async () => {
    await keys.enter(player.button('account.logout'));
    await expect(main).toBeFocused();
    await keys.enter(player.link('nav.login', header), { back: true });
    await expect(page).toHaveURL(/\/auth\/login/);
    await keys.tabTo(player.email);
    await keys.type(contact.email);
    await keys.tabTo(player.password);
    await keys.type(contact.password);
    await keys.press('Enter');
    await expect(player.balance.first()).toBeVisible();
  });
});

test('Header and sidebar work by keyboard alone at 1440 px', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const player = new Player(page, 'ru');
  const keys = new Keyboard(page);
  const main = page.getByRole('main');
  const header = page.getByRole('banner');
  const sidebar = page.getByRole('navigation', { name: player.text('nav.sections'), exact: true });

  await skipsHeader(keys, player);
  await test.step('signs in', async () => {
    await keys.enter(player.link('nav.login', header), { back: true });
    await expect(page).toHaveURL(/\/auth\/login/);
    await keys.tabTo(player.email);
    await keys.type('demo@tulpar.example');
    await keys.tabTo(player.password);
    await keys.type('tulpar-demo');
    await keys.press('Enter');
    await expect(player.balance.first()).toBeVisible();
  });
  await opensBalance(keys, player);
  await test.step('to the tournaments by the sidebar, to the profile by the header', async () => {
    await keys.enter(player.link('page.tournaments', sidebar), { back: true });
    await expect(page).toHaveURL(/\/tournaments$/);
    await expect(main).toBeFocused();
    const account = player.button('page.profile', header);
    await keys.enter(account, { back: true });
    await expect(page.getByRole('menu')).toBeVisible();
    await keys.press('Escape');
    await expect(account).toBeFocused();
    await keys.press('Enter');
    const profile = page.getByRole('menuitem', { name: player.text('page.profile'), exact: true });
    await expect(profile).toBeFocused();
    await keys.press('Enter');
    await expect(page).toHaveURL(/\/profile$/);
    await expect(main).toBeFocused();
  });
});
