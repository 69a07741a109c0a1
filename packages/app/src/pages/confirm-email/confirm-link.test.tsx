import { authenticate, confirmEmail, profile } from '@tulpar/api/contract';
import { answer, refuse, user } from '@tulpar/api/samples';
import { describe, expect, it } from 'vitest';
import { takeLinkToken } from '#app/platform/session/link-token.ts';
import { openApp } from '#app/shell/testing/app-at.tsx';

/** Opens a link like the start of the app: the login token is removed from the URL first. */
async function follow(link: string, signedIn: boolean, handlers: Parameters<typeof openApp>[2]) {
  const { pathname, search } = takeLinkToken(new URL(link, location.origin));
  // The handling of a refused login depends on the current page.
  history.replaceState(null, '', pathname);
  return await openApp(pathname + search, signedIn, handlers);
}

describe('the link of a confirmation letter', () => {
  it.each([
    ['with a sign-in', 'auth_token=c0de&auth_type=manual_email', false],
    ['with an empty sign-in', 'auth_token=&auth_type=', false],
    ['for a player', 'auth_token=c0de&auth_type=manual_email', true],
  ])('confirms by the token of %s', { tags: ['ROUTE-06', 'CONF-10'] }, async (_, query, signedIn) => {
    const tokens: (string | undefined)[] = [];
    const app = await follow(`/confirm-email/t0ken?${query}`, signedIn, [
      answer(confirmEmail, ({ params }) => {
        tokens.push(params['token']);
        return { success: true as const };
      }),
      refuse(authenticate, 401, 'AUTH_TOKEN_INVALID'),
    ]);
    const isTried = query.includes('c0de') && !signedIn;
    await expect.poll(() => [...new Set(tokens)]).toEqual(['t0ken']);
    await expect.poll(() => app.requests.some((one) => one === 'POST /api/authenticate')).toBe(isTried);
    await expect
      .poll(() => app.main()?.textContent ?? document.body.textContent)
      .toMatch(/подтверждена|Личные данные/);
  });

  it.each([
    ['Почта подтверждена', true],
    ['Подтверждена почта другого аккаунта', false],
  ])('says “%s” to a player', { tags: ['CONF-10', 'CONF-11'] }, async (title, isOwn) => {
    await follow('/confirm-email/t0ken', true, [
      answer(confirmEmail, { success: true as const }),
      answer(profile, () => user({ is_email_confirmed: isOwn })),
    ]);
    await expect.poll(() => document.querySelector('[data-toaster]')?.textContent).toContain(title);
  });
});
