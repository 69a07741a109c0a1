import { createServer, type AddressInfo, type Server } from 'node:net';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, afterEach, beforeEach } from 'vitest';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { startProcess, type Ended } from './testing/process.ts';
import { createSharedDatabase } from './testing/shared-database.ts';
import { signUpAt } from './testing/remote-player.ts';

describe('starting and stopping', () => {
  let folder: string;
  let busy: Server;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tulpar-start-'));
    busy = createServer();
    await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    busy.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Everything that a process prints that cannot start. */
  const complaint = async (settings: Record<string, string>): Promise<string> => {
    const end: Ended = await startProcess({ DATA_DIR: join(folder, 'data'), ...settings }).ended;
    expect([end.code, end.stdout]).toEqual([1, '']);
    expect(end.stderr.trimEnd().split('\n')).toHaveLength(1);
    return end.stderr.trimEnd();
  };

  it('says in one line what to do about a wrong setting, a folder, a database', async () => {
    expect(await complaint({ PORT: 'x' })).toBe('PORT must be a whole number from 0 to 65535, not "x".');
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(await complaint({ DATA_DIR: join(file, 'data') })).toBe(
      `The data folder ${join(file, 'data')} cannot be written to. Make it writable, or set DATA_DIR to another folder.`,
    );
    if (existsSync('/proc/self')) {
      expect(await complaint({ DATA_DIR: '/proc/tulpar' })).toMatch(
        /^The data folder \/proc\/tulpar cannot be written to\./,
      );
    }
    const gone = createServer();
    await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
    const { port } = gone.address() as AddressInfo;
    await new Promise((resolve) => gone.close(resolve));
    const line = await complaint({ DATABASE_URL: `postgres://me:hunter2@127.0.0.1:${port}/x` });
    expect(line).toMatch(
      /^The database at 127\.0\.0\.1:\d+ cannot be reached \(.+\)\. Start it, or correct DATABASE_URL\.$/,
    );
    expect(line).not.toContain('hunter2');
  });

  it('says in one line that the port is taken, and that another server has the data', async () => {
    const { port } = busy.address() as AddressInfo;
    expect(await complaint({ PORT: String(port) })).toBe(
      `Port ${port} is taken. Stop what listens on 127.0.0.1:${port}, or set PORT to another number.`,
    );
    expect(existsSync(join(folder, 'data', 'db'))).toBe(false);
    const first = startProcess({ DATA_DIR: join(folder, 'data') });
    await first.origin;
    expect(await complaint({})).toMatch(
      /^Process \d+ already uses the data folder .+\. Stop it, or set DATA_DIR/,
    );
    await first.stop();
  });

  it.runIf(process.env['TEST_DATABASE_URL'])(
    'ends after a failed start with a broker and a database of several servers',
    async () => {
      const database = await createSharedDatabase(process.env['TEST_DATABASE_URL'] ?? '');
      const { port } = busy.address() as AddressInfo;
      const server = startProcess({
        DATA_DIR: join(folder, 'shared'),
        DATABASE_URL: database.url,
        EVENTS_URL: 'nats://127.0.0.1:1',
        TRACES_URL: 'http://127.0.0.1:1',
        METRICS_PORT: String(port),
        SECRET: randomUUID(),
      });
      const end = await Promise.race([server.ended, wait(30_000, null)]);
      server.kill('SIGKILL');
      await database.drop();
      expect(end).toMatchObject({ code: 1 });
      expect(end?.stderr).toContain(`Cannot serve figures on 127.0.0.1:${port} (EADDRINUSE).`);
    },
  );

  it('prints its address and the ready-made player, and ends cleanly on SIGTERM with a request running', async () => {
    const server = startProcess({ DATA_DIR: join(folder, 'data'), BRAND_NAME: 'Samal' });
    const origin = await server.origin;
    expect(statSync(join(folder, 'data', 'secret.key')).mode & 0o077).toBe(0);
    // Hashing a password takes long enough for the signal to arrive in between.
    const running = fetch(`${origin}/api/authenticate`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
      body: JSON.stringify({
        email: 'demo@tulpar.example',
        password: 'tulpar-demo',
        region: 'KZ',
        brand: 'tulpar',
        domain: 'localhost',
      }),
    });
    const outcome = await Promise.all([
      running.then((answer) => answer.status),
      fetch(`${origin}/healthz`).then(() => server.kill('SIGTERM')),
    ]);
    expect(outcome[0]).toBe(200);
    const end = await server.ended;
    expect([end.code, end.stderr]).toEqual([0, '']);
    expect(end.stdout).toContain(`Samal listens on ${origin}\n`);
    expect(end.stdout).toContain('demo@tulpar.example');
    expect(existsSync(join(folder, 'data', 'db.lock'))).toBe(false);
  });
});

