import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
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
];

/** Links that undo a change of a contact or of the password (SEC-03). */
export const undoLinks: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
