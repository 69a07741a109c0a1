import { Agent, request } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { startProcess } from './testing/process.ts';

/** Status of a response, or the code of the error. */
const ask = (url: string, agent: Agent | undefined) =>
  new Promise<string>((resolve) => {
    const sent = request(url, { agent: agent ?? false }, (answer) => {
      answer.resume().on('end', () => resolve(String(answer.statusCode)));
      answer.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    });
    sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    sent.end();
  });

describe('a server that receives a stop signal', { timeout: 60_000 }, () => {
  it('is not ready first, still answers for a while, and resets no poll', { tags: ['OPS-04'] }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tulpar-drain-'));
    const server = startProcess({ DATA_DIR: folder, DRAIN_SECONDS: '4', SEED_GAMES: '1' });
    const origin = await server.origin;
    const life = { isOver: false };
    void server.ended.then(() => (life.isOver = true));
    const outcomes = new Map<string, number>();
    // Simulates a balancer: polls readiness and stops using a server that is not ready.
    const seen = { isUnready: false, hasLeft: false, answeredUnready: 0 };
    const poll = async (agent: Agent | undefined) => {
      while (!seen.hasLeft && !life.isOver) {
        const outcome = await ask(`${origin}/api/v1/check`, agent);
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        if (outcome === '200' && seen.isUnready) seen.answeredUnready += 1;
        await wait(5);
      }
    };
    const watch = async () => {
      while (!life.isOver) {
        if ((await ask(`${origin}/readyz`, undefined)) === '503') seen.isUnready = true;
        if (seen.answeredUnready >= 5) seen.hasLeft = true;
        await wait(20);
      }
    };
    const agent = new Agent({ keepAlive: true });
    // An idle connection must not prevent the process from ending.
    const idle = new Agent({ keepAlive: true });
    expect(await ask(`${origin}/healthz`, idle)).toBe('200');
    const polls = [poll(agent), poll(agent), poll(undefined), poll(undefined), watch()];
    await expect.poll(() => outcomes.get('200') ?? 0).toBeGreaterThan(20);
    server.kill('SIGTERM');
    const { code, stderr } = await server.ended;
    await Promise.all(polls);
    agent.destroy();
    idle.destroy();
    rmSync(folder, { recursive: true, force: true });
    expect([code, stderr]).toEqual([0, '']);
    expect(seen.hasLeft).toBe(true);
    expect([...outcomes.keys()]).toEqual(['200']);
  });
});
