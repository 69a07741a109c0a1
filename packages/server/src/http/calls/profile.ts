import type { BodyOf, endpoints } from '@tulpar/api/contract';
import { refuseFields } from '../../domain/errors/refusal.ts';
import { readBalances, readPlayer, withPlayerLock } from '../../domain/ledger/post.ts';
import { hashPassword, refuseCommonPassword } from '../../domain/players/passwords.ts';
import { needsProof, readExtra, readUser, saveExtra, updateUser } from '../../domain/players/profile.ts';
import { confirmEmail, sendConfirmation, createSignInLink } from '../../domain/sessions/links.ts';
import { endSessionsOf, endOwnSession, listSessions, signOut } from '../../domain/sessions/end-sessions.ts';
import {
  isPresentPassword,
  proveChange,
  spendProof,
  type ChangeProof,
  undoChange,
} from '../../domain/sessions/contact-changes.ts';
import { setPassword } from '../../domain/sessions/password-reset.ts';
import { refuse, signedIn, type CallContext, type Calls, succeed } from '../call.ts';
import { limitProbes } from '../attempts.ts';
import {
  checkPhoneCode,
  confirmPhone,
  phoneNeedsProof,
  phoneCodeRetryAfter,
  phonePrefix,
  sendPhoneCode,
} from '../../domain/sessions/confirm-phone.ts';

const ok = { success: true } as const;

/** Refused password: the code is both the message and the field's error. */
const refusePassword = (code: string, field: 'old_password' | 'new_password') =>
  refuse(422, code, { fields: { [field]: [code] } });

async function changePassword(
  context: CallContext,
  { old_password: old, new_password: next, code }: Passwords,
) {
  const player = signedIn(context);
  refuseCommonPassword('new_password', next);
  const proof = await provePassword(context, old, code);
  if (old === next) return refusePassword('PASSWORD_SAME', 'new_password');
  await context.deps.limits.change.take(String(player.id), context.now());
  const hash = await hashPassword(next, context.deps.passwordCost);
  return await context.write(async (trx) => {
    const now = context.now();
    await spendProof(trx, proof, now);
    const { deps, appOrigin } = context;
    await setPassword(deps, trx, { playerId: player.id, passwordHash: hash, appOrigin }, now);
    await endSessionsOf(trx, player.id, 'password_changed', now, player.sessionId);
    return ok;
  });
}

/** Verifies the current password or, for an account without a password, a code (SEC-02). */
async function provePassword(
  context: CallContext,
  old: string | undefined,
  code: string | null | undefined,
): Promise<ChangeProof> {
  const { id } = signedIn(context);
  if (old !== undefined) {
    if (await isPresentPassword(context.deps, id, old, context.now())) return { codeHash: null };
    return refusePassword('PASSWORD_WRONG', 'old_password');
  }
  const { has_password } = await readPlayer(context.db, id);
  if (has_password) return refuseFields({ old_password: 'REQUIRED' });
  return await proveChange(context.deps, id, { code }, context.now());
}

type Passwords = BodyOf<(typeof endpoints)['changePassword']>;

export const profileCalls = {
  profile: (context) => readUser(context.db, signedIn(context).id, context.now()),

  updateProfile(context, { body }) {
    const { id } = signedIn(context);
    const { deps, appOrigin } = context;
    const rules = { now: context.now(), minAge: deps.config.minAge };
    const save = async () => {
      const isGuarded = await needsProof(context.db, id, body, rules);
      const proof = isGuarded ? await proveChange(deps, id, body, rules.now) : null;
      if (isGuarded) await deps.limits.change.take(String(id), rules.now);
      return await context.write(async (trx) => {
        await updateUser(deps, trx, id, body, { ...rules, now: context.now(), proof, appOrigin });
        return ok;
      });
    };
    return body.email == null && body.phone == null ? save() : limitProbes(context, save);
  },

  undoChange: (context, { body }) =>
    context.write(async (trx) => {
      await undoChange(context.deps, trx, body.token);
      return ok;
    }),

  async balance(context) {
    const { id, currency } = signedIn(context);
    const { real, bonus } = context.balance ?? (await readBalances(context.db, id, currency));
    return { realBalance: real, bonusBalance: bonus, currency };
  },

  async checkBan(context) {
    const { banned_at } = await readPlayer(context.db, signedIn(context).id);
    return banned_at === null
      ? { is_banned: false, code: null }
      : { is_banned: true, code: 'AUTH_USER_BANNED' };
  },

  async verifyEmail(context) {
    const { id } = signedIn(context);
    const { limits } = context.deps;
    await limits.playerMessage.take(String(id), context.now());
    await limits.addressMessage.take(context.network, context.now());
    await withPlayerLock(context.deps, id, (trx, now) =>
      sendConfirmation(context.deps, trx, id, context.appOrigin, now),
    );
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

  saveExtraData: (context, { body }) => succeed(context, (trx, id) => saveExtra(trx, id, body)),

  async signInLink(context) {
    const { id } = signedIn(context);
    await context.deps.limits.link.take(String(id), context.now());
    return await context.write((trx) =>
      createSignInLink(context.deps, trx, id, context.appOrigin, context.now()),
    );
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

export const phoneCalls = {
  async sendPhoneCode(context, { body }) {
    const { id } = signedIn(context);
    const { limits } = context.deps;
    const now = context.now();
    return await limitProbes(context, async () => {
      const needsProof = await phoneNeedsProof(context.db, id, body.phone, now);
      const proof = needsProof ? await proveChange(context.deps, id, body, now) : null;
      await limits.addressMessage.take(context.network, now);
      await limits.prefixMessage.take(phonePrefix(body.phone), now);
      return await context.write(async (trx) => {
        const sentAt = context.now();
        if (proof !== null) await spendProof(trx, proof, sentAt);
        const phone = { phone: body.phone, isProven: proof !== null };
        return {
          success: true as const,
          retry_after: phoneCodeRetryAfter,
          confirm_phone_try: await sendPhoneCode(context.deps, trx, id, phone, sentAt),
        };
      });
    });
  },

  async checkPhoneCode(context, { body }) {
    const { id } = signedIn(context);
    const proof = await checkPhoneCode(context.deps, id, body.code);
    const { deps, appOrigin } = context;
    return await succeed(context, (trx, _id, now) =>
      confirmPhone(deps, trx, id, { ...proof, appOrigin }, now),
    );
  },
} satisfies Calls;

export const sessionCalls = {
  logout: (context, { body }) =>
    context.write(async (trx) => {
      await signOut(trx, body.refresh_token, body.everywhere ?? false, context.deps.clock);
      return ok;
    }),

  async sessions(context) {
    const { id, sessionId } = signedIn(context);
    return { data: await listSessions(context.db, id, sessionId, context.now()) };
  },

  endSession: (context, { body }) => succeed(context, (trx, id, now) => endOwnSession(trx, id, body.id, now)),
} satisfies Calls;
