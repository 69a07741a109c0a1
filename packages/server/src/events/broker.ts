import { connect, type NatsConnection } from '@nats-io/transport-node';
import { setTimeout as wait } from 'node:timers/promises';
import type { Listener } from '../db/announcements.ts';
import type { Log } from '../ports.ts';

const subject = 'tulpar.events';
/** Delay before reconnecting, ms. */
const pause = 1_000;
/** After this time without a response a message counts as not sent, ms. */
const patience = 2_000;

/** Sends messages to every server. */
export interface Broker {
  /** Connects in the background, and again whenever the connection is lost. */
  start(listener: Listener): void;
  /** Resolves once the broker has the messages; rejects while it is unreachable. */
  publish(messages: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

function optionsOf(url: string) {
  const { username, password } = new URL(url);
  const user = username === '' ? {} : { user: decodeURIComponent(username) };
  const pass = password === '' ? {} : { pass: decodeURIComponent(password) };
  return { servers: url.replace(/\/\/[^@/]*@/, '//'), ...user, ...pass };
}

/** A NATS server. It stores nothing: a client that was away reads from the database what it missed. */
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
