/** Files of documents may be in a bucket: their hash no longer comes from the content. */
export const statements076: Readonly<Record<string, readonly string[]>> = {
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
};
