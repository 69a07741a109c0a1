import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, untilListening } from './process.ts';

/** Debian's Python, for which `python3-swift` is installed. */
const program = '/usr/bin/python3';
export const canRunBucketService = spawnSync(program, ['-c', 'import swift.proxy.server']).status === 0;

const script = fileURLToPath(new URL('swift-server.py', import.meta.url));

/** OpenStack Swift with an empty bucket; a test may stop and start it. */
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
