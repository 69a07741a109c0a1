import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newPlayer, Player } from './player.ts';
import { moveClock, read, test } from './moved-clock.ts';
import { expect } from './test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** The page polls what it shows; the server's stages are moved on from the console. */
const SOON = { timeout: 60_000 };

/** Sends a picture of an identity document; the page for it has tests of its own. */
async function sendDocument(page: Page): Promise<void> {
  const picture = (await page.screenshot({ type: 'png' })).toString('base64');
  const status = await page.evaluate(
    async ([data, key]) => {
      const bytes = Uint8Array.from(atob(data ?? ''), (char) => char.codePointAt(0) ?? 0);
      const body = new FormData();
      body.append('documents[0]', new File([bytes], 'id.png', { type: 'image/png' }));
      body.append('document_type', 'Passport');
      const headers = {
        Authorization: `Bearer ${localStorage.getItem('accessToken')}`,
        'Idempotency-Key': key ?? '',
      };
      const address = '/api/v1/profile/documents/upload';
      return (await fetch(address, { method: 'POST', headers, body })).status;
    },
    [picture, randomUUID()],
  );
  expect(status).toBe(200);
}

test('PAY-10 PAY-14 PAY-15 PAY-16 PAY-17 PAY-20 money in, verified, and out through every stage on one open page, in az', async ({
  page,
  context,
}) => {
  test.slow();
  const player = new Player(page, 'az');
  const contact = newPlayer();
  const main = page.getByRole('main');
  const console = await context.newPage();

  await test.step('a deposit is credited, and its page says what it made of the balances', async () => {
    await page.goto('/auth/register?language=az&currency=AZN');
    await player.register(contact);
    await player.chooseAmount('150');
    await page.getByRole('button', { name: player.pattern('cashBox.deposit.submit') }).click();
    await player.settle('success');
    await player.link('payment.more', page.getByRole('dialog')).click();
    await expect(main.getByRole('heading', { name: /^\+150/ })).toBeVisible();
    const real = main.getByText(player.text('account.real'), { exact: true }).locator('xpath=..');
    await expect(real).toContainText(/150\s₼/);
    await expect(real).toContainText(player.pattern('payment.result.before'));
  });

  await test.step('he is told that verification is missing, and how much goes without it', async () => {
    await page.goto('/cash-box/withdrawal');
    const now = main.getByText(player.text('withdrawal.now')).locator('xpath=..');
    await expect(now).toContainText(/^\D*100,00/);
    const full = main.getByText(player.text('withdrawal.full')).locator('xpath=..');
    await expect(full).toContainText(/150,00/);
    await expect(main.locator('a[href="/profile/documents"]').first()).toBeVisible();
  });

  await test.step('the console accepts his document, and the open form follows with what he typed', async () => {
    await main.locator('a[href*="method=az-card-out"]').click();
    await player.amount.fill('150');
    await player.amount.blur();
    await expect(player.amount).toHaveAttribute('aria-invalid', 'true');
    await sendDocument(page);
    await console.goto(`/sandbox/players?q=${encodeURIComponent(contact.email)}`);
    await console.locator('main a[href^="/sandbox/players/"]').first().click();
    await console.locator('form[action^="/sandbox/documents/"] button[value="approve"]').click();
    await expect(player.amount).not.toHaveAttribute('aria-invalid', 'true', SOON);
    await expect(player.amount).toHaveValue('150');
  });

  await test.step('the withdrawal is taken', async () => {
    await page.getByRole('textbox', { name: 'Kart nömrəsi' }).fill('4400430000031234');
    await page.getByRole('button', { name: player.pattern('cashBox.withdraw.submit') }).click();
    await expect(main.getByText(player.text('cashBox.withdraw.done.title'))).toBeVisible();
    await player.link('cashBox.withdraw.done.history', main).click();
    await main.locator('a[href*="tx="]').first().click();
    await expect(page).toHaveURL(/\?tx=trx_/);
  });

  await test.step('its page goes through every stage without a reload', async () => {
    await page.evaluate(() => (document.documentElement.dataset['stays'] = 'yes'));
    const stages = main.getByRole('region', { name: player.text('payment.stages') });
    const row = (stage: string) =>
      stages.getByRole('listitem').filter({ hasText: player.text(`payment.stage.${stage}`) });
    // A stage is reached once it has a time of its own; how long it lasts is the machine's affair.
    const expected = player.text('payment.by', { time: '' }).trim();
    await expect(row('received')).not.toContainText(expected);
    await expect(row('paid')).toContainText(expected);
    for (const [minutes, stage] of [
      [1, 'checking'],
      [3, 'sent'],
      [2, 'paid'],
    ] as const) {
      await moveClock(console, minutes);
      await expect(row(stage)).not.toContainText(expected, SOON);
    }
    await expect(stages.locator('[aria-current="step"]')).toHaveCount(0, SOON);
    expect(await page.evaluate(() => document.documentElement.dataset['stays'])).toBe('yes');
  });

  await test.step('receipt, history and ledger agree', async () => {
    const id = new URL(page.url()).searchParams.get('tx') ?? '';
    const receipt = main.getByRole('region', { name: player.text('payment.receipt') });
    await expect(receipt).toContainText(id);
    await expect(receipt).toContainText(/150,00/);
    interface Row {
      transaction_id: string;
      status: string;
      amount: number;
      net_amount: number;
      timeline: { stage: string }[];
    }
    const { transactions } = await read<{ transactions: Row[] }>(page, '/api/v1/transactions');
    const paid = transactions.find(({ transaction_id }) => transaction_id === id);
    expect(paid).toMatchObject({ status: 'approved', amount: 15_000, net_amount: 15_000 });
    expect(paid?.timeline.map(({ stage }) => stage)).toEqual(['received', 'checking', 'sent', 'paid']);
    expect(await read(page, '/api/v1/profile/balance')).toMatchObject({ realBalance: 0, bonusBalance: 0 });
    await page.goto('/cash-box/history');
    await expect(main.getByText(player.text('cashBox.status.paid'))).toHaveCount(1);
    await expect(main.getByText(player.text('cashBox.status.credited'))).toHaveCount(1);
  });
});
