import {
  droppedAt,
  listNotifications,
  moveNotifications,
  viewNotifications,
} from '../../domain/notifications/notifications.ts';
import { signedIn, type CallContext, type Calls, succeed } from '../call.ts';
import { readPushSettings, subscribe, unsubscribe } from '../../domain/push/settings.ts';
import { ownOrigin } from '../origins.ts';

const move = (context: CallContext, ids: readonly number[], to: 'read' | 'closed' | 'showed') =>
  succeed(context, (trx, id) => moveNotifications(trx, id, ids, to));

const reader = (context: CallContext) => ({ ...signedIn(context), language: context.language });

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

  pushSettings: (context) => readPushSettings(context.db, context.deps.secrets, reader(context)),

  subscribePush: (context, { body }) =>
    context.write(async (trx) => {
      const { config } = context.deps;
      const sandboxOrigin = config.sandbox ? ownOrigin(config, context.origin) : null;
      await subscribe(trx, reader(context), body, sandboxOrigin, context.now());
      return await readPushSettings(trx, context.deps.secrets, reader(context));
    }),

  unsubscribePush: (context, { body }) => succeed(context, (trx, id) => unsubscribe(trx, id, body.endpoint)),
} satisfies Calls;
