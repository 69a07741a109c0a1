/** One player of a leaderboard. */
export interface LeaderboardRow {
  place: number;
  /** Name or mask of the player; "You" in the own row. */
  name: string;
  /** Points, formatted. */
  points: string;
  /** Prize of the place, formatted. */
  prize?: string | undefined;
  isMe?: boolean | undefined;
}

/** A leaderboard in its order. */
export interface Arranged {
  /** The first three places, when all three are there. */
  podium: readonly LeaderboardRow[];
  rest: readonly LeaderboardRow[];
  /** The own row, when it is not among the others: it stands below them after a gap. */
  own: LeaderboardRow | null;
}

/**
 * Puts a leaderboard in order: podium, the others by place, and the own row wherever the player stands. The list may come without
 * the own row (a top 100), with it, or twice; it is shown once.
 */
export function arrange(rows: readonly LeaderboardRow[], own: LeaderboardRow | null = null): Arranged {
  const ordered = rows.filter((row) => Number.isFinite(row.place)).sort((a, b) => a.place - b.place);
  const mine = ordered.findIndex((row) => row.isMe === true);
  const once = ordered.filter((row, at) => row.isMe !== true || at === mine);
  const first = once.slice(0, 3);
  const isFull = first.length === 3 && first.every((row) => row.place <= 3);
  return {
    podium: isFull ? first : [],
    rest: isFull ? once.slice(3) : once,
    own: mine === -1 && own ? { ...own, isMe: true } : null,
  };
}
