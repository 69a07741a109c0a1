import type { FrameLocator, Page, Request } from '@playwright/test';
import { moveClock, read, test } from '../moved-clock.ts';
import { newPlayer, Player } from '../player.ts';
import { expect } from './test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** The page polls what it shows; the server's stages are moved on from the console. */
const SOON = { timeout: 60_000 };

const PART = 256 * 1024;

/** A picture of a card on a table as a camera would give it; `blur` in px. */
async function cardPicture(page: Page, name: string, blur = 0) {
  const data = await page.evaluate(async (radius) => {
    const [sharp, canvas] = [document.createElement('canvas'), document.createElement('canvas')];
    for (const one of [sharp, canvas]) [one.width, one.height] = [1600, 1200];
    const context = sharp.getContext('2d');
    const lens = canvas.getContext('2d');
    if (!context || !lens) throw new Error('No canvas');
    context.fillStyle = '#3c4043';
    context.fillRect(0, 0, 1600, 1200);
    context.fillStyle = '#b9c7cf';
    context.fillRect(160, 150, 1280, 900);
    context.fillStyle = '#14212b';
    for (let y = 300; y < 950; y += 34) for (let x = 260; x < 1340; x += 26) context.fillRect(x, y, 14, 18);
    lens.filter = radius > 0 ? `blur(${radius}px)` : 'none';
    lens.drawImage(sharp, 0, 0);
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
  }, blur);
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(data, 'base64') };
}

const offsetOf = (request: Request) =>
  Number(/name="offset"\r\n\r\n(\d+)/.exec(request.postDataBuffer()?.toString('latin1') ?? '')?.[1]);

/** A phone on a slow line: what of the app is loaded already is not loaded again. */
async function slow4G(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page);
  await device.send('Network.enable');
  await device.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1600 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
}

/**
 * Plays the slot until a round has won: the frame asks for one round after the other, at the smallest stake and faster
 * than reels turn, and the player's own press is the last one.
 */
async function playUntilWin(page: Page, game: FrameLocator): Promise<void> {
  const spin = game.getByRole('button', { name: 'Fırlat' });
  await expect(spin).toHaveAttribute('aria-disabled', 'false');
  const frame = page.frames().find((one) => one.url().includes('/sandbox/'));
  const rounds = await frame?.evaluate(async () => {
    const { session, roundsUrl, bets } = JSON.parse(
      document.querySelector('#setup')?.textContent ?? '',
    ) as Record<string, string> & { bets: number[] };
    const headers = { 'Content-Type': 'application/json' };
    for (let round = 1; round <= 100; round += 1) {
      const body = JSON.stringify({ session, round_key: crypto.randomUUID(), bet: bets[0] });
      const answer = await fetch(roundsUrl ?? '', { method: 'POST', headers, body, credentials: 'omit' });
      if (((await answer.json()) as { win: number }).win > 0) return round;
    }
    return 0;
  });
  expect(rounds, 'rounds until one won').toBeGreaterThan(0);
  await spin.click();
  await expect(spin).toHaveAttribute('aria-disabled', 'false');
}

