import { readBalances } from '../../domain/ledger/index.ts';
import {
  hashPassword,
  readExtra,
  refuseCommonPassword,
  readUser,
  saveExtra,
  updateUser,
  verifyPassword,
} from '../../domain/players/index.ts';
import {
  confirmEmail,
  createSignInLink,
  endSessionsOf,
  sendConfirmation,
} from '../../domain/sessions/index.ts';
import { refuse, signedIn } from '../call.ts';
import type { CallContext, Calls } from '../call.ts';
import { limitProbes } from '../guarded.ts';

const ok = { success: true } as const;

/** A refused password: the special code is the message and stands under its field too. */
const refusePassword = (code: string, field: 'old_password' | 'new_password') =>
  refuse(422, code, { fields: { [field]: [code] } });

async function changePassword(context: CallContext, { old_password: old, new_password: next }: Passwords) {
  const player = signedIn(context);
  const now = context.now();
  refuseCommonPassword('new_password', next);
  const key = `password\n${player.id}`;
  await context.deps.limits.account.take(key, now);
  const { password_hash } = await context.db
    .selectFrom('players')
    .select('password_hash')
    .where('id', '=', player.id)
    .executeTakeFirstOrThrow();
  if (!(await verifyPassword(password_hash, old))) {
    return refusePassword('PASSWORD_WRONG', 'old_password');
  }
  await context.deps.limits.account.clear(key);
  if (old === next) return refusePassword('PASSWORD_SAME', 'new_password');
  const hash = await hashPassword(next);
  return await context.write(async (trx) => {
    await trx.updateTable('players').set({ password_hash: hash }).where('id', '=', player.id).execute();
    await endSessionsOf(trx, player.id, 'password_changed', now, player.sessionId);
    return ok;
  });
}

interface Passwords {
  readonly old_password: string;
  readonly new_password: string;
}

/** The signed-in player: data, money, contacts, password. */
export const profileCalls = {
  profile: (context) => readUser(context.db, signedIn(context).id, context.now()),

  updateProfile(context, { body }) {
    const save = () =>
      context.write(async (trx) => {
        const { minAge } = context.deps.config;
        await updateUser(trx, signedIn(context).id, body, { now: context.now(), minAge });
        return ok;
      });
    return body.email == null && body.phone == null ? save() : limitProbes(context, save);
  },

  async balance(context) {
    const { id, currency } = signedIn(context);
    const { real, bonus } = context.balance ?? (await readBalances(context.db, id, currency));
    return { realBalance: real, bonusBalance: bonus, currency };
  },

  async checkBan(context) {
    const { banned_at } = await context.db
      .selectFrom('players')
      .select('banned_at')
      .where('id', '=', signedIn(context).id)
      .executeTakeFirstOrThrow();
    return banned_at === null
      ? { is_banned: false, code: null }
      : { is_banned: true, code: 'AUTH_USER_BANNED' };
  },

  async verifyEmail(context) {
    const { id } = signedIn(context);
    const { limits } = context.deps;
    await limits.playerMessage.take(String(id), context.now());
    await limits.addressMessage.take(context.network, context.now());
    await context.db
      .transaction()
      .execute((trx) => sendConfirmation(context.deps, trx, id, context.appOrigin, context.now()));
    return ok;
  },

  async confirmEmail(context, { params }) {
    await context.db
      .transaction()
      .execute((trx) => confirmEmail(context.deps, trx, params.token, context.now()));
    return ok;
  },

  changePassword: (context, { body }) => changePassword(context, body),
  updatePassword: (context, { body }) => changePassword(context, body),

  extraData: (context) => readExtra(context.db, signedIn(context).id),

  saveExtraData: (context, { body }) =>
    context.write(async (trx) => {
      await saveExtra(trx, signedIn(context).id, body);
      return ok;
    }),

  async signInLink(context) {
    const { id } = signedIn(context);
    const now = context.now();
    await context.deps.limits.link.take(String(id), now);
    return await context.write((trx) => createSignInLink(context.deps, trx, id, context.appOrigin, now));
  },

  async unsubscribe(context, { query }) {
    await context.db
      .updateTable('players')
      .set({ is_newsletters_enabled: false })
      .where('email', '=', query.email.toLowerCase())
      .where('is_newsletters_enabled', '=', true)
      .execute();
    return ok;
  },
} satisfies Calls;
