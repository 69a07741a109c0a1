import type { Page } from '@playwright/test';
import { cardPicture as drawn } from '../../src/stories/card-picture.ts';
import { expect, playerTest } from '../test.ts';

/** A camera picture of a card on a table. */
async function cardPicture(page: Page, name: string) {
  const file = `(${drawn.toString()})('${name}')`;
  const bytes = await page.evaluate<number[]>(
    `${file}.then(async (file) => [...new Uint8Array(await file.arrayBuffer())])`,
  );
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(bytes) };
}

playerTest(
  'Both sides of a document are sent, and the open page follows the operator’s decisions',
  { tag: ['@KYC-08', '@KYC-17', '@ROUTE-20'] },
  async ({ page, player, account, operator }) => {
    const main = page.getByRole('main');
    const sides = ['front.jpg', 'back.jpg'];
    const sent = (name: string) => main.getByRole('group', { name });

    await playerTest.step('the player chooses the pictures and sends them', async () => {
      await page.goto('/profile/documents');
      await expect(player.button('documents.send')).toBeVisible();
      for (const [at, name] of sides.entries()) {
        // The row of a side has its field until it has a picture.
        const field = page.locator('input[name="images_pass"]').first();
        await field.setInputFiles(await cardPicture(page, name));
        await expect(main.getByText(player.text('documents.good'))).toHaveCount(at + 1);
      }
      await player.button('documents.send').click();
      for (const name of sides)
        await expect(sent(name)).toContainText(player.text('documents.status.process'));
    });

    await playerTest.step('the operator accepts them', async () => {
      const profile = `/sandbox/players/${await account.id()}`;
      for (const _ of sides) await operator.act(profile, /^\/sandbox\/documents\//, { do: 'approve' });
      await expect(main.getByText(player.text('documents.allAccepted'))).toBeVisible();
      for (const name of sides)
        await expect(sent(name)).toContainText(player.text('documents.status.approved'));
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
    // An expected stage shows its time with this text, a completed one the time alone.
    const expected = player.text('payment.by', { time: '' }).trim();
    let id = '';

    await playerTest.step('the player requests a part of the money', async () => {
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
