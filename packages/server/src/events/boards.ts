import { findTournament } from '../domain/tournaments/editions.ts';
import { tournamentUpdate } from '../domain/tournaments/views.ts';
import type { Ports } from '../ports.ts';
import type { EventStream } from './stream.ts';

/** Minimum time between two events of a leaderboard, ms. */
export const boardEvery = 2_000;

/** Sends leaderboard updates to the streams that follow them. */
export interface BoardFeed {
  /** Adds a stream to the tournament it requested; does nothing without one or for an unknown slug. */
  follow(stream: EventStream): Promise<void>;
  leave(stream: EventStream): void;
  /** Called when a stream accepts data again: sends what it missed. */
  wake(stream: EventStream): void;
  /** Called when the leaderboard of an edition has changed. */
  moved(tournamentId: number): void;
  /** Called when any leaderboard may have changed. */
  missed(): void;
  close(): void;
}

interface Board {
  readonly streams: Set<EventStream>;
  /** Streams that accepted no data when the last event was sent. */
  readonly behind: Set<EventStream>;
  /** Real time of the last event, ms. */
  sentAt: number;
  timer: NodeJS.Timeout | null;
}

/** Leaderboard feed of one server. Changes within two seconds of an event are sent as one event. */
export function createBoardFeed({ db, clock, log }: Pick<Ports, 'db' | 'clock' | 'log'>): BoardFeed {
  const boards = new Map<number, Board>();

  const sendTo = async (stream: EventStream, id: number, board: Board): Promise<void> => {
    if (!stream.isReady()) {
      board.behind.add(stream);
      return;
    }
    board.behind.delete(stream);
    const { playerId, currency, language } = stream;
    try {
      const update = await tournamentUpdate(db, id, { playerId, currency, language, now: clock.now() });
      if (update !== null) stream.sendBoard(update);
    } catch (error) {
      log.warn({ err: error }, 'a leaderboard could not be sent');
    }
  };
  const send = async (id: number, board: Board): Promise<void> => {
    board.timer = null;
    board.sentAt = performance.now();
    for (const stream of board.streams) await sendTo(stream, id, board);
  };
  const moved = (id: number) => {
    const board = boards.get(id);
    if (board === undefined || board.timer !== null) return;
    const wait = Math.max(0, board.sentAt + boardEvery - performance.now());
    board.timer = setTimeout(() => void send(id, board), wait);
    board.timer.unref();
  };

  return {
    async follow(stream) {
      if (stream.tournament === undefined) return;
      const tournament = await findTournament(db, stream.tournament, clock.now());
      if (tournament === null) return;
      const { id } = tournament.row;
      const board = boards.get(id) ?? {
        streams: new Set(),
        behind: new Set(),
        sentAt: -boardEvery,
        timer: null,
      };
      board.streams.add(stream);
      boards.set(id, board);
    },
    leave(stream) {
      for (const [id, board] of boards) {
        board.streams.delete(stream);
        board.behind.delete(stream);
        if (board.streams.size > 0) continue;
        if (board.timer !== null) clearTimeout(board.timer);
        boards.delete(id);
      }
    },
    wake(stream) {
      for (const [id, board] of boards) if (board.behind.has(stream)) void sendTo(stream, id, board);
    },
    moved,
    missed() {
      for (const id of boards.keys()) moved(id);
    },
    close() {
      for (const { timer } of boards.values()) if (timer !== null) clearTimeout(timer);
      boards.clear();
    },
  };
}
