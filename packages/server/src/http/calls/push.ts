import { readPushSettings, subscribe, unsubscribe } from '../../domain/push/settings.ts';
import { signedIn, type CallContext, type Calls } from '../call.ts';
import { ownOrigin } from '../origins.ts';

const reader = (context: CallContext) => ({ ...signedIn(context), language: context.language });

export const pushCalls = {
  pushSettings: (context) => readPushSettings(context.db, context.deps.secrets, reader(context)),

  subscribePush: (context, { body }) =>
    context.write(async (trx) => {
      const { config } = context.deps;
      const sandboxOrigin = config.sandbox ? ownOrigin(config, context.origin) : null;
      await subscribe(trx, reader(context), body, sandboxOrigin, context.now());
      return await readPushSettings(trx, context.deps.secrets, reader(context));
    }),

  unsubscribePush: (context, { body }) =>
    context.write(async (trx) => {
      await unsubscribe(trx, signedIn(context).id, body.endpoint);
      return { success: true as const };
    }),
} satisfies Calls;
