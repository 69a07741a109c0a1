export const statements007: Readonly<Record<string, readonly string[]>> = {
  '007_banner_videos': ['alter table banners add column video text'],
  /** Time and reason of an offer's end, and the resulting amounts, minor units. */
  '008_offer_endings': [
    `alter table offers
           add column ended_at timestamptz,
           add column end_reason text,
           add column released_amount bigint,
           add column removed_amount bigint`,
  ],
  /**
   * Promo codes become rows, so that an operator can change them. A code without dates is always valid, and a bonus
   * of the month without dates runs every month. The last four codes demonstrate one refusal each.
   */
  '009_promo_codes': [
    `create table promo_codes (
           code text primary key,
           template text not null,
           offers_per_user integer not null,
           uses_total integer,
           first_day text,
           last_day text,
           currency text,
           player_status text,
           is_of_month boolean not null
         )`,
    `insert into promo_codes
           (code, template, offers_per_user, uses_total, last_day, player_status, is_of_month)
         values
           ('DEMO20', 'demo20', 3, null, null, null, false),
           ('MONTH10', 'month10', 3, null, null, null, true),
           ('SPIN30', 'dgs', 1, null, null, null, true),
           ('GIFT5', 'nd', 1, null, null, null, false),
           ('SPIN15', 'spin15', 1, null, null, null, false),
           ('START50', 'w1gs', 1, null, null, null, false),
           ('OLD2024', 'demo20', 1, null, '2024-12-31', null, false),
           ('FULL', 'demo20', 1, 0, null, null, false),
           ('ONCE', 'demo20', 1, null, null, null, false),
           ('VIPONLY', 'demo20', 1, null, null, 'vip', false)`,
  ],
  '011_withdrawal_rules': [
    `alter table turnovers add column deposits bigint not null default 0 check (deposits >= 0)`,
    // Every earlier deposit required a turnover of three times its amount.
    `update turnovers set deposits = required / 3 where done < required`,
    `alter table payments
     add column is_held boolean not null default false,
     add column ended_offers jsonb not null default '[]',
     add column bank_reference text`,
    `create table method_settings (
    uid text primary key,
    is_available boolean not null,
    fee_points integer not null check (fee_points between 0 and 10000),
    fee_fixed bigint not null check (fee_fixed >= 0)
  )`,
  ],
  '012_tournament_entries': [
    `alter table tournaments
    add column start_told_at timestamptz`,
    `alter table tournament_players
    add column paid bigint not null default 0 check (paid >= 0),
    add column refunded_at timestamptz`,
    `create table tournament_reminders (
    tournament_id integer not null references tournaments (id), player_id integer not null references players (id),
    primary key (tournament_id, player_id))`,
    `create table tournament_game_scores (
    tournament_id integer not null references tournaments (id), player_id integer not null references players (id),
    game_slug text not null, score bigint not null check (score >= 0),
    primary key (tournament_id, player_id, game_slug))`,
    // To find the last counted round, refunds due and banned players without reading whole tables.
    `create index tournament_last_counted on tournament_players (tournament_id, last_counted_at)`,
    `create index tournament_owed on tournament_players (tournament_id) where paid > 0 and refunded_at is null`,
    `create index players_banned on players (id) where banned_at is not null`,

    // Announced by a trigger, so that leaderboards update on every server.
    `create function tell_board() returns trigger language plpgsql as $$
  begin
    perform pg_notify('tulpar_events', 'tournament:' || new.tournament_id);
    return null;
  end $$`,
    `create trigger tournament_players_made after insert on tournament_players for each row
    execute function tell_board()`,
    `create trigger tournament_players_moved after update on tournament_players for each row
    when (new.score is distinct from old.score) execute function tell_board()`,
    `create function tell_tournament() returns trigger language plpgsql as $$
  begin
    perform pg_notify('tulpar_events', 'tournament:' || new.id);
    return null;
  end $$`,
    `create trigger tournaments_moved after update on tournaments for each row
    when (new.* is distinct from old.*) execute function tell_tournament()`,
  ],
  /** Number of days on which each player logged in, and an index of notifications by time. */
  '013_sign_in_days': [
    'alter table players add column sign_in_days integer not null default 0',
    // Days in account time, as in `domain/locale/locale.ts`.
    `update players set sign_in_days = days.counted
   from (
     select sessions.player_id, count(distinct (
       (sessions.created_at at time zone 'UTC')
         + case players.currency when 'AZN' then interval '4 hours' else interval '5 hours' end
     )::date) as counted
     from sessions join players on players.id = sessions.player_id
     group by sessions.player_id
   ) days
   where players.id = days.player_id`,
    'create index notifications_created on notifications (created_at)',
  ],
  '014_news_and_reviews': [
    // First and last day, yyyy-MM-dd, in the reader's account time.
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
  ],
  '017_reality_checks': [
    `create table reality_checks (
           player_id integer primary key references players (id),
           minutes integer not null,
           answered_at timestamptz
         )`,
  ],
};
