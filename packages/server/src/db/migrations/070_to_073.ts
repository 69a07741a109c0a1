/** Statements of the migrations 070 to 073, by name. */
export const statements070: Readonly<Record<string, readonly string[]>> = {
  /** Notices of ending bonuses, changes of the cashback period, exclusions, and retention. */
  '070_endings_and_retention': [
    'alter table offers add column end_notice_at timestamptz',
    `create index offers_ending on offers (expired_at) where status in ('active', 'started')`,
    'alter table players add column cashback_period_since timestamptz',
    'alter table players add column erased_at timestamptz',
    'alter table players add column banned_money_decided_at timestamptz',
    // An excluded player whom this one resembles, and when the operator decided.
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
  /** Families of sessions, and the games and codes of a session (SEC-04, SEC-06, SEC-13). */
  '072_session_families': [
    // Null: the session is the first of its family. Servers of the previous version omit it.
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
};
