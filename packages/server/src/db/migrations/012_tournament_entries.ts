import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements: readonly string[] = [
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
  // For the latest counted round and the place of a player without reading the whole leaderboard.
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
];

export const tournamentEntries: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
