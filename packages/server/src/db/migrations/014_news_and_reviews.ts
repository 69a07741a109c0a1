import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // Days, yyyy-MM-dd, both inclusive, in the reader's account time.
  `alter table promotions
    add column starts_on text check (starts_on ~ '^\\d{4}-\\d\\d-\\d\\d$'),
    add column ends_on text check (ends_on ~ '^\\d{4}-\\d\\d-\\d\\d$'),
    add column subtitles jsonb, add column terms_texts jsonb, add column updated_at timestamptz,
    add check (starts_on <= ends_on)`,
  `alter table reviews alter column created_at type timestamptz using created_at::timestamptz`,
  `create sequence review_ids start 1001`,
  `alter table reviews
    alter column id set default nextval('review_ids'),
    add column player_id integer references players (id),
    add column status text not null default 'published' check (status in ('pending', 'published', 'declined')),
    add column decline_text text, add column reply_text text, add column reply_at timestamptz,
    add column decided_at timestamptz`,
  `create index reviews_player on reviews (player_id, created_at) where player_id is not null`,
  `create index reviews_listed on reviews (language, created_at desc) where status = 'published'`,
  `create index reviews_waiting on reviews (created_at) where status = 'pending'`,
];

export const newsAndReviews: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
