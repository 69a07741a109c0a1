import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, untilListening } from './process.ts';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { fileURLToPath } from 'node:url';

/** Debian's folder of PostgreSQL programs; null if not installed. */
function findPrograms(): string | null {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return null;
  const newest = readdirSync(root).sort((one, other) => Number(other) - Number(one))[0];
  return newest === undefined ? null : join(root, newest, 'bin');
}

const programs = findPrograms();
export const canRunPostgres = programs !== null;

/** A PostgreSQL that a test may restart. */
export async function startOwnPostgres() {
  const isRoot = process.getuid?.() === 0;
  const id = (kind: '-u' | '-g') => Number(execFileSync('id', [kind, 'postgres']).toString());
  // PostgreSQL refuses to run as root.
  const user = isRoot ? { uid: id('-u'), gid: id('-g') } : {};
  const folder = mkdtempSync(join(tmpdir(), 'tulpar-postgres-'));
  if (isRoot) chownSync(folder, id('-u'), id('-g'));
  const data = join(folder, 'data');
  const port = await freePort();
  const run = (program: string, ...words: string[]) =>
    execFileSync(join(programs ?? '', program), words, { ...user, stdio: 'ignore', cwd: folder });
  run('initdb', '-D', data, '-U', 'tulpar', '-A', 'trust', '--locale=C.UTF-8');
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`;
  const control = (command: string, ...words: string[]) =>
    run('pg_ctl', command, '-D', data, '-w', '-l', join(folder, 'log'), ...words);
  control('start', '-o', options);
  return {
    url: `postgres://tulpar@127.0.0.1:${port}/postgres`,
    /** `fast` closes connections, `immediate` simulates a crash. Does not block, so the test can send meanwhile. */
    async restart(mode: 'fast' | 'immediate') {
      const words = ['restart', '-D', data, '-w', '-l', join(folder, 'log'), '-m', mode, '-o', options];
      const child = spawn(join(programs ?? '', 'pg_ctl'), words, { ...user, stdio: 'ignore', cwd: folder });
      const [code] = (await once(child, 'close')) as [number | null];
      if (code !== 0) throw new Error(`PostgreSQL did not restart (${code})`);
    },
    stop() {
      control('stop', '-m', 'immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const nats = 'nats-server';
export const canRunNats = spawnSync(nats, ['--version']).status === 0;

/** A NATS server with a password; a test can stop and start it. */
export async function createNats() {
  const port = await freePort();
  let running: ChildProcess | null = null;
  return {
    url: `nats://tulpar:s%40fe@127.0.0.1:${port}`,
    async start() {
      const words = ['-a', '127.0.0.1', '-p', String(port), '--user', 'tulpar', '--pass', 's@fe'];
      running = spawn(nats, words, { stdio: 'ignore' });
      await untilListening(port);
    },
    async stop() {
      if (running === null) return;
      const ended = once(running, 'close');
      running.kill('SIGKILL');
      await ended;
      running = null;
    },
  };
}

/** Debian's Python, which finds Debian's `python3-swift`. */
const program = '/usr/bin/python3';
export const canRunBucketService = spawnSync(program, ['-c', 'import swift.proxy.server']).status === 0;

const script = fileURLToPath(new URL('swift-server.py', import.meta.url));

/** OpenStack Swift with an empty bucket; a test can stop and start it. */
export async function startBucketService() {
  const folder = mkdtempSync(join(tmpdir(), 'tulpar-swift-'));
  const port = await freePort();
  const bucket = { name: 'tulpar-files', endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1' };
  const credentials = { AWS_ACCESS_KEY_ID: 'tulpar:server', AWS_SECRET_ACCESS_KEY: 'not-a-secret' };
  let running: ChildProcess | null = null;

  const start = async () => {
    running = spawn(program, [script, folder, String(port)], { stdio: 'ignore' });
    const ended = once(running, 'close').then(([code]) => `it ended with ${code}`);
    const problem = await Promise.race([untilListening(port), ended]);
    if (problem !== undefined) throw new Error(`Swift does not run: ${problem}`);
  };
  const stop = async () => {
    if (running === null) return;
    const ended = once(running, 'close');
    running.kill('SIGKILL');
    await ended;
    running = null;
  };

  await start();
  const client = new S3Client({
    region: bucket.region,
    endpoint: bucket.endpoint,
    forcePathStyle: true,
    credentials: {
      accessKeyId: credentials.AWS_ACCESS_KEY_ID,
      secretAccessKey: credentials.AWS_SECRET_ACCESS_KEY,
    },
  });
  await client.send(new CreateBucketCommand({ Bucket: bucket.name }));
  return {
    bucket,
    credentials,
    client,
    start,
    stop,
    async remove() {
      client.destroy();
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
