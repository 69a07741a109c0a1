import type { Outbox } from './ports.ts';

/** Outbox that stores every message in the database. */
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
