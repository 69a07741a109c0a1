import { checkCommands } from './commands.ts';
import { createFindings, type Finding, type Findings, checkResponse, checkShape } from './findings.ts';
import { checkHostile } from './hostile.ts';
import { checkMoney } from './money.ts';
import { checkReads } from './reads.ts';
import { checkStream } from './stream.ts';
import {
  createVisitor,
  type Player,
  described,
  loginBody,
  nonsense,
  refusedWith,
  type Visitor,
} from './visitor.ts';
import { endpoints } from '../contract/index.ts';

const { authenticate, refresh, profile } = endpoints;

/** Checks login and token refresh. Tries one wrong password. */
async function checkSignIn(findings: Findings, visitor: Visitor): Promise<void> {
  const right = await visitor.call(authenticate, {
    body: loginBody(visitor.player, visitor.origin),
    token: null,
  });
  checkResponse(findings, authenticate, right);
  checkShape(findings, authenticate, right);
  const wrong = await visitor.call(authenticate, {
    body: loginBody({ ...visitor.player, password: `${visitor.player.password}?` }, visitor.origin),
    token: null,
  });
  checkResponse(findings, authenticate, wrong);
  findings.hold(authenticate, 'wrongPassword', refusedWith(wrong, 401, 'AUTH_INVALID_CREDENTIALS'));
  const dead = await visitor.call(refresh, { body: { refresh_token: nonsense }, token: null });
  checkResponse(findings, refresh, dead);
  findings.hold(refresh, 'deadRefresh', refusedWith(dead, 400, 'REFRESH_TOKEN_INVALID'));
  const former = visitor.refreshToken();
  const renewed = await visitor.renew();
  checkResponse(findings, refresh, renewed);
  checkShape(findings, refresh, renewed);
  const opened = await visitor.call(profile, { token: visitor.token() });
  findings.hold(
    refresh,
    'refresh',
    former === visitor.refreshToken() && 'the refresh token is the former one',
    opened.status !== 200 && `the new access token opens nothing: ${described(opened)}`,
  );
}

export interface Conformance {
  /** Origin of the server, without a trailing slash. */
  readonly origin: string;
  /** A test player: the run starts deposits and changes a few harmless settings. */
  readonly player: Player;
  readonly fetch?: typeof fetch;
  /** Ids of the calls to check; all by default. */
  readonly only?: readonly string[] | undefined;
}

/**
 * Checks a live server against the contract, one call after another except the payments. Throws if `only` names an
 * unknown call, or the player cannot log in.
 */
export async function runConformance({ origin, player, only, ...ports }: Conformance): Promise<Finding[]> {
  const unknown = only?.filter((id) => !Object.hasOwn(endpoints, id)) ?? [];
  if (unknown.length > 0)
    throw new Error(`The contract has no call ${unknown.join(', ')}: see the operationIds of openapi.json`);
  const send = ports.fetch ?? fetch;
  const findings = createFindings(only ?? null);
  const wants = (...ids: readonly string[]) => ids.some((id) => findings.wants({ id }));
  const visitor = await createVisitor(origin, player, send);
  if (wants('authenticate', 'refresh')) await checkSignIn(findings, visitor);
  await checkReads(findings, visitor);
  const isMoney = wants('pay', 'transactions', 'balance', 'events');
  const act = isMoney ? await checkMoney(findings, visitor) : null;
  if (wants('events')) await checkStream(findings, visitor, send, act);
  await checkCommands(findings, visitor);
  await checkHostile(findings, visitor);
  return findings.all();
}