/** Status of a response, or the code of the error. */
const statusOf = (url: string, agent: Agent | undefined) =>
  new Promise<string>((resolve) => {
    const sent = request(url, { agent: agent ?? false }, (answer) => {
      answer.resume().on('end', () => resolve(String(answer.statusCode)));
      answer.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    });
    sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    sent.end();
  });

describe('a server that receives a stop signal', () => {
  it('is not ready first, still answers for a while, and resets no poll', { tags: ['OPS-04'] }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tulpar-drain-'));
    const server = startProcess({ DATA_DIR: folder, DRAIN_SECONDS: '4', SEED_GAMES: '1' });
    const origin = await server.origin;
    const life = { isOver: false };
    void server.ended.then(() => (life.isOver = true));
    const outcomes = new Map<string, number>();
    // Acts as a balancer: polls the readiness and leaves a server that is not ready.
    const seen = { isUnready: false, hasLeft: false, answeredUnready: 0 };
    const poll = async (agent: Agent | undefined) => {
      while (!seen.hasLeft && !life.isOver) {
        const outcome = await statusOf(`${origin}/api/v1/check`, agent);
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        if (outcome === '200' && seen.isUnready) seen.answeredUnready += 1;
        await wait(5);
      }
    };
    const watch = async () => {
      while (!life.isOver) {
        if ((await statusOf(`${origin}/readyz`, undefined)) === '503') seen.isUnready = true;
        if (seen.answeredUnready >= 5) seen.hasLeft = true;
        await wait(20);
      }
    };
    const agent = new Agent({ keepAlive: true });
    // An idle connection must not prevent the process from ending.
    const idle = new Agent({ keepAlive: true });
    expect(await statusOf(`${origin}/healthz`, idle)).toBe('200');
    const polls = [poll(agent), poll(agent), poll(undefined), poll(undefined), watch()];
    await expect.poll(() => outcomes.get('200') ?? 0).toBeGreaterThan(20);
    const { code, stderr } = await server.stop();
    await Promise.all(polls);
    agent.destroy();
    idle.destroy();
    rmSync(folder, { recursive: true, force: true });
    expect([code, stderr]).toEqual([0, '']);
    expect(seen.hasLeft).toBe(true);
    expect([...outcomes.keys()]).toEqual(['200']);
  });
});

const [first, second, third] = ['first', 'second', 'third'].map(
  (word) => `${word} secret of thirty-two characters`,
);

describe('the secret of a server', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tulpar-secret-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const run = async <Result>(settings: Record<string, string>, use: (origin: string) => Promise<Result>) => {
    const server = startProcess({ DATA_DIR: folder, SEED_GAMES: '1', ...settings });
    const result = await use(await server.origin);
    await server.stop();
    return result;
  };
  const refused = async (settings: Record<string, string>) =>
    (await startProcess({ DATA_DIR: folder, ...settings }).ended).stderr;

  it('is rotated without signing anybody out or paying twice', { tags: ['OPS-08'] }, async () => {
    const key = randomUUID();
    const { player, paid } = await run({ SECRET: first ?? '' }, async (origin) => {
      const created = await signUpAt(origin);
      return { player: created, paid: await created.startDeposit(500_000, { key }) };
    });
    const stillWorks = async (origin: string) => {
      expect((await player.get('/api/v1/profile/', origin)).status).toBe(200);
      expect((await player.startDeposit(500_000, { key, at: origin })).id).toBe(paid.id);
    };
    expect(await refused({ SECRET: second ?? '' })).toMatch(/another secret/);
    await run({ SECRET: second ?? '', SECRET_PREVIOUS: first ?? '' }, stillWorks);
    // A server may still have the first secret until it is restarted.
    await run({ SECRET: first ?? '', SECRET_PREVIOUS: second ?? '' }, stillWorks);
    await run({ SECRET: second ?? '' }, stillWorks);
    expect(await refused({ SECRET: first ?? '' })).toMatch(/another secret/);
  });

  it('that is lost is replaced, and every session ends', { tags: ['OPS-08'] }, async () => {
    const player = await run({ SECRET: first ?? '' }, signUpAt);
    await run({ SECRET: third ?? '', SECRET_LOST: 'on' }, async (origin) => {
      expect((await player.get('/api/v1/profile/', origin)).status).toBe(401);
      await signUpAt(origin);
    });
    await run({ SECRET: third ?? '' }, async (origin) => void (await signUpAt(origin)));
  });
});
