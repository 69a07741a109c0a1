import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  `create table providers (
    id integer primary key, slug text not null unique, name text not null, is_active boolean not null,
    is_new boolean not null, has_svg boolean not null, position integer not null)`,
  `create table categories (
    id integer primary key, slug text not null unique, kind text not null check (kind in ('category', 'shortcut', 'filter')),
    names jsonb not null, icon text not null, is_active boolean not null, position integer not null)`,
  `create table games (
    id integer primary key, slug text not null unique check (slug ~ '^[a-z0-9-]+$'), name text not null,
    provider_id integer not null references providers (id), kind text not null, popularity integer not null,
    rtp integer check (rtp between 0 and 10000), rtp_low integer check (rtp_low between 0 and 10000),
    volatility smallint check (volatility between 1 and 5),
    min_bet_kzt integer not null check (min_bet_kzt > 0), min_bet_azn integer not null check (min_bet_azn > 0),
    max_bet_kzt integer not null, max_bet_azn integer not null, max_win_x integer not null,
    wager_contribution smallint not null check (wager_contribution between 0 and 100), is_demo boolean not null,
    labels jsonb not null, has_image boolean not null, unavailable_in text, orientation text not null,
    released_at text not null, description jsonb)`,
  `create table game_categories (
    game_id integer not null references games (id), category_id integer not null references categories (id),
    primary key (category_id, game_id))`,
  `create table banners (
    slug text primary key, place text not null, position integer not null, is_active boolean not null, texts jsonb not null,
    button_link text, image text, tournament_slug text, blur_bg text, blur_height integer)`,
  `create table winners (
    id text primary key, player text not null, amount integer not null check (amount > 0), bet integer not null check (bet > 0),
    currency text not null, game_id integer not null references games (id), age_seconds integer not null, is_demo_data boolean not null)`,
  `create table footer_icons (
    id integer primary key, kind text not null, image text not null, names jsonb not null, url text, currency text,
    position integer not null)`,
  `create table static_pages (
    slug text not null, language text not null, title text not null, content_html text not null, meta_description text,
    updated_at text not null, footer_position integer, primary key (slug, language))`,
  `create table translations (
    language text not null, key text not null, text text not null, primary key (language, key))`,
  `create table recent_searches (
    id integer generated always as identity primary key, player_id integer not null,
    game_id integer not null references games (id) on delete cascade,
    search_uid text not null, created_at timestamptz not null, unique (player_id, game_id))`,
  `create table seeds (name text primary key, fingerprint text not null)`,
];

export const catalogue: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
