import type { PGlite } from '@electric-sql/pglite';
import { randomInt } from 'node:crypto';
import pg from 'pg';
import { Socket } from 'node:net';

/** PostgreSQL channel that triggers notify (`migrations/`), and `events/relay.ts` while its broker is unreachable. */
export const channel = 'tulpar_events';
/** First key of the product's advisory locks, to keep them apart from others. */
export const presenceClass = 29_813;
/** Delay before reconnecting, ms. */
const pause = 1_000;
/** Interval of keep-alive queries, and silence after which the connection is lost, ms; commits may be rare. */
const heartbeat = { every: 5_000, silence: 12_000 };

export interface Listener {
  /**
   * Called after a commit with `<player id>:<kind>`, `<player id>:sessions` or `tournament:<id>`; the relay of
   * `events/relay.ts` joins several of these with line breaks.
   */
  notified(payload: string): void;
  /** Called after a temporary loss of the connection: notifications may have been missed. */
  missed(): void;
}

/** Notifications about committed changes of all processes on a database, for open event streams. */
export interface Announcements {
  /** Number by which other servers see that this one is running; null with an embedded database. */
  readonly instance: number | null;
  /** Connects and calls the listener from then on, also after reconnects. Rejects if the connection fails. */
  start(listener: Listener): Promise<void>;
  stop(): Promise<void>;
}

/** Announcements of the embedded database, which has one process. */
export function embeddedAnnouncements(pglite: PGlite): Announcements {
  let stopListening: (() => Promise<void>) | null = null;
  return {
    instance: null,
    async start(listener) {
      stopListening = await pglite.listen(channel, (payload) => listener.notified(payload));
    },
    async stop() {
      if (!pglite.closed) await stopListening?.();
      stopListening = null;
    },
  };
}

/**
 * Announcements of a PostgreSQL server, on a separate connection. The same connection holds the lock that
 * marks this process as alive; PostgreSQL releases it whenever the process dies.
 */
export function serverAnnouncements(url: string): Announcements {
  const instance = randomInt(1, 2 ** 31 - 1);
  let current: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const connect = async (listener: Listener): Promise<void> => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5_000,
      stream: () => openSocket(heartbeat.silence),
    });
    client.on('notification', ({ payload }) => listener.notified(payload ?? ''));
    let beat: NodeJS.Timeout | undefined;
    const lost = () => {
      clearInterval(beat);
      if (current !== client) return;
      current = null;
      again(listener);
    };
    client.on('error', lost);
    client.on('end', lost);
    // After a reconnect the lost connection may still hold the lock for a while, so every beat tries again.
    const showPresence = () =>
      client.query(
        `select pg_try_advisory_lock($1::int, $2::int) where not exists (select from pg_locks
          where locktype = 'advisory' and pid = pg_backend_pid() and objid::bigint = $2::int)`,
        [presenceClass, instance],
      );
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      await showPresence();
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    if (isStopped) return await client.end();
    current = client;
    // A failed query breaks the connection or shows that it is broken; `lost` handles both.
    beat = setInterval(() => void showPresence().catch(() => undefined), heartbeat.every);
    beat.unref();
  };
  const again = (listener: Listener): void => {
    if (isStopped) return;
    timer = setTimeout(() => {
      connect(listener).then(
        () => listener.missed(),
        () => again(listener),
      );
    }, pause);
  };
  return {
    instance,
    start: connect,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      const client = current;
      current = null;
      await client?.end();
    },
  };
}

/**
 * A socket to PostgreSQL that fails after `silence` ms without a byte in either direction. A lost peer sends no
 * reset, and the operating system would retransmit for a quarter of an hour.
 */
export function openSocket(silence: number): Socket {
  const socket = new Socket();
  socket.setTimeout(silence, () => {
    socket.destroy(new Error(`The database has been silent for ${silence} ms`));
  });
  return socket;
}
