import { readLanguage } from '../../domain/locale/locale.ts';
import { applyPromoCodeAtSignUp } from '../../domain/offers/promo-bonuses.ts';
import { unknownPasswordHash } from '../../domain/players/passwords.ts';
import { playerOfPerson, redeemSocialToken } from '../../domain/social/identities.ts';
import { refuse, type Calls } from '../call.ts';
import { admitAttempt, uncount } from '../guarded.ts';
import { openBrowserSession } from '../open-session.ts';

export const socialCalls = {
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
    const passwordHash = await unknownPasswordHash();
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
        now,
      );
      isNewPlayer = isNew;
      const { banned_at } = await trx
        .selectFrom('players')
        .select('banned_at')
        .where('id', '=', playerId)
        .executeTakeFirstOrThrow();
      if (banned_at !== null) return refuse(403, 'AUTH_USER_BANNED');
      // The code is for a new account; existing players use the bonus page.
      const promo = isNew
        ? await applyPromoCodeAtSignUp(trx, { id: playerId, currency }, body.promo_code, now)
        : null;
      return {
        ...(await openBrowserSession(context, trx, playerId)).pair,
        redirect_url: null,
        promo,
      };
    });
    await uncount(
      context,
      counted.filter(([limit]) => !isNewPlayer || limit === limits.address),
    );
    return answer;
  },
} satisfies Calls;
