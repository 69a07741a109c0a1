export const statements070: Readonly<Record<string, readonly string[]>> = {
  /** Notices of ending bonuses, changes of the cashback period, exclusions, and retention. */
  '070_endings_and_retention': [
    'alter table offers add column end_notice_at timestamptz',
    `create index offers_ending on offers (expired_at) where status in ('active', 'started')`,
    'alter table players add column cashback_period_since timestamptz',
    'alter table players add column erased_at timestamptz',
    'alter table players add column banned_money_decided_at timestamptz',
    // An excluded player with the same personal data, and when the operator decided about the match.
    'alter table players add column resembles integer references players (id)',
    'alter table players add column resembles_decided_at timestamptz',
    `create function mailbox_of(address text) returns text immutable language sql as $$
        select case
          when split_part(lower(address), '@', 2) in ('gmail.com', 'googlemail.com')
            then replace(split_part(split_part(lower(address), '@', 1), '+', 1), '.', '') || '@gmail.com'
          else split_part(split_part(lower(address), '@', 1), '+', 1) || '@' || split_part(lower(address), '@', 2)
        end $$`,
    'create index players_mailbox on players (mailbox_of(email))',
    'create index players_birthday on players (birthday) where birthday is not null',
    'create index document_files_digest on document_files (sha256(content))',
    'create index outbox_age on outbox (created_at)',
    'create index sessions_end on sessions (expires_at)',
    'create index refresh_tokens_used on refresh_tokens (used_at) where used_at is not null',
    'create index one_time_codes_end on one_time_codes (expires_at)',
    'create index phone_codes_end on phone_codes (expires_at)',
    'create index social_tokens_end on social_tokens (expires_at)',
    'create index game_sessions_end on game_sessions (expires_at)',
  ],
  '071_session_devices': [
    `alter table sessions add column device text, add column country text`,
    `create index sessions_device on sessions (player_id, device) where device is not null`,
  ],
  /** Families of sessions, and which session opened a game or requested a code (SEC-04, SEC-06, SEC-13). */
  '072_session_families': [
    // Null: the session is the first of its family. Servers of the previous version do not set the column.
    `alter table sessions add column family_id text`,
    `create index sessions_family on sessions ((coalesce(family_id, id))) where revoked_at is null`,
    // No foreign keys: old sessions are deleted independently of games and codes.
    `alter table game_sessions add column opened_by text`,
    `alter table one_time_codes add column session_id text`,
  ],
  /** Links that undo a change of a contact or of the password (SEC-03). */
  '073_undo_links': [
    `alter table players add column has_password boolean not null default true`,
    // Players created by social login know no password.
    `update players set has_password = false where exists (
    select 1 from social_identities i where i.player_id = players.id and i.created_at = players.created_at)`,
    `create table undo_links (
    hash text primary key,
    player_id integer not null references players (id) on delete cascade,
    kind text not null check (kind in ('contacts', 'password')),
    recipient text not null,
    email text,
    is_email_confirmed boolean not null,
    phone text,
    phone_confirmed_by text not null,
    password_hash text not null,
    has_password boolean not null,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
    `create index undo_links_player on undo_links (player_id)`,
    `create index undo_links_email on undo_links (email) where kind = 'contacts'`,
    `create index undo_links_phone on undo_links (phone) where kind = 'contacts'`,
  ],
  /** On connections of servers with a broker, changes are stored for the relay instead of announced. */
  '074_event_broker': [
    `create function has_broker() returns boolean language sql stable as
      $$ select current_setting('tulpar.broker', true) = 'on' is true $$`,
    // Player 0: the change is 'tournament:' with its number.
    `create function announce_change(player integer, what text) returns void language plpgsql as $$
  begin
    if has_broker() then
      insert into player_events (player_id, kind) values (player, what) on conflict do nothing;
    else
      perform pg_notify('tulpar_events', case when player = 0 then what else player || ':' || what end);
    end if;
  end $$`,
    `create or replace function tell_player(player integer, what text) returns void language plpgsql as $$
  begin
    insert into player_events (player_id, kind) values (player, what) on conflict do nothing;
    if not has_broker() then perform pg_notify('tulpar_events', player || ':' || what); end if;
  end $$`,
    `create or replace function tell_session_end() returns trigger language plpgsql as $$
  begin
    perform announce_change(new.player_id, 'sessions');
    return null;
  end $$`,
    `create or replace function tell_ban() returns trigger language plpgsql as $$
  begin
    perform announce_change(new.id, 'sessions');
    return null;
  end $$`,
    `create or replace function tell_board() returns trigger language plpgsql as $$
  begin
    perform announce_change(0, 'tournament:' || new.tournament_id);
    return null;
  end $$`,
    `create or replace function tell_tournament() returns trigger language plpgsql as $$
  begin
    perform announce_change(0, 'tournament:' || new.id);
    return null;
  end $$`,
  ],
  /** Documents may be in a bucket, so the database can no longer compute their hash from the content. */
  '076_stored_files': [
    // Null: the file is in a bucket.
    'alter table document_files alter column content drop not null',
    'alter table document_files add column sha256 text, add column expires_at timestamptz',
    `update document_files set sha256 = encode(sha256(content), 'hex')`,
    // Servers of the previous version do not write the hash, and they read the index document_files_digest.
    `create function hash_document_file() returns trigger language plpgsql as $$
  begin
    new.sha256 := coalesce(new.sha256, encode(sha256(new.content), 'hex'));
    return new;
  end $$`,
    `create trigger document_files_hash before insert on document_files for each row
    execute function hash_document_file()`,
    'alter table document_files alter column sha256 set not null',
    'create index document_files_sha256 on document_files (sha256)',
    'create index document_files_expiry on document_files (expires_at) where expires_at is not null',
  ],
  /** Indexes for the recent games of a player, the uses of a promo code, and the end of a session. */
  '077_indexes': [
    `create index game_sessions_player on game_sessions (player_id, game_slug, created_at)
      where player_id is not null`,
    `create index offers_promo_code on offers (promo_code) where promo_code is not null`,
    `create index push_subscriptions_session on push_subscriptions (session_id)`,
  ],
  /** Index for the deposits that are not paid yet. */
  '078_unpaid_deposits': [
    `create index payments_unpaid on payments (created_at)
      where type = 'deposit' and status = 'process' and stage <> 'confirming'`,
  ],
  /** Sends changed limits and payments to the player's open pages (SAFE-03, PAY-14). */
  '079_limit_and_payment_events': [
    `create function tell_limits() returns trigger language plpgsql as $$
  begin
    perform tell_player(coalesce(new.player_id, old.player_id), 'profile');
    return null;
  end $$`,
    `create trigger player_limits_changed after insert or update or delete on player_limits
    for each row execute function tell_limits()`,
    `create function tell_payments() returns trigger language plpgsql as $$
  begin
    perform tell_player(new.player_id, 'payments');
    return null;
  end $$`,
    `create trigger payments_made after insert on payments for each row execute function tell_payments()`,
    `create trigger payments_moved after update on payments for each row
    when (new.* is distinct from old.*) execute function tell_payments()`,
  ],
};
