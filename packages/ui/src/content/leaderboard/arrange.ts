/** One player of a leaderboard. */
export interface LeaderboardRow {
  place: number;
  /** Name or masked name of the player; "You" in the own row. */
  name: string;
  /** Formatted points. */
  points: string;
  /** Formatted prize of the place. */
  prize?: string | undefined;
  isMe?: boolean | undefined;
}

/** A leaderboard in display order. */
export interface Arranged {
  /** The first three places, if all three are present. */
  podium: readonly LeaderboardRow[];
  rest: readonly LeaderboardRow[];
}

/** Arranges a leaderboard: podium, the others by place. The list may contain the own row twice; it is shown once. */
export function arrange(rows: readonly LeaderboardRow[]): Arranged {
  const ordered = rows.filter((row) => Number.isFinite(row.place)).sort((a, b) => a.place - b.place);
  const mine = ordered.findIndex((row) => row.isMe === true);
  const once = ordered.filter((row, at) => row.isMe !== true || at === mine);
  const first = once.slice(0, 3);
  const isFull = first.length === 3 && first.every((row) => row.place <= 3);
  return {
    podium: isFull ? first : [],
    rest: isFull ? once.slice(3) : once,
  };
}
