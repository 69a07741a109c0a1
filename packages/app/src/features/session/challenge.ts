import type { CommandEndpoint, ResponseOf, BodyOf, InputOf } from '@tulpar/api/contract';
import { ApiError, isApiError } from '@tulpar/api/errors';
import { sendCommand } from '#app/platform/network/command.ts';
import { atom, store } from '#app/platform/state/store.ts';
import type { Challenge } from './challenge-solver.ts';

/** Set while the browser is solving a challenge. */
export const challengeAtom = atom<{ readonly cancel: () => void } | null>(null);

/** Maximum challenges per command: a solution can expire or come from a changed IP address. */
const mostChallenges = 3;
/** Maximum accepted difficulty, leading zero bits; more would keep a phone busy for minutes. */
const hardest = 22;

function challengeOf(error: unknown): Challenge | null {
  if (!isApiError(error, 'rateLimited') || error.code !== 'CHALLENGE_REQUIRED') return null;
  const { challenge, difficulty } = error.details;
  const isUsable = typeof challenge === 'string' && typeof difficulty === 'number' && difficulty <= hardest;
  return isUsable ? { challenge, difficulty } : null;
}

function solveInWorker(challenge: Challenge, signal: AbortSignal): Promise<string> {
  const worker = new Worker(new URL('challenge-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<string>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data));
    worker.addEventListener('error', () => reject(new Error('the worker did not start')));
    signal.addEventListener('abort', () => reject(new Error('cancelled')), { once: true });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}

/** Fallback if the worker fails, as without module workers: solves in short pieces to keep the page responsive. */
async function solveInPieces(challenge: Challenge, signal: AbortSignal): Promise<string> {
  const { findSolution } = await import('./challenge-solver.ts');
  const piece = 500;
  for (let from = 0; ; from += piece) {
    signal.throwIfAborted();
    const solution = findSolution(challenge, from, piece);
    if (solution !== null) return solution;
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

async function solve(challenge: Challenge, endpoint: string): Promise<string> {
  const stop = new AbortController();
  store.set(challengeAtom, { cancel: () => stop.abort() });
  try {
    try {
      return await solveInWorker(challenge, stop.signal);
    } catch (error) {
      if (stop.signal.aborted) throw error;
      return await solveInPieces(challenge, stop.signal);
    }
  } catch (error) {
    if (stop.signal.aborted) throw new ApiError('aborted', { endpoint });
    throw error;
  } finally {
    store.set(challengeAtom, null);
  }
}

/** Last body sent for an intent that has not succeeded; `wanted`: without a solution, as JSON. */
const unanswered = new Map<string, { readonly wanted: string; readonly sent: unknown }>();

/**
 * Sends a command and solves the challenge the server may require (SEC-10). If the answer was lost, the next attempt
 * repeats the same solution and key, so that the server does not run the command again. Rejects with `ApiError`,
 * kind `aborted` when the visitor cancels.
 */
export async function sendChallenged<E extends CommandEndpoint>(
  endpoint: E,
  body: BodyOf<E>,
  intent: string,
): Promise<ResponseOf<E>> {
  const wanted = JSON.stringify(body);
  const earlier = unanswered.get(intent);
  let sent: unknown = earlier?.wanted === wanted ? earlier.sent : body;
  for (let solved = 0; ; solved += 1) {
    unanswered.set(intent, { wanted, sent });
    try {
      const response = await sendCommand<E>(endpoint, { body: sent } as unknown as InputOf<E>, { intent });
      unanswered.delete(intent);
      return response;
    } catch (error) {
      const challenge = challengeOf(error);
      if (challenge === null || solved === mostChallenges) throw error;
      // A different body is a different intent with its own idempotency key.
      sent = { ...(body as object), recaptcha_token: await solve(challenge, endpoint.id) };
    }
  }
}
