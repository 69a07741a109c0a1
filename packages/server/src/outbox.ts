import type { Outbox } from './ports.ts';

/** Replaces `Tulpar` in a text by the brand name; texts are written so that it is never inflected. */
export const named = (text: string, brandName: string): string => text.replaceAll('Tulpar', brandName);

/** Creates an outbox that stores messages in the database, with the brand name inserted. */
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
