import { sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { channel, type Announcements, type Listener } from '../db/announcements.ts';
import { runOnDuty } from '../db/coordination.ts';
import type { OpenDatabase } from '../db/open.ts';
import type { Connection } from '../db/types.ts';
import type { Log } from '../ports.ts';
import { connect, type NatsConnection } from '@nats-io/transport-node';

const subject = 'tulpar.events';
/** Delay before reconnecting, ms. */
const pause = 1_000;
/** Time without a response after which connecting fails or a message counts as not sent, ms. */
const patience = 2_000;

/** Message broker that sends announcements of changes to every server. */
interface Broker {
  /** Connects in the background, and again whenever the connection is lost. */
  start(listener: Listener): void;
  /** Resolves once the broker has received the messages; rejects if it is unreachable or does not respond. */
  publish(messages: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

function optionsOf(url: string) {
  const { username, password } = new URL(url);
  const user = username === '' ? {} : { user: decodeURIComponent(username) };
  const pass = password === '' ? {} : { pass: decodeURIComponent(password) };
  return { servers: url.replace(/\/\/[^@/]*@/, '//'), ...user, ...pass };
}

/** A NATS server. It stores no messages, so `missed` is called after each connect: anything may have changed. */
export function createBroker(url: string, log: Log): Broker {
  let connection: NatsConnection | null = null;
  const stopping = new AbortController();

  const stayConnected = async (listener: Listener) => {
    let isAwayLogged = false;
    while (!stopping.signal.aborted) {
      try {
        const opened = await connect({
          ...optionsOf(url),
          name: 'tulpar',
          timeout: patience,
          reconnect: false,
          pingInterval: 5_000,
          maxPingOut: 2,
        });
        opened.subscribe(subject, {
          callback: (error, message) => {
            if (error === null) listener.notified(message.string());
          },
        });
        await opened.flush();
        connection = opened;
        isAwayLogged = false;
        listener.missed();
        await opened.closed();
      } catch (error) {
        if (!isAwayLogged) log.warn({ err: error }, 'the broker of events cannot be reached');
        isAwayLogged = true;
      }
      connection = null;
      await wait(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  };

  return {
    start: (listener) => void stayConnected(listener),
    async publish(messages) {
      if (connection === null) throw new Error('There is no connection to the broker');
      for (const message of messages) connection.publish(subject, message);
      const isSent = await Promise.race([connection.flush().then(() => true), wait(patience, false)]);
      if (!isSent) throw new Error('The broker does not respond');
    },
    async stop() {
      stopping.abort();
      await connection?.close();
    },
  };
}

/** Interval at which new changes are read, ms. */
const every = 100;
/** Interval at which the servers that do not relay try to take over, ms. */
const idle = 1_000;
/** Maximum size of a message, characters: PostgreSQL limits a notification to 8,000 bytes. */
const longest = 7_000;
/** Name in `server_marks` of the snapshot of the database up to which all changes are announced. */
const mark = 'events_relayed';

/** Joins lines to messages up to the maximum size. */
function packLines(lines: readonly string[]): readonly string[] {
  const messages: string[] = [];
  let message = '';
  for (const line of lines) {
    if (message !== '' && message.length + line.length >= longest) {
      messages.push(message);
      message = '';
    }
    message += message === '' ? line : `\n${line}`;
  }
  return message === '' ? messages : [...messages, message];
}

/** The snapshot to continue from. A stored one that is ahead of a restored database's history is ignored. */
async function readMark(db: Connection): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`
    select coalesce((select value from server_marks where name = ${mark}
      and pg_snapshot_xmax(value::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot())),
      pg_current_snapshot()::text) as snapshot`.execute(db);
  return rows[0]?.snapshot ?? '';
}

/** All changes that became visible since a snapshot, however long their transaction took. */
async function readChanges(db: Connection, since: string) {
  const { rows } = await sql<{ snapshot: string; lines: string[] }>`
    select pg_current_snapshot()::text as snapshot, array(
      select distinct case player_id when 0 then kind else player_id || ':' || kind end from player_events
      where xid >= pg_snapshot_xmin(${since}::pg_snapshot)
        and not pg_visible_in_snapshot(xid, ${since}::pg_snapshot)) as lines`.execute(db);
  return rows[0] ?? { snapshot: since, lines: [] };
}

/**
 * Announcements through a broker. Triggers only store changes; one server at a time reads new ones and publishes them,
 * so commits need no common lock. While the broker is unreachable, that server announces them through PostgreSQL, to
 * which all servers listen as well.
 */
export function brokerAnnouncements(
  { jobs, announcements }: Pick<OpenDatabase, 'jobs' | 'announcements'>,
  broker: Broker,
  log: Log,
): Announcements {
  const stopping = new AbortController();
  const rest = (ms: number) => wait(ms, undefined, { signal: stopping.signal }).catch(() => undefined);

  const announce = async (db: Connection, messages: readonly string[]) => {
    try {
      await broker.publish(messages);
    } catch {
      for (const message of messages) await sql`select pg_notify(${channel}, ${message})`.execute(db);
    }
  };
  const relay = async (db: Connection) => {
    let since = await readMark(db);
    while (!stopping.signal.aborted) {
      const { snapshot, lines } = await readChanges(db, since);
      if (lines.length > 0) {
        await announce(db, packLines(lines));
        await sql`insert into server_marks (name, value) values (${mark}, ${snapshot})
          on conflict (name) do update set value = excluded.value`.execute(db);
      }
      since = snapshot;
      await rest(every);
    }
  };
  let relaying: Promise<void> = Promise.resolve();
  const takeTurns = async () => {
    while (!stopping.signal.aborted) {
      try {
        await runOnDuty(jobs, 'relay', relay);
      } catch (error) {
        log.warn({ err: error }, 'changes could not be announced');
      }
      await rest(idle);
    }
  };

  return {
    instance: announcements.instance,
    async start(listener) {
      const split: Listener = {
        notified(message) {
          for (const line of message.split('\n')) listener.notified(line);
        },
        missed: () => listener.missed(),
      };
      await announcements.start(split);
      broker.start(split);
      relaying = takeTurns();
    },
    async stop() {
      stopping.abort();
      await relaying;
      await broker.stop();
      await announcements.stop();
    },
  };
}
