import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements: readonly string[] = [
  // One row for all changes of a kind that one transaction made for a player. `xid` is the position in the
  // history of the database: sequence numbers would not work, since a later number may become visible first.
  `create table player_events (
    player_id integer not null,
    kind text not null check (kind in ('balance', 'offers', 'notifications')),
    xid xid8 not null default pg_current_xact_id(),
    created_at timestamptz not null default now(),
    primary key (player_id, kind, xid)
  )`,
  `create index player_events_xid on player_events (xid)`,
  `create index player_events_created on player_events (created_at)`,

  // Written and announced by triggers, so that no change of money, offers or notifications can omit it.
  `create function tell_player(player integer, what text) returns void language plpgsql as $$
  begin
    insert into player_events (player_id, kind) values (player, what) on conflict do nothing;
    perform pg_notify('tulpar_events', player || ':' || what);
  end $$`,
  `create function tell_balance() returns trigger language plpgsql as $$
  begin
    perform tell_player(new.player_id, 'balance');
    return null;
  end $$`,
  `create trigger accounts_made after insert on accounts for each row
    when (new.player_id is not null and new.kind in ('real', 'bonus') and new.balance <> 0)
    execute function tell_balance()`,
  `create trigger accounts_moved after update on accounts for each row
    when (new.player_id is not null and new.kind in ('real', 'bonus') and new.balance is distinct from old.balance)
    execute function tell_balance()`,
  `create function tell_offers() returns trigger language plpgsql as $$
  begin
    perform tell_player(new.player_id, 'offers');
    return null;
  end $$`,
  `create trigger offers_made after insert on offers for each row execute function tell_offers()`,
  `create trigger offers_moved after update on offers for each row
    when (new.* is distinct from old.*) execute function tell_offers()`,
  `create function tell_notifications() returns trigger language plpgsql as $$
  begin
    perform tell_player(new.player_id, 'notifications');
    return null;
  end $$`,
  `create trigger notifications_made after insert on notifications for each row
    execute function tell_notifications()`,
  `create trigger notifications_moved after update on notifications for each row
    when (new.* is distinct from old.*) execute function tell_notifications()`,

  // Ends of sessions are announced but not stored: a later connection is refused by the session check.
  `create function tell_session_end() returns trigger language plpgsql as $$
  begin
    perform pg_notify('tulpar_events', new.player_id || ':sessions');
    return null;
  end $$`,
  `create trigger sessions_ended after update on sessions for each row
    when (old.revoked_at is null and new.revoked_at is not null) execute function tell_session_end()`,
  `create function tell_ban() returns trigger language plpgsql as $$
  begin
    perform pg_notify('tulpar_events', new.id || ':sessions');
    return null;
  end $$`,
  `create trigger players_banned after update on players for each row
    when (old.banned_at is null and new.banned_at is not null) execute function tell_ban()`,

  // Rate limits are shared by all servers.
  `create table attempts (
    key text primary key,
    times timestamptz[] not null,
    expires_at timestamptz not null
  )`,
  `create index attempts_expiry on attempts (expires_at)`,

  // Number of the server that works on a command, so that another can take over immediately if it dies.
  `alter table idempotency add column holder integer`,

  // Values that all servers on this database must share.
  `create table server_marks (
    name text primary key,
    value text not null
  )`,
];

export const events: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
