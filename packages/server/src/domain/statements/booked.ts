import { sql } from 'kysely';
import type { Currency } from '../locale/locale.ts';

/** Whose money. */
export interface Owner {
  readonly id: number;
  readonly currency: Currency;
}

/**
 * Every posting that changed the player's own and bonus money together, up to a moment. What only moves between the
 * two, or leaves the money that waits to be paid out, is none.
 */
export const bookedUntil = (player: Owner, until: Date) => sql`
  select booking.id, booking.key, booking.kind, booking.created_at, sum(entry.amount)::bigint as amount
  from accounts account
  join ledger_entries entry on entry.account_id = account.id
  join ledger_transactions booking on booking.id = entry.transaction_id
  where account.player_id = ${player.id} and account.currency = ${player.currency}
    and account.kind in ('real', 'bonus') and booking.created_at < ${until}
  group by booking.id
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

/** What a posting is called in a statement. */
export function movementKind(posting: string, amount: number): string {
  if (posting.startsWith('bonus_')) return amount > 0 ? 'bonus_in' : 'bonus_out';
  return kinds[posting] ?? 'correction';
}
