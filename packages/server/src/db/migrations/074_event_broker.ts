/** Changes are stored for the relay instead of being announced, on connections of servers with a broker. */
export const statements074: Readonly<Record<string, readonly string[]>> = {
  '074_event_broker': [
    `create function has_broker() returns boolean language sql stable as
      $$ select current_setting('tulpar.broker', true) = 'on' is true $$`,
    // Without a player: 'tournament:' and its number.
    `create function announce_change(player integer, what text) returns void language plpgsql as $$
  begin
    if has_broker() then
      insert into player_events (player_id, kind) values (player, what) on conflict do nothing;
    else
      perform pg_notify('tulpar_events', case when player = 0 then what else player || ':' || what end);
    end if;
  end $$`,
    `create or replace function tell_player(player integer, what text) returns void language plpgsql as $$
  begin
    insert into player_events (player_id, kind) values (player, what) on conflict do nothing;
    if not has_broker() then perform pg_notify('tulpar_events', player || ':' || what); end if;
  end $$`,
    `create or replace function tell_session_end() returns trigger language plpgsql as $$
  begin
    perform announce_change(new.player_id, 'sessions');
    return null;
  end $$`,
    `create or replace function tell_ban() returns trigger language plpgsql as $$
  begin
    perform announce_change(new.id, 'sessions');
    return null;
  end $$`,
    `create or replace function tell_board() returns trigger language plpgsql as $$
  begin
    perform announce_change(0, 'tournament:' || new.tournament_id);
    return null;
  end $$`,
    `create or replace function tell_tournament() returns trigger language plpgsql as $$
  begin
    perform announce_change(0, 'tournament:' || new.id);
    return null;
  end $$`,
  ],
};
