import type { CommandEndpoint, AnswerOf, BodyOf, InputOf } from '@tulpar/api/contract';
import { ApiError, isApiError } from '@tulpar/api/errors';
import { sendCommand } from '#app/platform/network/command.ts';
import { atom, store } from '#app/platform/state/store.ts';
import type { Challenge } from './challenge-solver.ts';

/** The browser is solving a challenge; null while it is not. */
export const challengeAtom = atom<{ readonly cancel: () => void } | null>(null);

/** A solution may come too late or from another address: this many challenges are solved for one command. */
const mostChallenges = 3;
/** A server that asks for more than this would keep a phone busy for minutes. */
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

/** For browsers without module workers: in short pieces, so that the page stays usable. */
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

/**
 * Sends a command that the server may answer with a challenge, and solves it (SEC-10). Rejects with `ApiError`, kind
 * `aborted` when the visitor cancels.
 */
export async function sendChallenged<E extends CommandEndpoint>(
  endpoint: E,
  body: BodyOf<E>,
  intent: string,
): Promise<AnswerOf<E>> {
  let sent: unknown = body;
  for (let solved = 0; ; solved += 1) {
    try {
      return await sendCommand<E>(endpoint, { body: sent } as unknown as InputOf<E>, { intent });
    } catch (error) {
      const challenge = challengeOf(error);
      if (challenge === null || solved === mostChallenges) throw error;
      // Another body is another intent, with an idempotency key of its own.
      sent = { ...(body as object), recaptcha_token: await solve(challenge, endpoint.id) };
    }
  }
}
