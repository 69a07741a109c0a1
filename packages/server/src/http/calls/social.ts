import { readLanguage } from '../../domain/locale/locale.ts';
import { applyPromoCodeAtSignUp } from '../../domain/offers/index.ts';
import { hashPassword } from '../../domain/players/index.ts';
import { openSession } from '../../domain/sessions/index.ts';
import { playerOfPerson, redeemSocialToken } from '../../domain/social/index.ts';
import { randomToken } from '../../secrets.ts';
import { refuse } from '../call.ts';
import type { Calls } from '../call.ts';

/** Sign-in with what a social provider says. */
export const socialCalls = {
  async socialSignIn(context, { body }) {
    const { deps, ip, userAgent } = context;
    const now = context.now();
    // Made for everybody, so that the time does not reveal whether the person is new; and before the transaction.
    const passwordHash = await hashPassword(randomToken());
    return await context.write(async (trx) => {
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
        now,
      );
      const { banned_at } = await trx
        .selectFrom('players')
        .select('banned_at')
        .where('id', '=', playerId)
        .executeTakeFirstOrThrow();
      if (banned_at !== null) return refuse(403, 'AUTH_USER_BANNED');
      // A code is for the account it was sent to make: somebody known from before types it on the page of bonuses.
      const promo = isNew
        ? await applyPromoCodeAtSignUp(trx, { id: playerId, currency }, body.promo_code, now)
        : null;
      return {
        ...(await openSession(deps, trx, playerId, { ip, userAgent }, now)),
        redirect_url: null,
        promo,
      };
    });
  },
} satisfies Calls;
