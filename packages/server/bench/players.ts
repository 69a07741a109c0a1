import { randomUUID } from 'node:crypto';
import type { Answer, Client } from './client.ts';

/** Somebody with the app open. */
export interface Player {
  access: string;
  refresh: string;
}

/** Headers of a player's requests. */
export const asPlayer = ({ access }: Pick<Player, 'access'>): Record<string, string> => ({
  Authorization: `Bearer ${access}`,
});

async function post(
  client: Client,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly answer: Answer; readonly body: unknown }> {
  const answer = await client.ask(path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
      // So that the answer can be read as it comes.
      'Accept-Encoding': 'identity',
      ...headers,
    },
    body: JSON.stringify(body),
  });
  const text = answer.body.toString();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status} ${text.slice(0, 300)}`);
  return { answer, body: JSON.parse(text) };
}

interface TokensResponse {
  readonly access: { readonly token: string };
  readonly refresh: { readonly token: string };
}

function tokensOf(body: unknown): Player {
  const { access, refresh } = body as TokensResponse;
  return { access: access.token, refresh: refresh.token };
}

/** Signs somebody up. */
export async function signUp(client: Client, number: number): Promise<Player> {
  const { body } = await post(client, '/api/signup', {
    email: `bench${number}@example.com`,
    password: 'secret-word',
    promo_code: null,
    currency: 'KZT',
    language: 'ru',
    receive_email: true,
    receive_sms: true,
    brand: 'tulpar',
    recaptcha_token: '',
    referrer: null,
    landing_page: null,
    fingerprint: 'f-1',
    time_offset: 300,
    timezone: 'Asia/Almaty',
  });
  return tokensOf(body);
}

/** Takes a new pair of tokens, as the app does every five minutes; resolves with its bytes. */
export async function renew(client: Client, player: Player): Promise<number> {
  const { answer, body } = await post(client, '/api/refresh', { refresh_token: player.refresh });
  Object.assign(player, tokensOf(body));
  return answer.bytes;
}

interface PayResponse {
  readonly payload: { readonly redirect_url: string | null };
}

/** Starts a deposit of 5000 tenge; gives the path of its payment page. */
export async function startDeposit(client: Client, origin: string, player: Player): Promise<string> {
  const deposit = {
    type: 'deposit',
    fail_url: `${origin}/#payment_error`,
    uid: 'kz-card',
    amount: 500_000,
    currency: 'KZT',
    locale: 'ru',
    fields: {},
    card_id: null,
    offer_id: null,
  };
  const { body } = await post(client, '/api/v1/pay', deposit, asPlayer(player));
  return new URL((body as PayResponse).payload.redirect_url ?? '', origin).pathname;
}

/** Pays on a payment page. */
export async function settle(client: Client, origin: string, page: string): Promise<void> {
  const answer = await client.ask(page, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin },
    body: 'outcome=success',
  });
  if (answer.status !== 303) throw new Error(`The payment page answered ${answer.status}`);
}

/** Opens a game for real money; gives the id of its session. */
export async function launch(client: Client, player: Player): Promise<string> {
  const list = await client.ask('/api/v1/games?limit=1', {
    headers: { 'Accept-Encoding': 'identity', ...asPlayer(player) },
  });
  const slug = /"slug":"([\w-]+)"/.exec(list.body.toString())?.[1] ?? '';
  const { body } = await post(
    client,
    `/api/v1/games/${slug}/launch`,
    { mode: 'real', locale: 'ru' },
    asPlayer(player),
  );
  return (body as { readonly session_id: string }).session_id;
}

/** Plays a round. */
export async function playRound(client: Client, session: string, bet: number): Promise<void> {
  await post(client, '/sandbox/rounds', { session, round_key: randomUUID(), bet });
}
