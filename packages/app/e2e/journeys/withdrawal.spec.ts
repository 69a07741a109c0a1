import { cardPicture } from '../card-picture.ts';
import { expect, playerTest } from '../test.ts';

playerTest(
  'A document is sent, and the open page follows the operator’s decision',
  { tag: ['@KYC-08', '@KYC-17', '@ROUTE-20'] },
  async ({ page, player, account, operator }) => {
    const main = page.getByRole('main');
    const file = main.getByRole('group', { name: 'front.jpg' });

    await playerTest.step('the player chooses a picture and sends it', async () => {
      await page.goto('/profile/documents');
      await expect(player.button('documents.send')).toBeVisible();
      await page.locator('input[name="images_pass"]').setInputFiles(await cardPicture(page, 'front.jpg'));
      await expect(main.getByText(player.text('documents.good'))).toBeVisible();
      await player.button('documents.send').click();
      await expect(file).toContainText(player.text('documents.status.process'));
    });

    await playerTest.step('the operator accepts it', async () => {
      const profile = `/sandbox/players/${await account.id()}`;
      await operator.act(profile, /^\/sandbox\/documents\//, { do: 'approve' });
      await expect(main.getByText(player.text('documents.allAccepted'))).toBeVisible();
      await expect(file).toContainText(player.text('documents.status.approved'));
    });
  },
);

playerTest(
  'A withdrawal is requested, and its open page follows it to the bank and the receipt',
  { tag: ['@PAY-14', '@PAY-15', '@PAY-16', '@PAY-17'] },
  async ({ page, player, account, operator }) => {
    await account.deposit(500_000);
    const main = page.getByRole('main');
    const stages = main.getByRole('region', { name: player.text('payment.stages') });
    const row = (stage: string) =>
      stages.getByRole('listitem').filter({ hasText: player.text(`payment.stage.${stage}`) });
    // A completed stage shows its time.
    const expected = player.text('payment.by', { time: '' }).trim();
    let id = '';

    await playerTest.step('the player asks for a part of the money', async () => {
      await page.goto('/cash-box/withdrawal');
      await main.locator('a[href*="method=kz-card-out"]').click();
      await player.amount.fill('3000');
      await page.getByRole('textbox', { name: 'Номер карты' }).fill('4400430000031234');
      await page.getByRole('button', { name: player.pattern('cashBox.withdraw.submit') }).click();
      const outcome = page.getByRole('dialog', { name: player.text('cashBox.withdraw.done.title') });
      await player.link('cashBox.withdraw.done.history', outcome).click();
      await expect(page).toHaveURL(/\?tx=trx_/);
      id = new URL(page.url()).searchParams.get('tx') ?? '';
      await expect(row('received')).not.toContainText(expected);
      await expect(row('paid')).toContainText(expected);
    });

    await playerTest.step('the operator sends it and the bank pays: the page follows', async () => {
      const profile = `/sandbox/players/${await account.id()}`;
      await operator.act(profile, `/sandbox/payments/${id}`, { do: 'send' });
      await expect(row('sent')).not.toContainText(expected);
      await operator.act(profile, `/sandbox/payments/${id}`, { do: 'approve' });
      await expect(stages.locator('[aria-current="step"]')).toHaveCount(0);
    });

    await playerTest.step('the receipt agrees with the ledger', async () => {
      const receipt = main.getByRole('region', { name: player.text('payment.receipt') });
      await expect(receipt).toContainText(id);
      await expect(receipt).toContainText(/3\s000/);
      // Printed: black text without buttons.
      await page.emulateMedia({ media: 'print' });
      await expect(receipt.getByText(/3\s000/).first()).toHaveCSS('color', 'rgb(0, 0, 0)');
      await expect(player.button('payment.print', receipt)).toBeHidden();
      await page.emulateMedia({ media: null });
      expect(await account.entries()).toContainEqual(
        expect.objectContaining({ type: 'withdrawal', status: 'approved', amount: 300_000 }),
      );
      expect(await account.money()).toBe(200_000);
    });
  },
);
