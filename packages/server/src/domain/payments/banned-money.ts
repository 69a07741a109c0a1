import type { Connection } from '../../db/types.ts';
import type { Ports } from '../../ports.ts';
import { readBalances } from '../ledger/post.ts';
import { type Language, formatMoney } from '../locale/locale.ts';
import { letGoOffers } from '../offers/finish.ts';
import { sendMessage } from '../sessions/contacts.ts';
import { decidePayment } from './decide.ts';
import { methods } from './methods.ts';
import type { PaymentRow } from './records.ts';
import { openWithdrawal } from './withdraw.ts';

export const bannedDecisions = ['pay_out', 'keep'] as const;
export type BannedDecision = (typeof bannedDecisions)[number];

/** Banned players with undecided money or withdrawals, longest banned first. */
export async function bannedWithMoney(db: Connection) {
  return await db
    .selectFrom('players')
    .innerJoin('accounts', (join) =>
      join
        .onRef('accounts.player_id', '=', 'players.id')
        .on('accounts.kind', 'in', ['real', 'pending_withdrawal'])
        .on('accounts.balance', '>', 0),
    )
    .select((eb) => [
      'players.id',
      'players.currency',
      eb.fn.sum<string>('accounts.balance').filterWhere('accounts.kind', '=', 'real').as('own'),
      eb.fn.sum<string>('accounts.balance').filterWhere('accounts.kind', '<>', 'real').as('pending'),
    ])
    .where('players.banned_at', 'is not', null)
    .where('players.banned_money_decided_at', 'is', null)
    .groupBy(['players.id', 'players.currency', 'players.banned_at'])
    .orderBy('players.banned_at')
    .limit(50)
    .execute();
}

/**
 * Executes the decision and writes to the player, who cannot log in any more: either pays out open
 * withdrawals and real money, or cancels withdrawals and keeps the money on the account. Bonus money is
 * forfeited either way. False if there is nothing to decide. `trx` holds the player's lock.
 */
export async function decideBannedMoney(
  { outbox, turnoverFactor }: Pick<Ports, 'outbox' | 'turnoverFactor'>,
  trx: Connection,
  playerId: number,
  decision: BannedDecision,
  now: Date,
): Promise<boolean> {
  const player = await trx
    .updateTable('players')
    .set({ banned_money_decided_at: now })
    .where('id', '=', playerId)
    .where('banned_at', 'is not', null)
    .where('banned_money_decided_at', 'is', null)
    .returning(['currency', 'language', 'email', 'phone'])
    .executeTakeFirst();
  if (player === undefined) return false;
  const { currency, language } = player;
  await letGoOffers(trx, playerId, now);
  const waiting = await trx
    .selectFrom('payments')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('type', '=', 'withdrawal')
    .where('status', '=', 'process')
    .orderBy('ordinal')
    .execute();
  const verdict =
    decision === 'pay_out'
      ? ({ status: 'approved' } as const)
      : ({ status: 'declined', reason: 'withdrawal_error' } as const);
  for (const payment of waiting) await decidePayment(trx, payment, verdict, turnoverFactor, now);
  const { real } = await readBalances(trx, playerId, currency);
  if (decision === 'pay_out' && real > 0) {
    const payment = await holdWithdrawal(trx, { id: playerId, currency, language }, real, now);
    await decidePayment(trx, payment, verdict, turnoverFactor, now);
  }
  const paid = waiting.reduce((sum, { amount }) => sum + amount, 0);
  const amount = formatMoney(decision === 'pay_out' ? paid + real : real, currency, language);
  const recipient = player.email ?? player.phone;
  if (recipient === null) return true;
  await sendMessage({ outbox }, trx, { purpose: `banned_${decision}`, recipient, language, amount }, now);
  return true;
}

/** Withdraws the real balance and holds the withdrawal for the operator. */
async function holdWithdrawal(
  trx: Connection,
  player: { readonly id: number; readonly currency: 'KZT' | 'AZN'; readonly language: Language },
  amount: number,
  now: Date,
): Promise<PaymentRow> {
  const method = methods.find(
    ({ direction, currency }) => direction === 'withdrawal' && currency === player.currency,
  );
  if (method === undefined) throw new Error(`There is no withdrawal in ${player.currency}`);
  const account = { masked: null, cardId: null };
  return await openWithdrawal(
    trx,
    player,
    {
      method,
      amount,
      fee: 0,
      account,
      locale: player.language,
      settleAt: null,
      expectedAt: null,
      endsOffers: [],
    },
    now,
  );
}
