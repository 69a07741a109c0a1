import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { startProcess } from './testing/process.ts';
import { testFolder } from './testing/file-storage.ts';
import { signInAt } from './testing/remote-player.ts';

const stake = 10_000;
const depositAmount = 100_000;

describe('killed in the middle', () => {
  const folder = testFolder();

  it('loses no acknowledged round or payment and doubles none of those sent again', async () => {
    const first = startProcess({ DATA_DIR: folder });
    const origin = await first.origin;
    const player = await signInAt(origin);
    const session = await player.launch();
    const before = await player.balance();
    const history = async (at = origin) =>
      (
        await player.get<{ transactions: { transaction_id: string; status: string }[] }>(
          '/api/v1/transactions?limit=500',
          at,
        )
      ).body.transactions;
    const oldPayments = (await history()).length;

    const roundKeys: string[] = [];
    const payKeys: string[] = [];
    const rounds = new Map<string, { readonly win: number }>();
    const payments = new Map<string, { readonly transaction_id: string }>();
    const credited = new Set<string>();
    const playOnce = async (key: string, at = origin) => {
      const { status, body } = await player.play(session, { key, bet: stake, at });
      if (status === 200) rounds.set(key, body);
      return status;
    };
    const payOnce = async (key: string, at = origin) => {
      const paid = await player.startDeposit(depositAmount, { key, at });
      if (paid.status === 200) payments.set(key, paid.body);
      return paid;
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
        await playOnce(key);
        killWhenBusy();
      }),
    );
    const payers = Array.from({ length: 3 }, () =>
      keepWorking(async () => {
        const key = randomUUID();
        payKeys.push(key);
        const { id, page } = await payOnce(key);
        if (page !== null && (await player.press(page)).status === 303) credited.add(id);
        killWhenBusy();
      }),
    );
    await Promise.all([...gamblers, ...payers]);
    expect((await first.ended).code).toBeNull();

    const acknowledgedRounds = new Map(rounds);
    const acknowledgedPayments = new Map(payments);
    const second = startProcess({ DATA_DIR: folder });
    const again = await second.origin;

    const stored = await history(again);
    for (const { transaction_id } of acknowledgedPayments.values()) {
      expect(stored.map((payment) => payment.transaction_id)).toContain(transaction_id);
    }
    for (const id of credited) {
      expect(stored.find((payment) => payment.transaction_id === id)?.status).toBe('approved');
    }
    // Send every request again with its key, answered or not: each must have been executed exactly once.
    for (const key of roundKeys) expect(await playOnce(key, again)).toBe(200);
    for (const key of payKeys) expect((await payOnce(key, again)).status).toBe(200);
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
    expect(await player.balance(again)).toBe(
      before + creditedNow.length * depositAmount - rounds.size * stake + won,
    );
    expect((await second.stop()).code).toBe(0);
  });
});
