import type { Connection } from '../../db/types.ts';
import { lockPlayer, readPlayer } from '../../domain/ledger/post.ts';
import { grantWelcome } from '../../domain/offers/offers.ts';
import { promoProblem } from '../../domain/offers/promo-codes.ts';
import { applyPromoCodeAtSignUp } from '../../domain/offers/promo-bonuses.ts';
import { notify } from '../../domain/notifications/notifications.ts';
import { createPlayer, refuseTakenContact } from '../../domain/players/create-player.ts';
import { findPlayer } from '../../domain/sessions/contacts.ts';
import {
  hashPassword,
  pretendToVerify,
  refuseCommonPassword,
  verifyPassword,
  unknownPasswordHash,
} from '../../domain/players/passwords.ts';
import {
  checkReset,
  resetPassword,
  resetRetryAfter,
  sendReset,
} from '../../domain/sessions/password-reset.ts';
import { endFamily } from '../../domain/sessions/end-sessions.ts';
import { isKnownDevice } from '../../domain/sessions/devices.ts';
import { phonePrefix } from '../../domain/sessions/confirm-phone.ts';
import { rotate, spendRefreshToken, type TokenPair } from '../../domain/sessions/tokens.ts';
import { sendConfirmation, signInByLink } from '../../domain/sessions/links.ts';
import { readLanguage } from '../../domain/locale/locale.ts';
import { refuse, type CallContext, type Calls } from '../call.ts';
import { admitAttempt, uncount, type Counted } from '../attempts.ts';
import { openBrowserSession } from '../browser-session.ts';
import { refuseFields } from '../../domain/errors/refusal.ts';
import { playerOfPerson, redeemSocialToken } from '../../domain/social/identities.ts';

const withoutRedirect = (pair: TokenPair) => ({ ...pair, redirect_url: null });

/** Refuses a banned player; returns the hash of the password. */
async function refuseBanned(db: Connection, playerId: number): Promise<string> {
  const { banned_at, password_hash } = await readPlayer(db, playerId);
  return banned_at === null ? password_hash : refuse(403, 'AUTH_USER_BANNED');
}

interface PasswordSignIn {
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly password: string;
  readonly recaptcha_token?: string | undefined;
}

const contactOf = (body: { readonly email?: string | undefined; readonly phone?: string | undefined }) =>
  body.email?.toLowerCase() ?? body.phone ?? '';

/**
 * Logs in with contact and password; counts failures. Neither the response nor its time reveals which of the two was
 * wrong.
 */
async function signInWithPassword(context: CallContext, body: PasswordSignIn) {
  const { deps, network, device } = context;
  const { limits } = deps;
  const now = context.now();
  const contact = contactOf(body);
  const player = await findPlayer(context.db, body);
  // A browser that is known to the account has its own limit, so that guesses by others do not block it.
  const knownKey = `${contact}\n${device.id}`;
  const isKnown =
    (await isKnownDevice(deps, context.db, player?.id ?? 0, device.id)) &&
    (await limits.knownDevice.admits(knownKey, now));
  const accountKey = `${contact}\n${network}`;
  const counted: readonly Counted[] = isKnown
    ? [[limits.knownDevice, knownKey, now]]
    : await admitAttempt(context, {
        subject: contact,
        answer: body.recaptcha_token,
        counts: [
          [limits.address, network],
          [limits.account, accountKey],
          [limits.stranger, contact],
        ],
        wall: [limits.solved, accountKey],
      });
  const isRight =
    player === undefined
      ? await pretendToVerify(body.password, deps.passwordCost)
      : await verifyPassword(player.password_hash, body.password);
  if (player === undefined || !isRight) return refuse(401, 'AUTH_INVALID_CREDENTIALS');
  await uncount(counted);
  await limits.account.clear(accountKey);
  return await context.write(async (trx) => {
    await lockPlayer(trx, player.id);
    // The password may have changed during its verification, which is slow.
    if ((await refuseBanned(trx, player.id)) !== player.password_hash)
      return refuse(401, 'AUTH_INVALID_CREDENTIALS');
    return withoutRedirect((await openBrowserSession(context, trx, player.id)).pair);
  });
}

/**
 * Logs in with the code of a link, or with a refresh token, which is used up and whose family the new session joins.
 * A refusal rolls back the call's transaction, so sessions that it must end are ended in another transaction.
 */
async function signInWithToken(context: CallContext, token: string) {
  const { deps } = context;
  const afterRefusal: ((trx: Connection) => Promise<unknown>)[] = [];
  const useLink = (trx: Connection) =>
    signInByLink(deps, trx, token, (playerId) => openBrowserSession(context, trx, playerId));
  try {
    return await context.write(async (trx) => {
      const link = await useLink(trx);
      if (link.kind === 'signed-in') return withoutRedirect(link.pair);
      if (link.kind === 'banned') return refuse(403, 'AUTH_USER_BANNED');
      if (link.kind === 'refused') {
        afterRefusal.push(useLink);
        return refuse(401, 'AUTH_TOKEN_INVALID');
      }
      const spent = await spendRefreshToken(trx, token, deps.clock);
      if (spent.kind === 'reused') afterRefusal.push((own) => endFamily(own, spent.familyId, deps.clock));
      if (spent.kind !== 'spent') return refuse(401, 'AUTH_TOKEN_INVALID');
      await refuseBanned(trx, spent.playerId);
      const opened = await openBrowserSession(context, trx, spent.playerId, spent.familyId);
      return withoutRedirect(opened.pair);
    });
  } finally {
    for (const end of afterRefusal) await context.db.transaction().execute(end);
  }
}

