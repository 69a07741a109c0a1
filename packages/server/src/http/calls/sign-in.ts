import type { Connection } from '../../db/types.ts';
import { grantWelcome, promoProblem, applyPromoCodeAtSignUp } from '../../domain/offers/index.ts';
import { notify } from '../../domain/notifications/index.ts';
import {
  createPlayer,
  findPlayer,
  hashPassword,
  pretendToVerify,
  verifyPassword,
} from '../../domain/players/index.ts';
import {
  checkReset,
  endSession,
  isSignedInAt,
  openSession,
  playerOfRefreshToken,
  redeemToken,
  resetPassword,
  resetRetryAfter,
  rotate,
  sendConfirmation,
  sendReset,
} from '../../domain/sessions/index.ts';
import type { TokenPair } from '../../domain/sessions/index.ts';
import { readLanguage } from '../../domain/locale/locale.ts';
import { refuse } from '../call.ts';
import type { CallContext, Calls } from '../call.ts';
import { refuseFields } from '../../domain/errors/refusal.ts';

const withoutRedirect = (pair: TokenPair) => ({ ...pair, redirect_url: null });

async function refuseBanned(db: Connection, playerId: number): Promise<void> {
  const { banned_at } = await db
    .selectFrom('players')
    .select('banned_at')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  if (banned_at !== null) refuse(403, 'AUTH_USER_BANNED');
}

interface PasswordSignIn {
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly password: string;
}

/** Checks contact and password; wrong ones are counted, and neither the answer nor its time reveals which. */
async function signInWithPassword(context: CallContext, body: PasswordSignIn) {
  const { deps, ip, userAgent } = context;
  const now = context.now();
  const contact = body.email?.toLowerCase() ?? body.phone ?? '';
  const accountKey = `${contact}\n${ip}`;
  await deps.limits.address.take(ip, now);
  await deps.limits.account.take(accountKey, now);
  const player = await findPlayer(context.db, body);
  // Many addresses may guess together. Where the player is signed in already they do not lock the player out.
  const isStranger = !(await isSignedInAt(context.db, player?.id ?? 0, ip));
  if (isStranger) await deps.limits.stranger.take(contact, now);
  const isRight =
    player === undefined
      ? await pretendToVerify(body.password)
      : await verifyPassword(player.password_hash, body.password);
  if (player === undefined || !isRight) return refuse(401, 'AUTH_INVALID_CREDENTIALS');
  await deps.limits.address.giveBack(ip, now);
  await deps.limits.account.clear(accountKey);
  if (isStranger) await deps.limits.stranger.giveBack(contact, now);
  if (player.banned_at !== null) refuse(403, 'AUTH_USER_BANNED');
  return await context.write(async (trx) =>
    withoutRedirect(await openSession(deps, trx, player.id, { ip, userAgent }, now)),
  );
}

/** Signs in with a refresh token, which stays valid, or with a one-time code out of a link. */
async function signInWithToken(context: CallContext, token: string) {
  const { deps, ip, userAgent } = context;
  const now = context.now();
  return await context.write(async (trx) => {
    const redeemed = await redeemToken(deps, trx, 'sign_in', token, now);
    const playerId = redeemed?.playerId ?? (await playerOfRefreshToken(trx, token, now));
    await refuseBanned(trx, playerId);
    return withoutRedirect(await openSession(deps, trx, playerId, { ip, userAgent }, now));
  });
}

/** Registration, sign-in, refresh and password reset. */
export const signInCalls = {
  async signUp(context, { body }) {
    const { deps, ip, userAgent } = context;
    const now = context.now();
    // A refusal reveals which contacts and codes there are, so only so many are given; a new player is not counted.
    await deps.limits.address.take(ip, now);
    if (body.promo_code !== null && body.promo_code.trim() !== '') {
      const problem = await promoProblem(context.db, body.promo_code, body.currency, now);
      if (problem !== null) refuseFields({ promo_code: problem });
    }
    const passwordHash = await hashPassword(body.password);
    const pair = await context.write(async (trx) => {
      const playerId = await createPlayer(
        trx,
        {
          email: body.email,
          phone: body.phone,
          passwordHash,
          currency: body.currency,
          language: readLanguage(body.language) ?? 'ru',
          firstName: body.players_name ?? null,
          address: body.address ?? null,
          promoCode: body.promo_code,
          referrer: body.referrer,
          landingPage: body.landing_page,
          fingerprint: body.fingerprint,
          timeOffset: body.time_offset,
          timezone: body.timezone,
        },
        now,
      );
      await grantWelcome(trx, playerId, body.currency, now);
      await notify(trx, { playerId, subType: 'welcome_gift_fd-bonus', facts: {} }, now);
      if (body.email !== undefined) await sendConfirmation(deps, trx, playerId, context.appOrigin, now);
      const player = { id: playerId, currency: body.currency };
      const promo = await applyPromoCodeAtSignUp(trx, player, body.promo_code, now);
      return { ...withoutRedirect(await openSession(deps, trx, playerId, { ip, userAgent }, now)), promo };
    });
    await deps.limits.address.giveBack(ip, now);
    return pair;
  },

  authenticate: (context, { body }) =>
    'token' in body ? signInWithToken(context, body.token) : signInWithPassword(context, body),

  async requestPasswordReset(context, { body }) {
    const now = context.now();
    const key = body.email?.toLowerCase() ?? body.phone ?? '';
    await context.deps.limits.address.take(context.ip, now);
    await context.deps.limits.message.take(key, now);
    return await context.write(async (trx) => {
      await sendReset(context.deps, trx, body, context.appOrigin, now);
      return { success: true as const, retry_after: resetRetryAfter };
    });
  },

  async confirmPasswordReset(context, { body }) {
    const now = context.now();
    await context.deps.limits.address.take(context.ip, now);
    const proof = await checkReset(context.deps, body, now);
    const passwordHash = await hashPassword(body.password);
    return await context.write(async (trx) => {
      await resetPassword(context.deps, trx, proof, passwordHash, now);
      return { success: true as const };
    });
  },

  async refresh(context, { body }) {
    const now = context.now();
    const { secrets } = context.deps;
    const reused = new Set<string>();
    try {
      return await context.write(async (trx) => {
        const rotation = await rotate({ secrets }, trx, body.refresh_token, now);
        if (rotation.kind === 'pair') return rotation.pair;
        if (rotation.kind === 'banned') return refuse(403, 'AUTH_USER_BANNED');
        if (rotation.kind === 'reused') reused.add(rotation.sessionId);
        return refuse(400, 'REFRESH_TOKEN_INVALID');
      });
    } finally {
      // The refusal undid its transaction; the end of a stolen family must stay.
      for (const sessionId of reused) await endSession(context.db, sessionId, 'refresh_reused', now);
    }
  },
} satisfies Calls;
