import type { Transaction, Updateable } from 'kysely';
import type { AccountKind } from '../../db/money-tables.ts';
import type { PlayersTable } from '../../db/player-tables.ts';
import type { Connection, Database } from '../../db/types.ts';
import type { Ports } from '../../ports.ts';
import type { Currency } from '../locale/locale.ts';

/** A player's id and account currency. */
export interface Player {
  readonly id: number;
  readonly currency: Currency;
}

/** Balances of one player, minor units. */
export type Balances = Readonly<Record<PlayerAccountKind, number>>;

/** Balances of a player; a missing account counts as 0. */
export async function readBalances(db: Connection, playerId: number, currency: Currency): Promise<Balances> {
  const rows = await db
    .selectFrom('accounts')
    .select(['kind', 'balance'])
    .where('player_id', '=', playerId)
    .where('currency', '=', currency)
    .execute();
  const of = (kind: PlayerAccountKind) => rows.find((row) => row.kind === kind)?.balance ?? 0;
  return { real: of('real'), bonus: of('bonus'), pending_withdrawal: of('pending_withdrawal') };
}

export const readPlayer = (db: Connection, playerId: number) =>
  db.selectFrom('players').selectAll().where('id', '=', playerId).executeTakeFirstOrThrow();

/**
 * Serializes all movements of a player's money. Must be the first lock, before rows of payments, offers,
 * sessions or accounts, so that transactions cannot deadlock.
 */
export async function lockPlayer(trx: Connection, playerId: number): Promise<void> {
  await trx
    .selectFrom('players')
    .select('id')
    .where('id', '=', playerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Runs `work` in a transaction that holds the player's lock, with the time after the lock. */
export const withPlayerLock = <Result>(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  playerId: number,
  work: (trx: Transaction<Database>, now: Date) => Promise<Result>,
) =>
  db.transaction().execute(async (trx) => {
    await lockPlayer(trx, playerId);
    return await work(trx, clock.now());
  });

export const lockedPlayer = (trx: Connection, playerId: number) =>
  trx.selectFrom('players').selectAll().where('id', '=', playerId).forNoKeyUpdate().executeTakeFirstOrThrow();

export async function updatePlayer(trx: Connection, playerId: number, values: Updateable<PlayersTable>) {
  await trx.updateTable('players').set(values).where('id', '=', playerId).execute();
}

export type PlayerAccountKind = Extract<AccountKind, 'real' | 'bonus' | 'pending_withdrawal'>;

export interface Posting {
  /** Idempotency key of the event, for example `deposit:trx_1`; the database refuses a second posting with it. */
  readonly key: string;
  readonly kind: string;
  /** Id of the round whose stake or win this is; `at` must be its time, because a foreign key includes it. */
  readonly roundId?: string;
  readonly playerId: number;
  readonly currency: Currency;
  /** Minor units added to each account; negative amounts are taken from it. */
  readonly entries: Readonly<Partial<Record<AccountKind, number>>>;
  readonly at: Date;
}

/** The posting would make an account of the player negative; nothing is written. */
export class NotEnoughMoneyError extends Error {
  override readonly name = 'NotEnoughMoneyError';
}

/** An invalid posting: amounts not whole, sum not zero, or fewer than two entries other than zero. */
export class UnbalancedPostingError extends Error {
  override readonly name = 'UnbalancedPostingError';
}

interface LockedAccount {
  readonly id: number;
  readonly kind: AccountKind;
  balance: number | null;
}

/**
 * Writes one balanced posting and updates the balances. Only this function writes the ledger. `trx` must be a
 * transaction: the player's accounts stay locked until it ends. House accounts have no stored balance, which
 * every posting would have to lock; their balance is the sum of their entries.
 */
export async function post(trx: Connection, posting: Posting): Promise<void> {
  const entries = (Object.entries(posting.entries) as [AccountKind, number][]).filter(
    ([, amount]) => amount !== 0,
  );
  check(entries.map(([, amount]) => amount));
  const accounts = await lockAccounts(
    trx,
    posting.playerId,
    posting.currency,
    entries.map(([kind]) => kind),
  );
  const rows = entries.map(([kind, amount]) => {
    const account = accounts.get(kind);
    if (account === undefined) throw new Error(`No account ${kind}`);
    if (account.balance !== null) account.balance = exact(account.balance + amount);
    return {
      player_id: posting.playerId,
      account_id: account.id,
      amount,
      balance_after: account.balance,
      created_at: posting.at,
    };
  });
  const touched = [...accounts.values()].filter((account) => account.balance !== null);
  if (touched.some((account) => (account.balance ?? 0) < 0)) throw new NotEnoughMoneyError(posting.key);

  const { id } = await trx
    .insertInto('ledger_transactions')
    .values({
      player_id: posting.playerId,
      key: posting.key,
      kind: posting.kind,
      round_id: posting.roundId ?? null,
      created_at: posting.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('ledger_entries')
    .values(rows.map((row) => ({ ...row, transaction_id: id })))
    .execute();
  for (const account of touched) {
    await trx
      .updateTable('accounts')
      .set({ balance: account.balance })
      .where('id', '=', account.id)
      .execute();
  }
}

function exact(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new UnbalancedPostingError('Amounts are whole minor units');
  return amount;
}

function check(amounts: readonly number[]): void {
  if (amounts.length < 2) throw new UnbalancedPostingError('A posting has two sides');
  const sum = amounts.reduce((total, amount) => exact(total + exact(amount)), 0);
  if (sum !== 0) throw new UnbalancedPostingError(`The entries sum to ${sum}`);
}

async function lockAccounts(
  trx: Connection,
  playerId: number,
  currency: Currency,
  kinds: readonly AccountKind[],
): Promise<Map<AccountKind, LockedAccount>> {
  const find = async () => {
    const mine = await trx
      .selectFrom('accounts')
      .select(['id', 'kind', 'balance'])
      .where('player_id', '=', playerId)
      .where('currency', '=', currency)
      .where('kind', 'in', kinds)
      .orderBy('id')
      .forUpdate()
      .execute();
    const house = await trx
      .selectFrom('accounts')
      .select(['id', 'kind', 'balance'])
      .where('player_id', 'is', null)
      .where('currency', '=', currency)
      .where('kind', 'in', kinds)
      .execute();
    return new Map<AccountKind, LockedAccount>(
      [...mine, ...house].map((account) => [account.kind, { ...account }]),
    );
  };
  const found = await find();
  const missing = kinds.filter((kind) => !found.has(kind));
  if (missing.length === 0) return found;
  await trx
    .insertInto('accounts')
    .values(
      missing.map((kind) => {
        const isHouse = kind.startsWith('house');
        return { player_id: isHouse ? null : playerId, kind, currency, balance: isHouse ? null : 0 };
      }),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return await find();
}
