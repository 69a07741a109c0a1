import { endpoints } from '../contract/index.ts';
import { holdAnswer, holdShape } from './answers.ts';
import type { Findings } from './findings.ts';
import { described, loginBody, nonsense, refusedWith } from './visitor.ts';
import type { Visitor } from './visitor.ts';

const { authenticate, refresh, profile } = endpoints;

/** Checks login and token refresh against their rules. Tries one wrong password. */
export async function holdSignIn(findings: Findings, visitor: Visitor): Promise<void> {
  const right = await visitor.call(authenticate, {
    body: loginBody(visitor.player, visitor.origin),
    token: null,
  });
  holdAnswer(findings, authenticate, right);
  holdShape(findings, authenticate, right);
  const wrong = await visitor.call(authenticate, {
    body: loginBody({ ...visitor.player, password: `${visitor.player.password}?` }, visitor.origin),
    token: null,
  });
  holdAnswer(findings, authenticate, wrong);
  findings.hold(authenticate, 'wrongPassword', refusedWith(wrong, 401, 'AUTH_INVALID_CREDENTIALS'));
  const dead = await visitor.call(refresh, { body: { refresh_token: nonsense }, token: null });
  holdAnswer(findings, refresh, dead);
  findings.hold(refresh, 'deadRefresh', refusedWith(dead, 400, 'REFRESH_TOKEN_INVALID'));
  const former = visitor.refreshToken();
  const renewed = await visitor.renew();
  holdAnswer(findings, refresh, renewed);
  holdShape(findings, refresh, renewed);
  const opened = await visitor.call(profile, { token: visitor.token() });
  findings.hold(
    refresh,
    'refresh',
    former === visitor.refreshToken() && 'the refresh token is the former one',
    opened.status !== 200 && `the new access token opens nothing: ${described(opened)}`,
  );
}
