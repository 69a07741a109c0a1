import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/open.ts';
import { openTestDatabase } from '../../testing/index.ts';
import { createPlayer } from '../players/create-player.ts';
import {
  NotEnoughMoneyError,
  post,
  UnbalancedPostingError,
  type PlayerAccountKind,
  type Posting,
  readBalances,
} from './post.ts';

const at = new Date('2026-01-12T10:00:00Z');
const kinds = ['real', 'bonus', 'pending_withdrawal', 'house_cash', 'house_games', 'house_bonus'] as const;

/** A transfer between accounts, which may be refused because a player's account has too little money. */
const move = fc.record({
  player: fc.constantFrom(0, 1),
  currency: fc.constantFrom('KZT' as const, 'AZN' as const),
  from: fc.constantFrom(...kinds),
  to: fc.constantFrom(...kinds),
  amount: fc.integer({ min: 1, max: 1_000_000 }),
});

describe('ledger', () => {
  let opened: OpenDatabase;
  const ids: number[] = [];
  let events = 0;

  beforeAll(async () => {
    opened = await openTestDatabase();
    for (const email of ['one@example.com', 'two@example.com']) {
      ids.push(
        await createPlayer(opened.db, { email, password_hash: '', currency: 'KZT', language: 'ru' }, at),
      );
    }
  });
  afterAll(() => opened.close());

  const write = (playerId: number, entries: Posting['entries'], currency: 'KZT' | 'AZN' = 'KZT') => {
    events += 1;
    const posting = { key: `event:${events}`, kind: 'test', playerId, currency, entries, at };
    return opened.db.transaction().execute((trx) => post(trx, posting));
  };
  const first = () => ids[0] ?? 0;

  it('keeps every sum at zero, no balance below zero, and balances equal to the replayed entries', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 12 }), async (moves) => {
        for (const { player, currency, from, to, amount } of moves) {
          if (from === to) continue;
          const playerId = ids[player] ?? 0;
          const before = await readBalances(opened.db, playerId, currency);
          const isPoor = !from.startsWith('house') && before[from as PlayerAccountKind] < amount;
          const writing = write(playerId, { [from]: -amount, [to]: amount }, currency);
          if (isPoor) await expect(writing).rejects.toBeInstanceOf(NotEnoughMoneyError);
          else await writing;
        }
        const sums = await sql<{ sum: string }>`
          select sum(e.amount)::text as sum from ledger_entries e join accounts a on a.id = e.account_id
          group by a.currency, e.transaction_id`.execute(opened.db);
        expect(sums.rows.every(({ sum }) => sum === '0')).toBe(true);
        const wrong = await sql`
          select a.id from accounts a left join ledger_entries e on e.account_id = a.id
          where a.player_id is not null group by a.id
          having a.balance <> coalesce(sum(e.amount), 0) or a.balance < 0`.execute(opened.db);
        expect(wrong.rows).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });

  it('refuses what is not whole, not balanced or one-sided, before anything is written', async () => {
    const odd: Posting['entries'][] = [
      { real: 100, house_cash: -99 },
      { real: 0.5, house_cash: -0.5 },
      { real: 100 },
      { real: Number.MAX_SAFE_INTEGER, bonus: 2, house_cash: -5 },
    ];
    for (const entries of odd)
      await expect(write(first(), entries)).rejects.toBeInstanceOf(UnbalancedPostingError);
  });

  it('lets the database refuse an unbalanced posting that went around the function', async () => {
    await write(first(), { real: 10, house_cash: -10 });
    const around = opened.db.transaction().execute(async (trx) => {
      const { id } = await trx
        .insertInto('ledger_transactions')
        .values({ player_id: first(), key: 'around', kind: 'test', created_at: at })
        .returning('id')
        .executeTakeFirstOrThrow();
      const account = await trx.selectFrom('accounts').select('id').executeTakeFirstOrThrow();
      await trx
        .insertInto('ledger_entries')
        .values({
          player_id: first(),
          transaction_id: id,
          account_id: account.id,
          amount: 5,
          balance_after: 5,
          created_at: at,
        })
        .execute();
    });
    await expect(around).rejects.toThrow(/sum to zero/);
  });

  it('lets the database refuse a changed or removed entry, and a balance below zero', async () => {
    const { db } = opened;
    await expect(db.updateTable('ledger_entries').set({ amount: 1 }).execute()).rejects.toThrow(
      /append-only/,
    );
    await expect(db.deleteFrom('ledger_entries').execute()).rejects.toThrow(/append-only/);
    await expect(db.deleteFrom('ledger_transactions').execute()).rejects.toThrow(/append-only/);
    const below = db
      .updateTable('accounts')
      .set({ balance: -1 })
      .where('player_id', 'is not', null)
      .execute();
    await expect(below).rejects.toThrow(/player_balance_not_negative/);
  });

  it('refuses a second posting of the same event', async () => {
    const posting = {
      key: 'once',
      kind: 'test',
      playerId: first(),
      currency: 'KZT' as const,
      entries: { real: 7, house_cash: -7 },
      at,
    };
    const before = await readBalances(opened.db, first(), 'KZT');
    await opened.db.transaction().execute((trx) => post(trx, posting));
    await expect(opened.db.transaction().execute((trx) => post(trx, posting))).rejects.toThrow(
      /unique|duplicate/,
    );
    expect((await readBalances(opened.db, first(), 'KZT')).real).toBe(before.real + 7);
  });
});
