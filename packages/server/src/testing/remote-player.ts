import { randomUUID } from 'node:crypto';
import { payBody, signUpBody, site } from './fixtures.ts';

export interface RemoteAnswer<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

async function read<Body>(answer: Response): Promise<RemoteAnswer<Body>> {
  const text = await answer.text();
  const isJson = (answer.headers.get('Content-Type') ?? '').includes('json');
  return {
    status: answer.status,
    headers: answer.headers,
    body: (isJson ? JSON.parse(text) : text) as Body,
  };
}

type Authorization = Readonly<Record<string, string>>;

/** Calls of a player to a running server; `at` sends a call to another server on the same database. */
export function playerAt(origin: string, authorization: Authorization = {}) {
  const post = async <Body = never>(
    path: string,
    body: unknown,
    { key = randomUUID(), at = origin }: { key?: string; at?: string } = {},
  ) =>
    await read<Body>(
      await fetch(at + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, ...authorization },
        body: JSON.stringify(body),
      }),
    );
  const get = async <Body = never>(path: string, at = origin) =>
    await read<Body>(await fetch(at + path, { headers: authorization }));
  return {
    authorization,
    post,
    get,
    async balance(at = origin) {
      return (await get<{ realBalance: number }>('/api/v1/profile/balance', at)).body.realBalance;
    },
    /** Starts a deposit and returns the path of its payment page. */
    async startDeposit(amount: number, options: { key?: string; at?: string } = {}) {
      const started = await post<{ transaction_id: string; payload: { redirect_url: string } }>(
        '/api/v1/pay',
        payBody(origin, { amount }),
        options,
      );
      const page = started.status === 200 ? new URL(started.body.payload.redirect_url).pathname : null;
      return { ...started, id: started.body.transaction_id, page };
    },
    async press(page: string, at = origin) {
      const answer = await fetch(at + page, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'outcome=success',
        redirect: 'manual',
      });
      await answer.body?.cancel();
      return answer;
    },
    async launch() {
      const games = await get<{ data: { slug: string }[] }>('/api/v1/games?limit=1');
      const launched = await post<{ session_id: string }>(
        `/api/v1/games/${games.body.data[0]?.slug}/launch`,
        { mode: 'real', locale: 'ru' },
      );
      return launched.body.session_id;
    },
    async play(
      session: string,
      { key = randomUUID(), bet = 10_000, at = origin }: { key?: string; bet?: number; at?: string } = {},
    ) {
      return await post<{ win: number }>('/sandbox/rounds', { session, round_key: key, bet }, { at });
    },
  };
}

interface Tokens {
  readonly access: { readonly token: string };
  readonly refresh: { readonly token: string };
}

const bearer = ({ access }: Tokens) => ({ Authorization: `Bearer ${access.token}` });

export async function signUpAt(origin: string) {
  const email = `${randomUUID()}@example.com`;
  const body = signUpBody(email, { password: `secret-${randomUUID()}` });
  const answer = await playerAt(origin).post<Tokens>('/api/signup', body);
  if (answer.status !== 200)
    throw new Error(`sign-up answered ${answer.status} ${JSON.stringify(answer.body)}`);
  const authorization = bearer(answer.body);
  const player = playerAt(origin, authorization);
  let tokens = answer.body;
  return {
    email,
    ...player,
    /** Replaces the tokens; an access token ends after five minutes. */
    async renew(at = origin) {
      const renewed = await player.post<Tokens>(
        '/api/refresh',
        { refresh_token: tokens.refresh.token },
        { at },
      );
      if (renewed.status === 200) {
        tokens = renewed.body;
        Object.assign(authorization, bearer(tokens));
      }
      return renewed;
    },
  };
}

export async function signInAt(origin: string) {
  const { body } = await playerAt(origin).post<Tokens>('/api/authenticate', {
    email: 'demo@tulpar.example',
    password: 'tulpar-demo',
    ...site,
  });
  return { refreshToken: body.refresh.token, ...playerAt(origin, bearer(body)) };
}

export type RemotePlayer = Awaited<ReturnType<typeof signUpAt>>;
