import {
  droppedAt,
  listNotifications,
  moveNotifications,
  viewNotifications,
} from '../../domain/notifications/notifications.ts';
import { signedIn, type CallContext, type Calls } from '../call.ts';

const move = (context: CallContext, ids: readonly number[], to: 'read' | 'closed' | 'showed') =>
  context.write(async (trx) => {
    await moveNotifications(trx, signedIn(context).id, ids, to);
    return { success: true as const };
  });

export const notificationCalls = {
  async notifications(context, { query }) {
    const now = context.now();
    const rows = await listNotifications(context.db, signedIn(context).id, now);
    context.madeOf('notifications', [...rows, ...droppedAt(rows)]);
    const all = query['filter[history]'] === 1;
    return { data: viewNotifications(rows, { all, language: context.language, now }) };
  },
  readNotifications: (context, { body }) => move(context, body.notification_ids, 'read'),
  closeNotifications: (context, { body }) => move(context, body.notification_ids, 'closed'),
  showNotifications: (context, { body }) => move(context, body.notification_ids, 'showed'),
} satisfies Calls;
