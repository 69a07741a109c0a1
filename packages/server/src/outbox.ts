import type { Outbox } from './ports.ts';

/** The name of the product in texts, which are written for one that is never inflected. */
export const named = (text: string, brandName: string): string => text.replaceAll('Tulpar', brandName);

/** Outbox that stores every message in the database, with the name of the brand in it. */
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
