import { moveNotifications, readNotifications } from '../../domain/notifications/index.ts';
import { signedIn } from '../call.ts';
import type { CallContext, Calls } from '../call.ts';

const move = (context: CallContext, ids: readonly number[], to: 'read' | 'closed' | 'showed') =>
  context.write(async (trx) => {
    await moveNotifications(trx, signedIn(context).id, ids, to);
    return { success: true as const };
  });

/** Messages to the player. */
export const notificationCalls = {
  notifications: async (context, { query }) => ({
    data: await readNotifications(context.db, signedIn(context).id, {
      all: query['filter[history]'] === 1,
      language: context.language,
      now: context.now(),
    }),
  }),
  readNotifications: (context, { body }) => move(context, body.notification_ids, 'read'),
  closeNotifications: (context, { body }) => move(context, body.notification_ids, 'closed'),
  showNotifications: (context, { body }) => move(context, body.notification_ids, 'showed'),
} satisfies Calls;
