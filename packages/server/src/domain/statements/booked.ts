import { sql } from 'kysely';
import type { Currency } from '../locale/locale.ts';

export interface Owner {
  readonly id: number;
  readonly currency: Currency;
}

/**
 * Postings that changed the sum of real and bonus balance, up to a moment. Excludes transfers between the two
 * and postings that only affect money reserved for withdrawals.
 */
export const bookedUntil = (player: Owner, until: Date) => sql`
  select booking.id, booking.key, booking.kind, booking.created_at, sum(entry.amount)::bigint as amount
  from accounts account
  join ledger_entries entry on entry.account_id = account.id
  join ledger_transactions booking on booking.player_id = entry.player_id
    and booking.created_at = entry.created_at and booking.id = entry.transaction_id
  where account.player_id = ${player.id} and entry.player_id = ${player.id} and account.currency = ${player.currency}
    and account.kind in ('real', 'bonus') and entry.created_at < ${until}
  group by booking.player_id, booking.created_at, booking.id
  having sum(entry.amount) <> 0`;

const kinds: Readonly<Record<string, string>> = {
  deposit: 'deposit',
  withdrawal_hold: 'withdrawal',
  withdrawal_paid: 'withdrawal',
  withdrawal_return: 'withdrawal_return',
  stake: 'stake',
  win: 'win',
  tournament_buy_in: 'buy_in',
  tournament_refund: 'buy_in',
};

/** Statement type of a posting. */
export function movementKind(posting: string, amount: number): string {
  if (posting.startsWith('bonus_')) return amount > 0 ? 'bonus_in' : 'bonus_out';
  return kinds[posting] ?? 'correction';
}
