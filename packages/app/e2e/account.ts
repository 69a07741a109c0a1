import { randomUUID } from 'node:crypto';
import { expect, type BrowserContextOptions, type Page } from '@playwright/test';
import { newPlayer } from './player.ts';
import type { Language } from './texts.ts';

interface Entry {
  readonly type: string;
  readonly status: string;
  readonly amount: number;
}

interface Tokens {
  readonly access: { readonly token: string };
  readonly refresh: { readonly token: string };
}

export interface SignUp {
  readonly language?: Language;
  readonly currency?: 'KZT' | 'AZN';
  readonly promoCode?: string;
  /** Digits of a phone to sign up with instead of an email. */
  readonly phone?: string;
}

/** A player created through the API. Its methods call the server directly, so they show its actual state. */
export class Account {
  readonly email: string;
  readonly password: string;
  readonly currency: 'KZT' | 'AZN';
  readonly access: string;
  readonly refresh: string;
  readonly #server: string;

  private constructor(
    server: string,
    contact: { email: string; password: string; currency: 'KZT' | 'AZN' },
    { access, refresh }: Tokens,
  ) {
    this.#server = server;
    this.email = contact.email;
    this.password = contact.password;
    this.currency = contact.currency;
    this.access = access.token;
    this.refresh = refresh.token;
  }

  static async create(server: string, signUp: SignUp = {}): Promise<Account> {
    const contact = { ...newPlayer(), currency: signUp.currency ?? 'KZT' };
    const tokens = await send<Tokens>(`${server}/api/signup`, {
      ...contact,
      ...(signUp.phone === undefined ? {} : { email: undefined, phone: signUp.phone }),
      promo_code: signUp.promoCode ?? null,
      language: signUp.language ?? 'ru',
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
    const account = new Account(server, contact, tokens);
    // Hides the offer of a limit; `keyboard.spec.ts` and `walk.test.ts`, which sign up in the app, see it.
    const answered = { key: 'limitOfferAnswered', value: true };
    expect((await account.call('/api/v1/profile/extra-data/save', answered)).status).toBe(200);
    return account;
  }

  static async signIn(server: string, contact: { email: string; password: string }): Promise<Account> {
    const { email, password } = contact;
    const body = { email, password, region: 'KZ', brand: 'tulpar', domain: '127.0.0.1' };
    const tokens = await send<Tokens>(`${server}/api/authenticate`, body);
    return new Account(server, { currency: 'KZT', ...contact }, tokens);
  }

  /** Logs in again, as on another device. */
  again(): Promise<Account> {
    return Account.signIn(this.#server, this);
  }

  async renew(token: string): Promise<number> {
    const answer = await fetch(
      `${this.#server}/api/refresh`,
      request({ refresh_token: token }, randomUUID()),
    );
    return answer.status;
  }

  /** A call with this account's token: POST if there is a body. */
  call(path: string, body?: unknown, key: string = randomUUID()): Promise<Response> {
    return fetch(`${this.#server}${path}`, request(body, key, this.access));
  }

  async read<T>(path: string, body?: unknown): Promise<T> {
    const answer = await this.call(path, body);
    const text = await answer.text();
    expect(answer.status, text).toBe(200);
    return JSON.parse(text) as T;
  }

  async id(): Promise<number> {
    return (await this.read<{ id: number }>('/api/v1/profile/')).id;
  }

  async entries(): Promise<Entry[]> {
    const { transactions } = await this.read<{ transactions: Entry[] }>(
      '/api/v1/transactions?page=1&limit=50',
    );
    return transactions;
  }

  /** Sum of real and bonus balance, minor units. */
  async money(): Promise<number> {
    const { realBalance, bonusBalance } = await this.read<Record<string, number>>('/api/v1/profile/balance');
    return (realBalance ?? Number.NaN) + (bonusBalance ?? Number.NaN);
  }

  /** Makes a deposit that the bank approves; minor units. */
  async deposit(amount: number, offer: string | null = null): Promise<void> {
    const query = `transaction_type=deposit&currency=${this.currency}&applepay_available=false&address=&locale=ru`;
    const methods = await this.read<{ uid: string }[]>(`/api/v1/cashbox?${query}`);
    const { payload } = await this.read<{ payload: { redirect_url: string } }>('/api/v1/pay', {
      type: 'deposit',
      fail_url: `${this.#server}/#payment_error`,
      uid: methods[0]?.uid,
      amount,
      currency: this.currency,
      locale: 'ru',
      fields: {},
      card_id: null,
      offer_id: offer,
    });
    const settled = await fetch(payload.redirect_url, {
      method: 'POST',
      headers: { Origin: this.#server, 'Sec-Fetch-Site': 'same-origin' },
      body: new URLSearchParams({ outcome: 'success' }),
      redirect: 'manual',
    });
    expect(settled.status).toBe(303);
  }

  /** Plays one round for money; returns the win, minor units. */
  async playRound(game: string, bet: number): Promise<number> {
    const { session_id } = await this.read<{ session_id: string }>(`/api/v1/games/${game}/launch`, {
      mode: 'real',
      locale: 'ru',
    });
    const round = { session: session_id, round_key: randomUUID(), bet };
    return (await this.read<{ win: number }>('/sandbox/rounds', round)).win;
  }

  /** Storage of the player's browser: a page opened with it is logged in. */
  get storage(): Readonly<Record<string, string>> {
    return { accessToken: this.access, refreshToken: this.refresh, sessionMark: 'first' };
  }

  /** Playwright's storage state for an origin; `changes` override entries. */
  storageState(
    origin: string,
    changes: Readonly<Record<string, string>> = {},
  ): NonNullable<BrowserContextOptions['storageState']> {
    const stored = { ...this.storage, ...changes };
    const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
    return { cookies: [], origins: [{ origin, localStorage }] };
  }

  async enter(page: Page, path = '/?language=ru'): Promise<void> {
    await leaveApp(page);
    await page.evaluate((stored) => Object.assign(localStorage, stored), this.storage);
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

/** Opens a static file of the origin, so that no script of the app runs until the page opens it again. */
export async function leaveApp(page: Page): Promise<void> {
  await page.goto('/favicon.png');
}
