import { createHash } from 'node:crypto';
import { authenticate } from '@tulpar/api/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { store } from '#app/platform/state/store.ts';
import { challengeAtom, sendChallenged } from './challenge.ts';
import { findSolution } from './challenge-solver.ts';

const body = {
  email: 'a@example.com',
  password: 'steppe-88',
  region: 'KZ',
  brand: 'tulpar',
  domain: 'a.kz',
} as const;
const answered = {
  access: { token: 'acc', expires_in: 300 },
  refresh: { token: 'ref', expires_in: 900 },
  redirect_url: null,
};
const send = () => sendChallenged(authenticate, body, 'signIn');

/** Whether SHA-256 of a text starts with this many zero bits. */
const isRight = (text: string, bits: number) =>
  Math.clz32(createHash('sha256').update(text).digest().readUInt32BE()) >= bits;

interface Sent {
  readonly key: string | undefined;
  readonly body: Record<string, unknown>;
}
let sent: Sent[] = [];

/** A server that requires a challenge until it gets a solution. */
function guard(difficulty: number, isEverRight = true) {
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit & { headers: Record<string, string> }) => {
    const got = JSON.parse(String(init.body)) as Record<string, unknown>;
    sent.push({ key: init.headers['Idempotency-Key'], body: got });
    const answer = String(got['recaptcha_token'] ?? '');
    const isSolved = answer.startsWith('text-of-the-server:') && isRight(answer, difficulty);
    if (isSolved && isEverRight) return new Response(JSON.stringify(answered));
    const details = { challenge: 'text-of-the-server', difficulty };
    return new Response(JSON.stringify({ message: 'CHALLENGE_REQUIRED', request_id: 'r', details }), {
      status: 429,
    });
  });
}

describe('a challenge', { tags: ['SEC-10'] }, () => {
  beforeEach(() => {
    sent = [];
  });

  it('is solved by the first nonce with enough leading zero bits', () => {
    for (const difficulty of [0, 1, 8, 11]) {
      const solution = findSolution({ challenge: 'c', difficulty }, 0, 100_000) ?? '';
      expect([difficulty, isRight(solution, difficulty)]).toEqual([difficulty, true]);
      const first = Number(solution.split(':')[1]);
      for (let nonce = 0; nonce < first; nonce += 1) expect(isRight(`c:${nonce}`, difficulty)).toBe(false);
    }
    expect(findSolution({ challenge: 'c', difficulty: 32 }, 0, 10)).toBeNull();
  });

  // Node has no browser `Worker`, so this tests the fallback for browsers without module workers.
  it('is solved and sent with another idempotency key, without any input from the visitor', async () => {
    guard(8);
    await expect(send()).resolves.toMatchObject({ access: { token: 'acc' } });
    expect(sent).toHaveLength(2);
    expect(sent[0]?.key).not.toBe(sent[1]?.key);
    expect(sent[1]?.body).toEqual({
      ...body,
      recaptcha_token: expect.stringMatching(/^text-of-the-server:\d+$/),
    });
    expect(store.get(challengeAtom)).toBeNull();
  });

  it('is not solved again for a command whose answer was lost', async () => {
    guard(8);
    const server = fetch;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const answer = await server(url, init);
      return answer.ok ? new Response(null, { status: 520 }) : answer;
    });
    await expect(send()).rejects.toMatchObject({ status: 520 });
    vi.stubGlobal('fetch', server);
    await expect(send()).resolves.toMatchObject({ access: { token: 'acc' } });
    expect(sent).toHaveLength(3);
    expect(sent[2]).toEqual(sent[1]);
  });

  it('is given up when the visitor stops it', async () => {
    guard(22);
    const outcome = send();
    await expect.poll(() => store.get(challengeAtom)).not.toBeNull();
    store.get(challengeAtom)?.cancel();
    await expect(outcome).rejects.toMatchObject({ kind: 'aborted' });
    expect([sent.length, store.get(challengeAtom)]).toEqual([1, null]);
  });

  it('is solved three times at most, and never one that would take minutes', async () => {
    guard(4, false);
    await expect(send()).rejects.toMatchObject({ code: 'CHALLENGE_REQUIRED' });
    expect(sent).toHaveLength(4);
    sent = [];
    guard(40);
    await expect(send()).rejects.toMatchObject({ code: 'CHALLENGE_REQUIRED' });
    expect(sent).toHaveLength(1);
  });
});
