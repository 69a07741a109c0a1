import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Conversations of the sandbox chat (CHAT-04). */
export const sandboxChat: Migration = {
  async up(db) {
    await sql
      .raw(
        `create table sandbox_conversations (
          id text primary key,
          created_at timestamptz not null
        )`,
      )
      .execute(db);
    await sql
      .raw(
        `create table sandbox_chat_messages (
          id bigint generated always as identity primary key,
          conversation_id text not null references sandbox_conversations (id) on delete cascade,
          author text not null check (author in ('visitor', 'support')),
          text text not null,
          shown_at timestamptz not null
        )`,
      )
      .execute(db);
    await sql
      .raw(
        `create index sandbox_chat_messages_conversation on sandbox_chat_messages (conversation_id, shown_at)`,
      )
      .execute(db);
  },
};
