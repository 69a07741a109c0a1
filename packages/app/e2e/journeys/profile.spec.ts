import { linkIn } from '../operator.ts';
import type { Player } from '../player.ts';
import { expect, playerTest } from '../test.ts';

const expectMessage = (player: Player, id: string) =>
  expect(player.page.getByText(player.text(id)).first()).toBeVisible();

playerTest.use({ signUp: { language: 'en' } });

playerTest(
  'A player confirms the e-mail by its letter, and the open page shows it',
  { tag: ['@all-markets', '@ROUTE-22', '@CONF-05', '@CONF-08', '@NOTIF-19'] },
  async ({ page, player, account, operator }) => {
    await page.goto('/profile/verify-email');
    await player.button('reset.sendLink').click();
    await expect(page.getByText(account.email).first()).toBeVisible();
    await player.button('profile.emailCheck').click();
    await expectMessage(player, 'profile.emailNotYet');
    const link = linkIn(await operator.lastMessageTo(account.email));
    const token = link.split('?')[0]?.split('/').at(-1) ?? '';
    expect((await account.call(`/api/v1/profile/confirm-email/${token}`)).status).toBe(200);
    await expectMessage(player, 'confirm.doneText');
  },
);
