/** Statements of the migrations 076 to 078, by name. */
export const statements076: Readonly<Record<string, readonly string[]>> = {
  /** Files of documents may be in a bucket: their hash no longer comes from the content. */
  '076_stored_files': [
    // Null: in a bucket.
    'alter table document_files alter column content drop not null',
    'alter table document_files add column sha256 text, add column expires_at timestamptz',
    `update document_files set sha256 = encode(sha256(content), 'hex')`,
    // Servers of the previous version write no hash. They also read the index document_files_digest.
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
};
