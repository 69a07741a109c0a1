import { hasRow } from '../../db/rows.ts';
import { sql } from 'kysely';
import type { Connection } from '../../db/types.ts';
import { readBalances, updatePlayer } from '../ledger/post.ts';
import { isInForce } from '../protection/in-force.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';

/** Exported tables with data of a player; `secretColumns` are left out. */
const exported = [
  'sessions',
  'notifications',
  'documents',
  'document_uploads',
  'phone_codes',
  'social_identities',
  'push_subscriptions',
  'push_choices',
  'player_limits',
  'reality_checks',
  'sittings',
  'turnovers',
  'payments',
  'saved_cards',
  'offers',
  'rounds',
  'demo_rounds',
  'wager_entries',
  'tournament_players',
  'tournament_game_scores',
  'tournament_reminders',
  'recent_searches',
  'reviews',
  'visits',
  'analytics',
] as const;
const secretColumns = new Set(['password_hash', 'page_token_hash', 'number_hash', 'file_key']);

/** Tables whose rows are deleted, in an order that foreign keys allow. */
const erased = [
  'push_subscriptions',
  'push_choices',
  'one_time_codes',
  'undo_links',
  'phone_codes',
  'social_identities',
  'notifications',
  'document_uploads',
  'recent_searches',
  'visits',
  'analytics',
  'tournament_reminders',
  'player_events',
] as const;

/** A player's data for a data access request, messages without their bodies; null for an unknown player. */
export async function exportPlayer(
  db: Connection,
  playerId: number,
): Promise<Record<string, unknown> | null> {
  const player = await db.selectFrom('players').selectAll().where('id', '=', playerId).executeTakeFirst();
  if (player === undefined) return null;
  const plain = (row: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !secretColumns.has(name)));
  const data: Record<string, unknown> = { player: plain(player) };
  for (const table of exported) {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} where player_id = ${playerId}`.execute(db);
    data[table] = rows.map(plain);
  }
  const { rows: ledger } = await sql<Record<string, unknown>>`
    select t.kind, t.created_at, a.kind as account, a.currency, e.amount, e.balance_after
    from ledger_entries e join accounts a on a.id = e.account_id
      join ledger_transactions t on t.player_id = e.player_id and t.created_at = e.created_at
        and t.id = e.transaction_id
    where a.player_id = ${playerId} and e.player_id = ${playerId} order by e.id`.execute(db);
  const contacts = [player.email, player.phone].filter((contact) => contact !== null);
  const messages =
    contacts.length === 0
      ? []
      : await db
          .selectFrom('outbox')
          .select(['channel', 'recipient', 'purpose', 'subject', 'created_at'])
          .where('recipient', 'in', contacts)
          .orderBy('id')
          .execute();
  return { ...data, ledger, messages };
}

/**
 * Erases the personal data of a player. Financial records remain, without contacts: payments, ledger, rounds and limits
 * must be retained by law. Contacts, name, birthday and documents of an excluded player remain too, to enforce the
 * exclusion (SEC-17). A player with money or an open payment is not erased. `trx` holds the player's lock.
 */
export async function erasePlayer(
  trx: Connection,
  playerId: number,
  now: Date,
): Promise<'erased' | 'has_money' | 'unknown'> {
  const player = await trx.selectFrom('players').selectAll().where('id', '=', playerId).executeTakeFirst();
  if (player === undefined || player.erased_at !== null) return 'unknown';
  const { real, bonus, pending_withdrawal } = await readBalances(trx, playerId, player.currency);
  const payments = trx.selectFrom('payments').select('id').where('player_id', '=', playerId);
  const isPaying = await hasRow(payments.where('status', '=', 'process'));
  if (real + bonus + pending_withdrawal > 0 || isPaying) return 'has_money';
  const isExcluded =
    player.banned_at !== null || (isInForce(player, now) && player.restriction_kind === 'self_exclusion');

  await endSessionsOf(trx, playerId, 'erased', now);
  await sql`
    delete from outbox where recipient in (${player.email}, ${player.phone})
      or recipient in (select phone from phone_codes where player_id = ${playerId})
      or recipient in (select recipient from undo_links where player_id = ${playerId})`.execute(trx);
  // Visits before the login carry the address of the same browser.
  await sql`
    delete from visits where player_id is null
      and visitor_uid in (select visitor_uid from visits where player_id = ${playerId})`.execute(trx);
  for (const table of erased)
    await sql`delete from ${sql.table(table)} where player_id = ${playerId}`.execute(trx);
  await trx
    .updateTable('sessions')
    .set({ ip: '', user_agent: '', country: null, device: null })
    .where('player_id', '=', playerId)
    .execute();
  await trx
    .updateTable('saved_cards')
    .set({ is_hidden: true, expiry: null })
    .where('player_id', '=', playerId)
    .execute();
  await trx.updateTable('reviews').set({ player_id: null }).where('player_id', '=', playerId).execute();
  if (!isExcluded) {
    const files = trx.selectFrom('documents').select('file_key').where('player_id', '=', playerId);
    const keys = (await files.execute()).map(({ file_key }) => file_key);
    await trx.deleteFrom('documents').where('player_id', '=', playerId).execute();
    // A bucket is no part of this transaction, so a periodic job deletes the files.
    if (keys.length > 0)
      await trx.updateTable('document_files').set({ expires_at: now }).where('key', 'in', keys).execute();
  }
  await updatePlayer(trx, playerId, {
    ...(isExcluded
      ? {}
      : {
          email: `erased-${playerId}@erased.invalid`,
          phone: null,
          first_name: null,
          last_name: null,
          birthday: null,
        }),
    erased_at: now,
    password_hash: 'erased',
    address: null,
    referrer: null,
    landing_page: null,
    fingerprint: null,
    timezone: null,
    time_offset: null,
    promo_code: null,
    is_newsletters_enabled: false,
    is_sms_enabled: false,
    extra: '{}',
  });
  return 'erased';
}
