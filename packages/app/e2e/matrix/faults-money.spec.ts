import type { Page } from '@playwright/test';
import { Gate } from './fault-proxy.ts';
import type { Account } from '../account.ts';
import { calls, expect, kept, runUntil, test } from './fault-world.ts';
import { Player } from '../player.ts';

const provider = /\/sandbox\/pay\//;

const submit = (player: Player) =>
  player.page.getByRole('button', { name: player.pattern('cashBox.deposit.submit') });

/** What a page was when it was first painted after the player came back to it. */
interface Return {
  /** The page stood in the browser's cache as it was left. */
  readonly isKept: boolean;
  /** The words to look for stood in it. */
  readonly isPrivate: boolean;
}

/** Lets a page write down how it comes back, if it comes back as it is now. */
const watchReturn = (page: Page, words: string) =>
  page.evaluate((text) => {
    delete document.documentElement.dataset['return'];
    addEventListener(
      'pageshow',
      ({ persisted: isKept }) =>
        requestAnimationFrame(() => {
          const isPrivate = document.body.textContent.includes(text);
          document.documentElement.dataset['return'] = JSON.stringify({ isKept, isPrivate });
        }),
      { once: true },
    );
  }, words);

const returned = (page: Page) =>
  page.evaluate(() => JSON.parse(document.documentElement.dataset['return'] ?? 'null') as Return | null);

/** Signs in and fills the deposit form. */
async function atTheForm(page: Page, account: Account, amount = '4000'): Promise<Player> {
  const player = new Player(page, 'ru');
  await account.enter(page, '/cash-box/deposit?language=ru');
  await player.chooseMethod();
  await player.amount.fill(amount);
  return player;
}

