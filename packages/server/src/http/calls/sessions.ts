import { endOwnSession, listSessions, signOut } from '../../domain/sessions/session-list.ts';
import { signedIn, type Calls } from '../call.ts';

const ok = { success: true } as const;

export const sessionCalls = {
  logout: (context, { body }) =>
    context.write(async (trx) => {
      await signOut(trx, body.refresh_token, body.everywhere ?? false, context.now());
      return ok;
    }),

  async sessions(context) {
    const { id, sessionId } = signedIn(context);
    return { data: await listSessions(context.db, id, sessionId, context.now()) };
  },

  endSession: (context, { body }) =>
    context.write(async (trx) => {
      await endOwnSession(trx, signedIn(context).id, body.id, context.now());
      return ok;
    }),
} satisfies Calls;
