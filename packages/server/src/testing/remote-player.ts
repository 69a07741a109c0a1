import { randomUUID } from 'node:crypto';

/** A response over the network with its body. */
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

interface Tokens {
  readonly access: { readonly token: string };
  readonly refresh: { readonly token: string };
}

/** Registers a new player at a running server; usable at any server on the same database. */
export async function signUpAt(origin: string) {
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
  const authorization: Record<string, string> = {};
  const email = `${randomUUID()}@example.com`;
  const { status, body } = await post<Tokens>('/api/signup', {
    email,
    password: `secret-${randomUUID()}`,
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
  if (status !== 200) throw new Error(`sign-up answered ${status} ${JSON.stringify(body)}`);
  let refreshToken = '';
  const adopt = ({ access, refresh }: Tokens) => {
    authorization['Authorization'] = `Bearer ${access.token}`;
    refreshToken = refresh.token;
  };
  adopt(body);
  const get = async <Body = never>(path: string, at = origin) =>
    await read<Body>(await fetch(at + path, { headers: authorization }));
  return {
    email,
    authorization,
    post,
    get,
    /** Replaces the tokens; an access token ends after five minutes. */
    async renew(at = origin) {
      const answer = await post<Tokens>('/api/refresh', { refresh_token: refreshToken }, { at });
      if (answer.status === 200) adopt(answer.body);
      return answer;
    },
    async balance(at = origin) {
      return (await get<{ realBalance: number }>('/api/v1/profile/balance', at)).body.realBalance;
    },
    /** Starts a deposit and returns the path of its payment page. */
    async startDeposit(amount: number, options: { key?: string; at?: string } = {}) {
      const started = await post<{ transaction_id: string; payload: { redirect_url: string } }>(
        '/api/v1/pay',
        {
          type: 'deposit',
          fail_url: `${origin}/#payment_error`,
          uid: 'kz-card',
          amount,
          currency: 'KZT',
          locale: 'ru',
          fields: {},
          card_id: null,
          offer_id: null,
        },
        options,
      );
      const page = started.status === 200 ? new URL(started.body.payload.redirect_url).pathname : null;
      return { status: started.status, headers: started.headers, id: started.body.transaction_id, page };
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
    /** Opens a game for real money and returns its session. */
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

export type RemotePlayer = Awaited<ReturnType<typeof signUpAt>>;
