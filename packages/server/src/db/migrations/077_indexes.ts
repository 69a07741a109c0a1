/** Statements of the migration 077, by name. */
export const statements077: Readonly<Record<string, readonly string[]>> = {
  /** Indexes for the recent games of a player, the uses of a promo code, and the end of a session. */
  '077_indexes': [
    `create index game_sessions_player on game_sessions (player_id, game_slug, created_at)
      where player_id is not null`,
    `create index offers_promo_code on offers (promo_code) where promo_code is not null`,
    `create index push_subscriptions_session on push_subscriptions (session_id)`,
  ],
};
