import { newPlayer } from '../player.ts';
import { Reader } from '../reader.ts';
import { expect, guestTest } from '../test.ts';

/** Announcement of an element: role, name, then states and description in any order. */
const spoken = (role: string, name: string, rest = '') =>
  `${role} "${name.replaceAll(/\s+/g, ' ')}"${rest && `, ${rest}`}`;

guestTest(
  'A guest hears fields, mistakes and the next page while becoming a player',
  { tag: ['@REG-02', '@AUTH-02', '@FORM-05'] },
  async ({ page, player }) => {
    player.language = 'kk';
    await page.goto('/auth/login?language=kk');
    await expect(player.email).toBeVisible();
    const reader = await Reader.of(page);
    const contact = newPlayer();

    await guestTest.step('a refused sign-in is said on its own', async () => {
      await player.email.fill(contact.email);
      await player.password.fill(contact.password);
      await player.password.press('Enter');
      await reader.announces(player.text('API_ERRORS.AUTH_INVALID_CREDENTIALS'));
    });

    await guestTest.step('the next page is said, and has one headline', async () => {
      await page.getByRole('main').locator('a[href="/auth/register"]').click();
      await reader.announces(new RegExp(`${player.text('page.register')}.*Tulpar`));
      expect(await reader.headings()).toEqual([`1 ${player.text('page.register')}`]);
    });

    await guestTest.step('every field has a role, a name and its rule', async () => {
      await page.reload();
      await expect(player.email).toHaveValue(contact.email);
      await player.email.fill('');
      await page.getByRole('link', { name: player.text('common.close') }).focus();
      const lines = await reader.tabTo(new RegExp(`^button "${player.text('session.create')}"`));
      for (const line of [
        spoken('tab', player.text('common.email'), 'selected'),
        spoken('radio', 'KZT ₸', 'checked'),
        spoken('combobox', player.text('session.email')),
        spoken('button', player.text('session.showPassword')),
      ])
        expect(
          lines.some((one) => one.startsWith(line)),
          `${line}\n${lines.join('\n')}`,
        ).toBe(true);
      const password = lines.find((one) =>
        one.startsWith(spoken('textbox', player.text('session.password'))),
      );
      expect(password).toMatch(/“.+”$/);
      // Every focusable element has a name.
      expect(lines.filter((one) => one.includes(' ""'))).toEqual([]);
    });

    await guestTest.step('what is missing is said at the field the focus goes to', async () => {
      await page.keyboard.press('Enter');
      await expect(player.email).toBeFocused();
      await expect
        .poll(() => reader.focused())
        .toBe(spoken('combobox', player.text('session.email'), `invalid, “${player.text('required')}”`));
      await page.keyboard.type(contact.email);
      await expect.poll(() => reader.focused()).not.toContain('invalid');
    });

    await guestTest.step('a new player hears which page this is', async () => {
      await player.register(contact);
      await reader.announces('Tulpar');
      await expect.poll(async () => (await reader.headings())[0]).toBe(`1 ${player.text('page.lobby')}`);
    });
  },
);
