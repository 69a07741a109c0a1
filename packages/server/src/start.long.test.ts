import { createServer, type AddressInfo, type Server } from 'node:net';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProcess, type Ended } from './testing/process.ts';

describe('starting and stopping', { timeout: 90_000 }, () => {
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

  /** Complete output of a process that cannot start. */
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
    first.kill('SIGTERM');
    await first.ended;
  });

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
