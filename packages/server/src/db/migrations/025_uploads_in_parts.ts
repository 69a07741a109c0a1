import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements: readonly string[] = [
  `alter table documents
    add column side text check (side in ('front', 'back')),
    add column subject text,
    add column replaces_id integer references documents (id),
    add column decided_at timestamptz`,
  `update documents set decided_at = updated_at where status in ('approved', 'declined')`,

  `create table document_uploads (
    id text primary key,
    player_id integer not null references players (id),
    document_type text not null,
    side text check (side in ('front', 'back')),
    subject text,
    replaces_id integer,
    message text,
    name text not null,
    size integer not null check (size > 0),
    sha256 text not null,
    received integer not null default 0 check (received between 0 and size),
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create index document_uploads_player on document_uploads (player_id)`,
  `create index document_uploads_expiry on document_uploads (expires_at)`,
  `create table document_upload_parts (
    upload_id text not null references document_uploads (id) on delete cascade,
    position integer not null,
    content bytea not null,
    primary key (upload_id, position)
  )`,
  `alter table document_upload_parts alter column content set storage external`,

  // Event kinds are a TypeScript type, and only triggers write them.
  `alter table player_events drop constraint if exists player_events_kind_check`,
  `create function tell_profile_of_document() returns trigger language plpgsql as $$
  begin
    perform tell_player(new.player_id, 'profile');
    return null;
  end $$`,
  `create trigger documents_made after insert on documents for each row
    execute function tell_profile_of_document()`,
  `create trigger documents_decided after update on documents for each row
    when (new.* is distinct from old.*) execute function tell_profile_of_document()`,
  `create function tell_profile() returns trigger language plpgsql as $$
  begin
    perform tell_player(new.id, 'profile');
    return null;
  end $$`,
  `create trigger players_verified after update on players for each row
    when (old.is_doc_verified is distinct from new.is_doc_verified) execute function tell_profile()`,
];

/** Multipart uploads of documents with their side, and events about decisions. */
export const uploadsInParts: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