export const signInCalls = {
  async signUp(context, { body }) {
    const { deps, network } = context;
    const { limits } = deps;
    const now = context.now();
    refuseCommonPassword('password', body.password);
    // Refusals reveal existing contacts and promo codes, so the limit `signUp` counts them too.
    const counted = await admitAttempt(context, {
      subject: contactOf(body),
      answer: body.recaptcha_token,
      counts: [
        [limits.address, network],
        [limits.signUp, network],
      ],
      wall: [limits.solvedSignUp, network],
    });
    if (body.promo_code !== null && body.promo_code !== '') {
      const problem = await promoProblem(context.db, body.promo_code, body.currency, now);
      if (problem !== null) refuseFields({ promo_code: problem });
    }
    // Hash the password only if an account is likely to be created.
    await refuseTakenContact(context.db, body, now);
    const passwordHash = await hashPassword(body.password, context.deps.passwordCost);
    const pair = await context.write(async (trx) => {
      const playerId = await createPlayer(
        trx,
        {
          email: body.email,
          phone: body.phone,
          password_hash: passwordHash,
          currency: body.currency,
          language: readLanguage(body.language) ?? 'ru',
          first_name: body.players_name ?? null,
          address: body.address ?? null,
          promo_code: body.promo_code,
          referrer: body.referrer,
          landing_page: body.landing_page,
          fingerprint: body.fingerprint,
          time_offset: body.time_offset,
          timezone: body.timezone,
        },
        now,
      );
      await grantWelcome(trx, playerId, body.currency, now);
      await notify(trx, playerId, 'welcome_gift_fd-bonus', {}, now);
      if (body.email !== undefined) await sendConfirmation(deps, trx, playerId, context.appOrigin, now);
      const player = { id: playerId, currency: body.currency };
      const promo = await applyPromoCodeAtSignUp(trx, player, body.promo_code, now);
      const { pair: tokens } = await openBrowserSession(context, trx, playerId);
      return { ...withoutRedirect(tokens), promo };
    });
    await uncount(counted.filter(([limit]) => limit === limits.address));
    return pair;
  },

  authenticate: (context, { body }) =>
    'token' in body ? signInWithToken(context, body.token) : signInWithPassword(context, body),

  async requestPasswordReset(context, { body }) {
    const now = context.now();
    const { limits } = context.deps;
    const subject = contactOf(body);
    await admitAttempt(context, {
      subject,
      answer: body.recaptcha_token,
      counts: [[limits.address, context.network]],
      wall: [limits.solved, `reset\n${context.network}`],
    });
    await limits.message.take(subject, now);
    if (body.phone !== undefined) await limits.prefixMessage.take(phonePrefix(body.phone), now);
    return await context.write(async (trx) => {
      await sendReset(context.deps, trx, body, context.appOrigin, now);
      return { success: true as const, retry_after: resetRetryAfter };
    });
  },

  async confirmPasswordReset(context, { body }) {
    const now = context.now();
    refuseCommonPassword('password', body.password);
    const { limits } = context.deps;
    await admitAttempt(context, {
      subject: 'token' in body ? body.token : body.phone,
      answer: body.recaptcha_token,
      counts: [[limits.address, context.network]],
      wall: [limits.solved, `confirm\n${context.network}`],
    });
    const proof = await checkReset(context.deps, body, now);
    const passwordHash = await hashPassword(body.password, context.deps.passwordCost);
    return await context.write(async (trx) => {
      await resetPassword(context.deps, trx, proof, { passwordHash, appOrigin: context.appOrigin });
      return { success: true as const };
    });
  },

  async refresh(context, { body }) {
    const now = context.now();
    const { secrets, clock } = context.deps;
    const reused = new Set<string>();
    try {
      return await context.write(async (trx) => {
        const rotation = await rotate({ secrets }, trx, body.refresh_token, now);
        if (rotation.kind === 'pair') return rotation.pair;
        if (rotation.kind === 'banned') return refuse(403, 'AUTH_USER_BANNED');
        if (rotation.kind === 'reused') reused.add(rotation.familyId);
        return refuse(400, 'REFRESH_TOKEN_INVALID');
      });
    } finally {
      // The refusal has rolled back its transaction, but the family of a reused token must end.
      for (const familyId of reused)
        await context.db.transaction().execute((trx) => endFamily(trx, familyId, clock));
    }
  },

  async socialSignIn(context, { body }) {
    const { limits } = context.deps;
    const now = context.now();
    const counted = await admitAttempt(context, {
      subject: body.token,
      answer: body.recaptcha_token,
      counts: [
        [limits.address, context.network],
        [limits.signUp, context.network],
      ],
      wall: [limits.solved, `social\n${context.network}`],
    });
    const passwordHash = await unknownPasswordHash(context.deps.passwordCost);
    let isNewPlayer = false;
    const answer = await context.write(async (trx) => {
      const person = await redeemSocialToken(trx, body.provider, body.token, now);
      if (person === null) return refuse(401, 'SOCIAL_TOKEN_INVALID');
      const isAzeri = body.region === 'AZ';
      const currency = body.currency ?? (isAzeri ? 'AZN' : 'KZT');
      const language = readLanguage(body.language) ?? (isAzeri ? 'az' : 'ru');
      const { playerId, isNew } = await playerOfPerson(
        trx,
        body.provider,
        person,
        { currency, language, passwordHash },
        context.deps.clock,
      );
      isNewPlayer = isNew;
      await refuseBanned(trx, playerId);
      // The promo code is for a new account; existing players use the bonus page.
      const promo = isNew
        ? await applyPromoCodeAtSignUp(trx, { id: playerId, currency }, body.promo_code, now)
        : null;
      return { ...withoutRedirect((await openBrowserSession(context, trx, playerId)).pair), promo };
    });
    await uncount(counted.filter(([limit]) => !isNewPlayer || limit === limits.address));
    return answer;
  },
} satisfies Calls;
