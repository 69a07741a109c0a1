import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProcess } from './testing/process.ts';

interface Round {
  readonly round_id: string;
  readonly win: number;
}
interface Page<Body> {
  readonly status: number;
  readonly body: Body;
}

const stake = 10_000;
const depositAmount = 100_000;

/** Calls of one player to a running server. */
function playerAt(origin: string, token: string | null) {
  const headers = token === null ? {} : { Authorization: `Bearer ${token}` };
  const read = async <Body>(answer: Response): Promise<Page<Body>> => ({
    status: answer.status,
    body: (await answer.json()) as Body,
  });
  return {
    post: async <Body>(path: string, body: unknown, key: string = randomUUID()) =>
      await read<Body>(
        await fetch(origin + path, {
          method: 'POST',
          headers: { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': key },
          body: JSON.stringify(body),
        }),
      ),
    get: async <Body>(path: string) => await read<Body>(await fetch(origin + path, { headers })),
    press: (redirect: string) =>
      fetch(origin + new URL(redirect).pathname, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'outcome=success',
        redirect: 'manual',
      }).then((answer) => answer.status),
  };
}
type Player = ReturnType<typeof playerAt>;

interface Paid {
  readonly transaction_id: string;
  readonly payload: { readonly redirect_url: string };
}

describe('killed in the middle', { timeout: 120_000 }, () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'tulpar-crash-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('loses no acknowledged round or payment and doubles none of those sent again', async () => {
    const first = startProcess({ DATA_DIR: folder });
    const origin = await first.origin;
    const { body: auth } = await playerAt(origin, null).post<{ access: { token: string } }>(
      '/api/authenticate',
      {
        email: 'demo@tulpar.example',
        password: 'tulpar-demo',
        region: 'KZ',
        brand: 'tulpar',
        domain: 'localhost',
      },
    );
    const token = auth.access.token;
    const player = playerAt(origin, token);
    const balanceOf = async (who: Player) =>
      (await who.get<{ realBalance: number }>('/api/v1/profile/balance')).body.realBalance;
    const games = await player.get<{ data: { slug: string }[] }>('/api/v1/games?limit=1');
    const launch = await player.post<{ session_id: string }>(
      `/api/v1/games/${games.body.data[0]?.slug}/launch`,
      { mode: 'real', locale: 'ru' },
    );
    const before = await balanceOf(player);
    const history = async (who: Player) =>
      (
        await who.get<{ transactions: { transaction_id: string; status: string }[] }>(
          '/api/v1/transactions?limit=500',
        )
      ).body.transactions;
    const oldPayments = (await history(player)).length;

    const roundKeys: string[] = [];
    const payKeys: string[] = [];
    const rounds = new Map<string, Round>();
    const payments = new Map<string, Paid>();
    const credited = new Set<string>();
    const playOnce = async (who: Player, key: string) => {
      const { status, body } = await who.post<Round>('/sandbox/rounds', {
        session: launch.body.session_id,
        round_key: key,
        bet: stake,
      });
      if (status === 200) rounds.set(key, body);
      return { status, body };
    };
    const payBody = {
      type: 'deposit',
      fail_url: `${origin}/#payment_error`,
      uid: 'kz-card',
      amount: depositAmount,
      currency: 'KZT',
      locale: 'ru',
      fields: {},
      card_id: null,
      offer_id: null,
    };
    const payOnce = async (who: Player, key: string) => {
      const { status, body } = await who.post<Paid>('/api/v1/pay', payBody, key);
      if (status === 200) payments.set(key, body);
      return { status, body };
    };
    const life = { isOver: false };
    const keepWorking = async (work: () => Promise<void>) => {
      while (!life.isOver) {
        try {
          await work();
        } catch {
          return;
        }
      }
    };
    const killWhenBusy = () => {
      if (!life.isOver && rounds.size >= 60 && credited.size >= 8) {
        life.isOver = true;
        first.kill('SIGKILL');
      }
    };
    const gamblers = Array.from({ length: 4 }, () =>
      keepWorking(async () => {
        const key = randomUUID();
        roundKeys.push(key);
        await playOnce(player, key);
        killWhenBusy();
      }),
    );
    const payers = Array.from({ length: 3 }, () =>
      keepWorking(async () => {
        const key = randomUUID();
        payKeys.push(key);
        const { body } = await payOnce(player, key);
        if ((await player.press(body.payload.redirect_url)) === 303) credited.add(body.transaction_id);
        killWhenBusy();
      }),
    );
    await Promise.all([...gamblers, ...payers]);
    expect((await first.ended).code).toBeNull();

    const acknowledgedRounds = new Map(rounds);
    const acknowledgedPayments = new Map(payments);
    const second = startProcess({ DATA_DIR: folder });
    const again = playerAt(await second.origin, token);

    const stored = await history(again);
    for (const { transaction_id } of acknowledgedPayments.values()) {
      expect(stored.map((payment) => payment.transaction_id)).toContain(transaction_id);
    }
    for (const id of credited) {
      expect(stored.find((payment) => payment.transaction_id === id)?.status).toBe('approved');
    }
    // Everything is sent again with its key, including unanswered requests: each is executed exactly once.
    for (const key of roundKeys) expect((await playOnce(again, key)).status).toBe(200);
    for (const key of payKeys) expect((await payOnce(again, key)).status).toBe(200);
    for (const [key, round] of acknowledgedRounds) expect(rounds.get(key)).toEqual(round);
    for (const [key, payment] of acknowledgedPayments) expect(payments.get(key)).toEqual(payment);
    const all = await history(again);
    expect(all).toHaveLength(oldPayments + payKeys.length);
    const creditedNow = all.filter(
      ({ transaction_id, status }) =>
        status === 'approved' &&
        [...payments.values()].some((paid) => paid.transaction_id === transaction_id),
    );
    const won = [...rounds.values()].reduce((sum, { win }) => sum + win, 0);
    expect(rounds.size).toBe(roundKeys.length);
    expect(await balanceOf(again)).toBe(
      before + creditedNow.length * depositAmount - rounds.size * stake + won,
    );
    second.kill('SIGTERM');
    expect((await second.ended).code).toBe(0);
  });
});
