import autocannon, { type Result } from 'autocannon';
import { createServer } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { endpoints } from '@tulpar/api/contract';
import { startProcess } from './src/testing/process.ts';
import { signUpAt } from './src/testing/remote-player.ts';

/**
 * `pnpm bench:server`: a guest's page and the calls the app polls, compared with a bare Node server that
 * sends the same bytes; see docs/figures.md.
 */

/** Parallel connections. */
const CONNECTIONS = Number(process.env['CONNECTIONS'] ?? 50);
/** Seconds of load per measurement, and measured rounds per subject. */
const SLICE = Number(process.env['SLICE'] ?? 4);
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);

interface Subject {
  readonly name: string;
  readonly path: string;
  readonly headers: Record<string, string>;
}

interface Recorded {
  readonly headers: [string, string][];
  readonly body: Uint8Array;
}

const print = (line: string) => process.stdout.write(`${line}\n`);
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Records the server's response to a subject, uncompressed, so that compression is not measured. */
async function record(origin: string, { path, headers }: Subject): Promise<Recorded> {
  const answer = await fetch(origin + path, { headers });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);
  return {
    headers: [...answer.headers].filter(([name]) => !ofConnection.has(name)),
    body: await answer.bytes(),
  };
}

/** Serves the recorded responses by path, in a worker thread to leave the load generator alone. */
function answerRecorded(answers: ReadonlyMap<string, Recorded>): void {
  const server = createServer((request, response) => {
    const { headers, body } = answers.get(request.url ?? '') ?? { headers: [], body: new Uint8Array() };
    for (const [name, value] of headers) response.appendHeader(name, value);
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port of a thread has no origin
    parentPort?.postMessage(server.address());
  });
}

async function slice(origin: string, { path, headers }: Subject): Promise<Result> {
  const result = await autocannon({
    url: origin + path,
    headers,
    connections: CONNECTIONS,
    duration: SLICE,
  });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} refused, ${result.errors} failed`);
  return result;
}

async function bench(origin: string): Promise<void> {
  const plain = { 'Accept-Encoding': 'identity' };
  const asPlayer = { ...plain, ...(await signUpAt(origin)).authorization };
  const subjects: Subject[] = [
    { name: 'page of a guest', path: '/', headers: { ...plain, Accept: 'text/html' } },
    { name: 'balance', path: endpoints.balance.path, headers: asPlayer },
    { name: 'offers', path: `${endpoints.offers.path}?order=desc&limit=200`, headers: asPlayer },
    { name: 'notifications', path: `${endpoints.notifications.path}?order=desc`, headers: asPlayer },
  ];
  const answers = new Map<string, Recorded>();
  for (const subject of subjects) answers.set(subject.path, await record(origin, subject));
  const worker = new Worker(new URL(import.meta.url), { workerData: answers });
  const port = await new Promise<number>((resolve) => {
    worker.once('message', ({ port: given }: { port: number }) => resolve(given));
  });
  try {
    for (const subject of subjects) {
      const ours: Result[] = [];
      const bare: Result[] = [];
      // The first round is a warm-up.
      for (let round = 0; round <= ROUNDS; round += 1) {
        ours.push(await slice(origin, subject));
        bare.push(await slice(`http://127.0.0.1:${port}`, subject));
      }
      const of = (results: readonly Result[], read: (one: Result) => number) =>
        median(results.slice(1).map(read));
      const [p97, bareP97] = [
        of(ours, ({ latency }) => latency.p97_5),
        of(bare, ({ latency }) => latency.p97_5),
      ];
      const [rate, bareRate] = [
        of(ours, ({ requests }) => requests.mean),
        of(bare, ({ requests }) => requests.mean),
      ];
      print(
        `${subject.name.padEnd(16)} p97.5 ${p97} ms of ${bareP97} ms (${(p97 / bareP97).toFixed(1)}x), ` +
          `${rate.toFixed(0)} answers/s of ${bareRate.toFixed(0)} (${(bareRate / rate).toFixed(1)}x)`,
      );
    }
  } finally {
    await worker.terminate();
  }
}

if (isMainThread) {
  const dataDir = await mkdtemp(join(tmpdir(), 'tulpar-bench-'));
  const { DATABASE_URL } = process.env;
  const server = startProcess({
    NODE_ENV: 'production',
    ALLOW_UNSAFE: 'no-public-origin,sandbox,demo-player',
    LOG_LEVEL: 'error',
    DATA_DIR: dataDir,
    ...(DATABASE_URL === undefined ? {} : { DATABASE_URL }),
  });
  try {
    await bench(await server.origin);
  } finally {
    server.kill('SIGTERM');
    await server.ended;
    await rm(dataDir, { recursive: true, force: true });
  }
  print(
    `load of the machine ${loadavg()
      .map((one) => one.toFixed(1))
      .join(' ')}`,
  );
} else answerRecorded(workerData as ReadonlyMap<string, Recorded>);
