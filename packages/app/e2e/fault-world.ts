import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { FaultProxy, type Answer } from './fault-proxy.ts';
import { newPlayer } from './player.ts';
import { expect, test as base } from './test.ts';

/** Calls the faults meet. */
export const calls = {
  refresh: '/api/refresh',
  balance: '/api/v1/profile/balance',
  pay: '/api/v1/pay',
  transactions: '/api/v1/transactions',
  notifications: '/api/v1/notifications',
  methods: '/api/v1/cashbox',
  games: /^\/api\/v2\/games\?/,
  any: /^\/api\//,
} as const;

interface Entry {
  readonly type: string;
  readonly status: string;
  readonly amount: number;
}

interface Pair {
  readonly access: { readonly token: string };
  readonly refresh: { readonly token: string };
}

/** A separate player, known to the test by the server itself: what is said of money here is the ledger's word. */
export class Account {
  readonly email: string;
  readonly password: string;
  readonly access: string;
  readonly refresh: string;
  readonly #server: string;

  private constructor(server: string, contact: { email: string; password: string }, pair: Pair) {
    this.#server = server;
    this.email = contact.email;
    this.password = contact.password;
    this.access = pair.access.token;
    this.refresh = pair.refresh.token;
  }

  static async create(server: string): Promise<Account> {
    const contact = newPlayer();
    const pair = await send<Pair>(`${server}/api/signup`, {
      ...contact,
      promo_code: null,
      currency: 'KZT',
      language: 'ru',
      receive_email: true,
      receive_sms: true,
      brand: 'tulpar',
      recaptcha_token: '',
      referrer: null,
      landing_page: null,
      fingerprint: '',
      time_offset: 300,
      timezone: 'Asia/Almaty',
    });
    const account = new Account(server, contact, pair);
    // A limit is offered before the first deposit: only one journey is about that.
    const answered = { key: 'limitOfferAnswered', value: true };
    expect((await account.ask('/api/v1/profile/extra-data/save', answered)).status).toBe(200);
    return account;
  }

  static async signIn(server: string, contact: { email: string; password: string }): Promise<Account> {
    const { email, password } = contact;
    const body = { email, password, region: 'KZ', brand: 'tulpar', domain: '127.0.0.1' };
    return new Account(server, contact, await send<Pair>(`${server}/api/authenticate`, body));
  }

  /** Signs in once more, as on another device. */
  again(): Promise<Account> {
    return Account.signIn(this.#server, this);
  }

  /** What the server says to a refresh with this token: its status. */
  async renew(token: string): Promise<number> {
    const answer = await fetch(
      `${this.#server}${calls.refresh}`,
      request({ refresh_token: token }, randomUUID()),
    );
    return answer.status;
  }

  /** A call with this account's token; the answer as it came. */
  ask(path: string, body?: unknown, key: string = randomUUID()): Promise<Response> {
    return fetch(`${this.#server}${path}`, request(body, key, this.access));
  }

  async entries(): Promise<Entry[]> {
    const answer = await this.ask(`${calls.transactions}?page=1&limit=50`);
    return ((await answer.json()) as { transactions: Entry[] }).transactions;
  }

  /** Real and bonus money together, minor units. */
  async money(): Promise<number> {
    const answer = await this.ask(calls.balance);
    const { realBalance, bonusBalance } = (await answer.json()) as Record<string, number>;
    return (realBalance ?? Number.NaN) + (bonusBalance ?? Number.NaN);
  }

  /** Pays in and lets the bank agree; minor units. */
  async deposit(amount: number): Promise<void> {
    const query = 'transaction_type=deposit&currency=KZT&applepay_available=false&address=&locale=ru';
    const methods = (await (await this.ask(`${calls.methods}?${query}`)).json()) as { uid: string }[];
    const paid = await this.ask(calls.pay, {
      type: 'deposit',
      fail_url: `${this.#server}/#payment_error`,
      uid: methods[0]?.uid,
      amount,
      currency: 'KZT',
      locale: 'ru',
      fields: {},
      card_id: null,
      offer_id: null,
    });
    const { payload } = (await paid.json()) as { payload: { redirect_url: string } };
    const settled = await fetch(payload.redirect_url, {
      method: 'POST',
      headers: { Origin: this.#server, 'Sec-Fetch-Site': 'same-origin' },
      body: new URLSearchParams({ outcome: 'success' }),
      redirect: 'manual',
    });
    expect(settled.status).toBe(303);
  }

  /** Opens the app as a player who has signed in before. */
  async enter(page: Page, path = '/?language=ru'): Promise<void> {
    await aside(page);
    await page.evaluate(
      ([access, refresh]) => {
        localStorage.setItem('accessToken', access ?? '');
        localStorage.setItem('refreshToken', refresh ?? '');
        localStorage.setItem('sessionMark', 'first');
      },
      [this.access, this.refresh],
    );
    await page.goto(path);
  }
}

const request = (body: unknown, key: string, token?: string): RequestInit => ({
  method: body === undefined ? 'GET' : 'POST',
  headers: {
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'Content-Type': 'application/json', 'Idempotency-Key': key }),
  },
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
});