test(
  'money in, played, the player verified over a cut line, and out through every stage on one open page, in az on Slow 4G',
  {
    tag: [
      '@PAY-10',
      '@PAY-14',
      '@PAY-15',
      '@PAY-16',
      '@PAY-17',
      '@PAY-20',
      '@KYC-08',
      '@KYC-11',
      '@KYC-12',
      '@KYC-17',
    ],
  },
  async ({ page, context }) => {
    test.slow();
    const player = new Player(page, 'az');
    const contact = newPlayer();
    const main = page.getByRole('main');
    const console = await context.newPage();
    const papers = await context.newPage();

    await test.step('a deposit is credited, and its page says what it made of the balances', async () => {
      await page.goto('/auth/register?language=az&currency=AZN');
      await player.register(contact);
      // Only a page that begins anew knows for sure that the offer of a limit is answered.
      await page.reload();
      await slow4G(page);
      await player.link('cashBox.deposit', page.getByRole('banner')).click();
      await player.chooseMethod();
      await player.amount.fill('150');
      await page.getByRole('button', { name: player.pattern('cashBox.deposit.submit') }).click();
      await player.settle('success');
      await player.link('payment.more', page.getByRole('dialog')).click();
      await expect(main.getByRole('heading', { name: /^\+150/ })).toBeVisible();
      const real = main.getByText(player.text('account.real'), { exact: true }).locator('xpath=..');
      await expect(real).toContainText(/150\s₼/);
      await expect(real).toContainText(player.pattern('payment.result.before'));
    });

    let balance = 0;
    await test.step('the player plays and wins, and the balance is the one of the ledger', async () => {
      await page.goto('/games/tulpar-gold');
      await playUntilWin(page, page.frameLocator('iframe'));
      ({ realBalance: balance } = await read<{ realBalance: number }>(page, '/api/v1/profile/balance'));
      expect(balance).toBeGreaterThan(12_000);
      const whole = String(Math.floor(balance / 100)).replaceAll(/\B(?=(\d{3})+$)/g, String.raw`\s`);
      const shown = new RegExp(`${whole}(,${String(balance % 100).padStart(2, '0')})?\\s₼`);
      await expect(player.balance.first()).toContainText(shown);
    });

    await test.step('asks for more than goes unverified: the missing document is named', async () => {
      await page.goto('/cash-box/withdrawal');
      const now = main.getByText(player.text('withdrawal.now')).locator('xpath=..');
      await expect(now).toContainText(/^\D*100,00/);
      await expect(main.locator('a[href="/profile/documents"]').first()).toBeVisible();
      await main.locator('a[href*="method=az-card-out"]').click();
      await player.amount.fill('120');
      await player.amount.blur();
      await expect(player.amount).toHaveAttribute('aria-invalid', 'true');
    });

    const documents = new Player(papers, 'az');
    const list = papers.getByRole('main');
    await test.step('a blurred picture of it is named, and another one is taken', async () => {
      await papers.goto('/profile/documents');
      await slow4G(papers);
      await expect(documents.button('documents.send')).toBeVisible();
      await expect(papers.locator('input[type="file"][capture="environment"]')).toHaveCount(2);
      await papers
        .locator('input[name="images_pass"]')
        .setInputFiles(await cardPicture(papers, 'blurred.jpg', 22));
      const review = papers.getByRole('region', {
        name: documents.text('documents.review', { name: 'blurred.jpg' }),
      });
      await expect(review).toContainText(documents.text('documents.problem.blurred'));
      const good = await cardPicture(papers, 'front.jpg');
      // A camera writes more than is seen: the file has four parts.
      const buffer = Buffer.concat([good.buffer, Buffer.alloc(4 * PART - 100 - good.buffer.length)]);
      const chooser = papers.waitForEvent('filechooser');
      await documents.button('documents.again', review).click();
      await (await chooser).setFiles({ ...good, buffer });
      await expect(list.getByText(documents.text('documents.good'))).toBeVisible();
    });

    const offsets: number[] = [];
    let isCut = true;
    await papers.route(/\/documents\/uploads/, async (route) => {
      const request = route.request();
      if (isCut && offsets.length === 2) return await route.abort('internetdisconnected');
      if (request.url().endsWith('/parts')) offsets.push(offsetOf(request));
      return await route.continue();
    });

    await test.step('the connection is cut in the middle: what was sent is saved', async () => {
      await documents.button('documents.send').click();
      await expect(list.getByText(documents.text('documents.cut.title'))).toBeVisible();
      await expect(
        list.getByText(documents.text('documents.pausedAt', { done: '0,5', size: '1' })),
      ).toBeVisible();
      expect(offsets).toEqual([0, PART]);
    });

    await test.step('after a reload it goes on by itself, and every byte is sent once', async () => {
      await papers.reload();
      isCut = false;
      await expect(list.getByRole('group', { name: 'front.jpg' })).toContainText(
        documents.text('documents.status.process'),
        SOON,
      );
      expect(offsets).toEqual([0, PART, 2 * PART, 3 * PART]);
      await expect(papers.getByRole('list', { name: documents.text('documents.list') })).toBeHidden();
    });

    await test.step('the console accepts it: both open pages follow, the form with what was typed', async () => {
      for (const open of [page, papers])
        await open.evaluate(() => (document.documentElement.dataset['stays'] = 'yes'));
      await console.goto(`/sandbox/players?q=${encodeURIComponent(contact.email)}`);
      await console.locator('main a[href^="/sandbox/players/"]').first().click();
      await console.locator('form[action^="/sandbox/documents/"] button[value="approve"]').click();
      await expect(list.getByText(documents.text('documents.allAccepted'))).toBeVisible(SOON);
      await expect(list.getByRole('group', { name: 'front.jpg' })).toContainText(
        documents.text('documents.status.approved'),
      );
      await expect(player.amount).not.toHaveAttribute('aria-invalid', 'true', SOON);
      await expect(player.amount).toHaveValue('120');
      expect(await papers.evaluate(() => document.documentElement.dataset['stays'])).toBe('yes');
      expect(await papers.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
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
      await expect(receipt).toContainText(/120,00/);
      // On paper: black, on nothing but the paper, whatever the theme.
      await page.emulateMedia({ media: 'print' });
      await expect(receipt).toHaveCSS('background-color', /^(?:rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\))$/);
      await expect(receipt.getByText(/120,00/).first()).toHaveCSS('color', 'rgb(0, 0, 0)');
      await expect(player.button('payment.print', receipt)).toBeHidden();
      await page.emulateMedia({ media: null });
      interface Row {
        transaction_id: string;
        status: string;
        amount: number;
        net_amount: number;
        timeline: { stage: string }[];
      }
      const { transactions } = await read<{ transactions: Row[] }>(page, '/api/v1/transactions');
      const paid = transactions.find(({ transaction_id }) => transaction_id === id);
      expect(paid).toMatchObject({ status: 'approved', amount: 12_000, net_amount: 12_000 });
      expect(paid?.timeline.map(({ stage }) => stage)).toEqual(['received', 'checking', 'sent', 'paid']);
      expect(await read(page, '/api/v1/profile/balance')).toMatchObject({
        realBalance: balance - 12_000,
        bonusBalance: 0,
      });
      await page.goto('/cash-box/history');
      await expect(main.getByText(player.text('cashBox.status.paid'))).toHaveCount(1);
      await expect(main.getByText(player.text('cashBox.status.credited'))).toHaveCount(1);
    });
  },
);
