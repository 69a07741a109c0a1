import type { Connection } from './db/types.ts';
import type { Language } from './domain/terms.ts';

/** A message to a player outside the app. */
export interface OutgoingMessage {
  readonly channel: 'email' | 'sms';
  readonly recipient: string;
  /** What it is for, for example `confirm_email`. */
  readonly purpose: string;
  readonly language: Language;
  readonly subject: string;
  readonly body: string;
  /** Address the message leads to, when there is one. */
  readonly link: string | null;
}

/** Takes messages; the reference one keeps them in the table `outbox`, where the sandbox shows them. */
export interface Outbox {
  /** Goes in with the caller's transaction: what is rolled back is not sent. */
  send(db: Connection, message: OutgoingMessage, at: Date): Promise<void>;
}

/** Outbox that keeps every message in the database. */
export function createOutbox(): Outbox {
  return {
    async send(db, message, at) {
      await db
        .insertInto('outbox')
        .values({ ...message, created_at: at })
        .execute();
    },
  };
}