async function send<T>(url: string, body: unknown): Promise<T> {
  const answer = await fetch(url, request(body, randomUUID()));
  const text = await answer.text();
  expect(answer.status, text).toBe(200);
  return JSON.parse(text) as T;
}

/** Leaves the app, so that nothing of it runs until the page is sent there again. */
export async function aside(page: Page): Promise<void> {
  await page.goto('/favicon.png');
}

/** What a page keeps of its session. */
export function kept(page: Page, key: 'accessToken' | 'refreshToken'): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/**
 * Lets the page's own time run until something is so. What is on the wire is waited for in between, so that no
 * request runs into its time limit only because the page's time is faster than the network.
 */
export async function runUntil(
  page: Page,
  proxy: FaultProxy,
  isSo: () => boolean | Promise<boolean>,
  { step = 1000, most = 90_000 } = {},
): Promise<void> {
  for (let ms = 0; ms < most; ms += step) {
    if (await isSo()) return;
    await page.clock.runFor(step);
    await proxy.quiet();
  }
  expect(await isSo(), `after ${most} ms of the page's time`).toBe(true);
}

/**
 * Stops the page's time, which otherwise passes beside what a test lets pass: what is counted then does not depend on
 * how fast the machine is.
 */
export async function stopTime(page: Page, proxy: FaultProxy): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await proxy.quiet();
  await page.clock.runFor(1000);
  await proxy.quiet();
}

/** The server stands behind a proxy that lets things go wrong; whatever the page throws fails the test. */
export const test = base.extend<
  { account: Account; withoutEvents: () => void; thrown: Error[] },
  { wire: FaultProxy }
>({
  wire: [
    async ({ server }, use) => {
      const wire = await FaultProxy.create(server.origin);
      await use(wire);
      await wire.dispose();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server, wire }, use) => {
    await server.start();
    wire.clear();
    await use(wire.origin);
    wire.clear();
    server.check();
  },
  account: async ({ server, baseURL }, use) => {
    expect(baseURL).toBeTruthy();
    await use(await Account.create(server.origin));
  },
  /** The server offers no events, so everything is polled. */
  withoutEvents: async ({ wire }, use) => {
    await use(() => {
      const change = ({ headers: { 'x-events': _events, ...headers }, ...rest }: Answer) => ({
        ...rest,
        headers,
      });
      wire.on({ path: '/api/v1/check' }, { kind: 'change', change });
    });
  },
  thrown: [
    async ({ context }, use) => {
      const thrown: Error[] = [];
      context.on('weberror', (error) => thrown.push(error.error()));
      await use(thrown);
      expect(thrown).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