test.describe('a payment through faults', () => {
  for (const kind of ['loseRequest', 'loseAnswer'] as const) {
    test(
      `the first payment breaks off (${kind}): it is sent again and happens once`,
      { tag: ['@NET-04', '@F13'] },
      async ({ page, wire, account }) => {
        const player = await atTheForm(page, account);
        wire.on({ method: 'POST', path: calls.pay, times: 1 }, { kind });
        await submit(player).click();
        await page.waitForURL(provider);
        const keys = wire.requests('POST', calls.pay).map(({ headers }) => headers['idempotency-key']);
        expect(keys).toHaveLength(2);
        expect(new Set(keys).size).toBe(1);
        await expect.poll(() => account.entries()).toMatchObject([{ status: 'process', amount: 400_000 }]);
        await player.settle('success');
        await expect.poll(() => account.money()).toBeGreaterThanOrEqual(400_000);
        expect(await account.entries()).toMatchObject([{ status: 'approved', amount: 400_000 }]);
      },
    );
  }

  test(
    'no answer gets through: six attempts, the page says so, a press pays the same payment',
    { tag: ['@NET-05', '@NET-06', '@F13'] },
    async ({ page, wire, account }) => {
      await page.clock.install();
      const player = await atTheForm(page, account);
      const heal = wire.on({ method: 'POST', path: calls.pay }, { kind: 'loseAnswer' });
      await submit(player).click();
      const notice = page.getByText(player.text('cashBox.offline.text'));
      await runUntil(page, wire, () => notice.isVisible());
      expect(wire.requests('POST', calls.pay)).toHaveLength(6);
      await expect(player.amount).toHaveValue(/4.000/);
      expect(await account.entries()).toHaveLength(1);
      heal();
      await submit(player).click();
      await page.waitForURL(provider);
      const keys = wire.requests('POST', calls.pay).map(({ headers }) => headers['idempotency-key']);
      expect(new Set(keys).size).toBe(1);
      expect(await account.entries()).toHaveLength(1);
    },
  );

  test(
    'a payment that took too long arrives after its repeat: it happens once',
    { tag: ['@NET-03', '@F13'] },
    async ({ page, wire, account }) => {
      await page.clock.install();
      const player = await atTheForm(page, account);
      const gate = new Gate();
      wire.on({ method: 'POST', path: calls.pay, times: 1 }, { kind: 'hold', what: 'request', gate });
      await submit(player).click();
      await runUntil(page, wire, () => wire.requests('POST', calls.pay).length === 2);
      await page.waitForURL(provider);
      gate.open();
      await expect.poll(() => account.entries()).toMatchObject([{ amount: 400_000 }]);
      await wire.quiet();
      expect(await account.entries()).toHaveLength(1);
    },
  );

  test(
    'many presses of the button are one payment',
    { tag: ['@CASH-22', '@F14'] },
    async ({ page, wire, account }) => {
      const player = await atTheForm(page, account);
      const gate = new Gate();
      wire.on({ method: 'POST', path: calls.pay }, { kind: 'hold', what: 'answer', gate });
      // The slower the device, the more presses come before the page shows that it has understood the first.
      const device = await page.context().newCDPSession(page);
      await device.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      await submit(player).click({ clickCount: 3 });
      await player.amount.press('Enter');
      await expect.poll(() => wire.requests('POST', calls.pay)[0]?.answer ?? null).not.toBeNull();
      await device.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      gate.open();
      await page.waitForURL(provider);
      expect(wire.requests('POST', calls.pay)).toHaveLength(1);
      expect(await account.entries()).toHaveLength(1);

      // Presses the page could not yet answer, all in one turn of its loop, are one intent.
      await player.chooseAmount('4100');
      await submit(player).evaluate((button: HTMLButtonElement) => {
        for (let press = 0; press < 3; press += 1) button.form?.requestSubmit();
      });
      await page.waitForURL(provider);
      const keys = wire.requests('POST', calls.pay).map(({ headers }) => headers['idempotency-key']);
      expect(new Set(keys).size).toBe(2);
      expect(await account.entries()).toHaveLength(2);
    },
  );

  test(
    'another amount under a used key is refused and changes nothing',
    { tag: ['@API-28', '@F15'] },
    async ({ page, wire, account }) => {
      const player = await atTheForm(page, account);
      await submit(player).click();
      await page.waitForURL(provider);
      const [sent] = wire.requests('POST', calls.pay);
      const key = sent?.headers['idempotency-key'];
      const body = JSON.parse(sent?.body ?? '{}') as object;
      const answer = await account.ask(calls.pay, { ...body, amount: 900_000 }, String(key));
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ message: 'IDEMPOTENCY_MISMATCH' });
      expect(await account.entries()).toMatchObject([{ amount: 400_000 }]);
    },
  );

  test(
    'a second press while the server is still at the first: it is told so, waits, and nothing is made twice',
    { tag: ['@NET-05', '@CASH-14', '@F16'] },
    async ({ page, wire, account }) => {
      const player = await atTheForm(page, account);
      const gate = new Gate();
      wire.on({ method: 'POST', path: calls.pay, times: 1 }, { kind: 'hold', what: 'body', gate });
      await submit(player).click();
      await expect.poll(() => wire.requests('POST', calls.pay).length).toBe(1);
      await page.reload();
      await player.amount.fill('4000');
      await submit(player).click();
      // The server's own word, and the page comes again as often as it has to.
      await expect
        .poll(() => wire.requests('POST', calls.pay).filter(({ status }) => status === 409).length)
        .toBeGreaterThanOrEqual(2);
      expect(await account.entries()).toEqual([]);
      gate.open();
      await page.waitForURL(provider);
      const paid = wire.requests('POST', calls.pay);
      expect(new Set(paid.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
      const [, ...told] = paid.map(({ status }) => status);
      expect(new Set(told.slice(0, -1))).toEqual(new Set([409]));
      expect(told.at(-1)).toBe(200);
      expect(await account.entries()).toMatchObject([{ status: 'process', amount: 400_000 }]);
    },
  );

  test(
    'the page is loaded anew before it heard of its payment: a press repeats it',
    { tag: ['@CASH-14', '@F17'] },
    async ({ page, wire, account }) => {
      const player = await atTheForm(page, account);
      wire.on(
        { method: 'POST', path: calls.pay, times: 1 },
        { kind: 'hold', what: 'answer', gate: new Gate() },
      );
      await submit(player).click();
      await expect.poll(() => wire.requests('POST', calls.pay)[0]?.answer ?? null).not.toBeNull();
      await page.reload();
      await player.amount.fill('4000');
      await submit(player).click();
      await page.waitForURL(provider);
      const keys = wire.requests('POST', calls.pay).map(({ headers }) => headers['idempotency-key']);
      expect(keys).toHaveLength(2);
      expect(new Set(keys).size).toBe(1);
      expect(await account.entries()).toHaveLength(1);
    },
  );

  test(
    'the page dies after it paid and before it left: the payment stands in the history as under way',
    { tag: ['@CASH-14', '@CASH-25', '@F17'] },
    async ({ page, context, wire, account }) => {
      const player = await atTheForm(page, account);
      const gate = new Gate();
      wire.on({ method: 'POST', path: calls.pay, times: 1 }, { kind: 'hold', what: 'answer', gate });
      await submit(player).click();
      await expect.poll(() => wire.requests('POST', calls.pay)[0]?.answer ?? null).not.toBeNull();
      const died = page.waitForEvent('crash');
      const system = await context.newCDPSession(page);
      // A page that dies answers nothing.
      void system.send('Page.crash').catch(() => undefined);
      await died;
      gate.open();
      const opened = await context.newPage();
      await opened.goto('/cash-box/history?language=ru');
      const list = opened.getByRole('main');
      await expect(list.getByText(/4.000.₸/)).toHaveCount(1);
      await expect(list.getByText(player.text('cashBox.status.process')).first()).toBeVisible();
      expect(await account.entries()).toMatchObject([{ status: 'process', amount: 400_000 }]);
      expect(wire.requests('POST', calls.pay)).toHaveLength(1);
    },
  );

  for (const [name, url] of [
    ['nowhere', null],
    ['to a script', 'javascript:alert(1)//evil.example'],
    ['to a host without a scheme', '//evil.example/pay'],
  ] as const) {
    test(
      `a payment that leads ${name} stays with us and says that it failed`,
      { tag: ['@CASH-16', '@F18'] },
      async ({ page, wire, account }) => {
        const player = await atTheForm(page, account);
        wire.on(
          { method: 'POST', path: calls.pay },
          {
            kind: 'change',
            change(answer) {
              const body = JSON.parse(answer.body) as { payload: object };
              const payload = { ...body.payload, redirect_url: url };
              return { ...answer, body: JSON.stringify({ ...body, payload }) };
            },
          },
        );
        const asked: string[] = [];
        page.on('request', (request) => asked.push(request.url()));
        await submit(player).click();
        const dialog = page.getByRole('dialog');
        await expect(dialog).toContainText(player.text('cashBox.fail.title'));
        await expect(player.link('cashBox.fail.support', dialog)).toHaveAttribute('href', '/contacts');
        expect(new URL(page.url()).origin).toBe(wire.origin);
        expect(asked.filter((one) => new URL(one).hostname === 'evil.example')).toEqual([]);
        await player.button('cashBox.fail.back', dialog).click();
        await player.chooseMethod();
        await expect(submit(player)).toBeEnabled();
        expect(await account.entries()).toMatchObject([{ status: 'process' }]);
      },
    );
  }

  test(
    'a provider that does not answer: after twenty seconds the form is free again',
    { tag: ['@CASH-21', '@F18'] },
    async ({ page, context, wire, account }) => {
      const player = await atTheForm(page, account);
      const gate = new Gate();
      wire.on({ method: 'GET', path: provider }, { kind: 'hold', what: 'answer', gate });
      // Nobody can look into a page that is being left, so it writes down what happens, and another one reads that. Its
      // twenty seconds are one.
      await submit(player).evaluate((button) => {
        const seen: string[] = [];
        const write = (what: string) => {
          if (seen.at(-1) === what) return;
          seen.push(what);
          localStorage.setItem('test:seen', seen.join(' '));
        };
        const { setTimeout: wait } = globalThis;
        globalThis.setTimeout = ((run: () => void, ms?: number) =>
          ms === 20_000
            ? wait(() => {
                write('20s');
                run();
              }, 1000)
            : wait(run, ms)) as typeof setTimeout;
        const observer = new MutationObserver(() =>
          write(button.getAttribute('aria-busy') === 'true' ? 'busy' : 'free'),
        );
        observer.observe(button, { attributes: true });
      });
      const reader = await context.newPage();
      await reader.goto('/favicon.png');
      await submit(player).click({ noWaitAfter: true });
      await expect
        .poll(() => reader.evaluate(() => localStorage.getItem('test:seen')))
        .toMatch(/busy 20s free$/);
      expect(wire.requests('GET', provider)).toHaveLength(1);
      expect(await account.entries()).toHaveLength(1);
      gate.open();
      await reader.close();
      await page.waitForURL(provider);
    },
  );

  test(
    'back from the provider the form is free; back after a sign-out nothing private stands there',
    { tag: ['@CASH-21', '@AUTH-18', '@F19', '@F20'] },
    async ({ wire, account, baseURL, playwright, launchOptions }) => {
      // Playwright turns the back-forward cache off, and it is what is looked at here.
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
      try {
        const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'ru-RU' });
        const page = await context.newPage();
        const player = await atTheForm(page, account);
        await watchReturn(page, account.email);
        await submit(player).click();
        await page.waitForURL(provider);
        // What the page shows is out of date when the player comes back.
        await account.deposit(300_000);
        const before = wire.passed.length;
        await page.goBack({ waitUntil: 'commit' });
        await expect(page).toHaveURL(/method=/);
        await expect.poll(() => returned(page)).toMatchObject({ isKept: true });
        await expect(player.amount).toBeVisible();
        await player.amount.fill('2000');
        await expect(submit(player)).toBeEnabled();
        await expect(submit(player)).not.toHaveAttribute('aria-busy', 'true');
        await expect
          .poll(() => wire.passed.slice(before).filter(({ url }) => url === calls.balance).length)
          .toBeGreaterThan(0);
        await expect(page.getByText(/3.000.₸/).first()).toBeVisible();
        expect(await account.entries()).toHaveLength(2);

        await page.goto('/profile');
        await expect(player.button('account.logout')).toBeVisible();
        await expect(page.getByText(account.email).first()).toBeVisible();
        await watchReturn(page, account.email);
        await page.goto('/favicon.png');
        await page.evaluate(() => localStorage.clear());
        const passed = wire.passed.length;
        await page.goBack({ waitUntil: 'commit' });
        await expect.poll(() => returned(page)).toEqual({ isKept: true, isPrivate: false });
        await expect(player.link('nav.login', page.getByRole('banner'))).toBeVisible();
        await expect(player.balance).toHaveCount(0);
        await expect(page.getByText(account.email)).toHaveCount(0);
        expect(await kept(page, 'accessToken')).toBeNull();
        const asked = wire.passed.slice(passed);
        expect(asked.filter(({ headers }) => headers.authorization !== undefined)).toEqual([]);
      } finally {
        await browser.close();
      }
    },
  );
});
