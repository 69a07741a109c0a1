import type { Outbox } from './ports.ts';

/** Inserts the brand name into texts, which are written for a name that is not inflected. */
export const named = (text: string, brandName: string): string => text.replaceAll('Tulpar', brandName);

/** Stores every message in the database, with the brand name inserted. */
export function createOutbox(brandName: string): Outbox {
  return {
    async send(db, message, at) {
      const subject = named(message.subject, brandName);
      const body = named(message.body, brandName);
      await db
        .insertInto('outbox')
        .values({ ...message, subject, body, created_at: at })
        .execute();
    },
  };
}
