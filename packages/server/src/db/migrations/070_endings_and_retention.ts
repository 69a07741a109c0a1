import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Notices of ending bonuses, changes of the cashback period, exclusions, and retention. */
export const endingsAndRetention: Migration = {
  async up(db) {
    for (const statement of [
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
    ])
      await sql.raw(statement).execute(db);
  },
};
