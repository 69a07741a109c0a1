import { socialSignIn } from '@tulpar/api/contract';
import { keepLanguage } from '#app/platform/session/visitor.ts';
import { sendChallenged } from './challenge.ts';
import { complete, logged } from './sign-in-commands.ts';
import { storedPromoCode } from '#app/platform/session/promo-code.ts';
import { socialBody, type SocialGrant } from './social.ts';

/** Logs in with a provider's grant; registers a new player (REG-02). */
export async function logInBySocial(grant: SocialGrant): Promise<void> {
  const body = socialBody(grant, location.hostname, storedPromoCode());
  const answer = await logged('login-failed', sendChallenged(socialSignIn, body, 'signIn'));
  if (grant.language) keepLanguage(grant.language);
  complete(answer, 'login_successfully', grant.provider);
}
