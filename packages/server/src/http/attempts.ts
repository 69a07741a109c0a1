import { type Attempts, createChallenge, isSolved } from '../domain/sessions/attempt-limits.ts';
import { Refusal, refuse } from '../domain/errors/refusal.ts';
import { signedIn, type CallContext } from './call.ts';

type Count = readonly [limit: Attempts, key: string];
export type Counted = readonly [...Count, at: Date];

interface Guard {
  /** Contact or token of the attempt; a challenge is bound to it and to the network. */
  readonly subject: string;
  /** Solution that the caller sent as `recaptcha_token`. */
  readonly answer: string | undefined;
  readonly counts: readonly Count[];
  /** Limit for attempts with a solved challenge. */
  readonly wall: Count;
}

/**
 * Counts an attempt. Above one of the limits it needs a solved challenge, otherwise it is refused with
 * CHALLENGE_REQUIRED; above `wall` it is refused with TOO_MANY_ATTEMPTS. Returns what was counted.
 */
export async function admitAttempt(
  context: CallContext,
  { subject, answer, counts, wall }: Guard,
): Promise<readonly Counted[]> {
  const now = context.now();
  const { deps, network } = context;
  const counted: Counted[] = [];
  for (const [limit, key] of counts) if (await limit.admits(key, now)) counted.push([limit, key, now]);
  if (counted.length === counts.length) return counted;
  const binding = `${network}\n${subject}`;
  const { secrets, limits } = deps;
  if (!(await isSolved({ secrets, used: limits.challenge }, binding, answer ?? '', now))) {
    await uncount(counted);
    return refuse(429, 'CHALLENGE_REQUIRED', { details: { ...createChallenge(deps, binding, now) } });
  }
  await wall[0].take(wall[1], now);
  return [...counted, [...wall, now]];
}

/** Removes counted attempts, so that they do not use up the limits. */
export async function uncount(counted: readonly Counted[]): Promise<void> {
  for (const [limit, key, at] of counted) await limit.giveBack(key, at);
}

const taken: ReadonlySet<string> = new Set(['EMAIL_TAKEN', 'PHONE_TAKEN']);

/** Runs a change whose refusal reveals that a contact is taken; the number of such refusals is limited (SEC-11). */
export async function limitProbes<T>(context: CallContext, change: () => Promise<T>): Promise<T> {
  const { limits } = context.deps;
  const now = context.now();
  const counts: readonly Counted[] = [
    [limits.playerProbe, String(signedIn(context).id), now],
    [limits.addressProbe, context.network, now],
  ];
  for (const [limit, key] of counts) await limit.take(key, now);
  try {
    const result = await change();
    await uncount(counts);
    return result;
  } catch (error) {
    const codes = error instanceof Refusal ? Object.values(error.options.fields ?? {}).flat() : [];
    if (!codes.some((code) => taken.has(code))) await uncount(counts);
    throw error;
  }
}
