import { endpoints } from '@tulpar/api/contract';
import { asText, runConformance } from '@tulpar/api/conformance';
import { getRequestListener } from '@hono/node-server';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedCatalogue } from '../db/seed/index.ts';
import { testServer } from '../testing/index.ts';
import { faults, type Fault } from '../testing/conformance-faults.ts';

const right: Fault = (request, next) => next(request);

describe('the conformance kit', () => {
  const server = testServer();
  const whole = { email: 'whole@example.com', password: 'long-and-own' };
  const faulty = { ...whole, email: 'faulty@example.com' };
  beforeAll(async () => {
    await seedCatalogue(server.deps.db, 20);
    for (const player of [whole, faulty]) {
      const { access } = await server.signUp(player);
      for (let count = 0; count < 3; count += 1) await server.startDeposit(access);
    }
  });

  /** Runs the conformance kit over HTTP against the reference server with a planted fault. */
  const run = async (player: typeof whole, fault: Fault, only?: readonly string[]) => {
    const pass = async (request: Request) => {
      // Faults can only change uncompressed texts.
      request.headers.delete('Accept-Encoding');
      return await server.app.fetch(request);
    };
    const listener = createServer(getRequestListener((request) => fault(request, pass)));
    listener.listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const { port } = listener.address() as AddressInfo;
    // The kit waits until a stream sends its first event or ping.
    const beats = setInterval(() => void server.deps.events.beat(), 500);
    try {
      return await runConformance({ origin: `http://127.0.0.1:${port}`, player, only });
    } finally {
      clearInterval(beats);
      listener.closeAllConnections();
      listener.close();
    }
  };
  const failedRules = (findings: Awaited<ReturnType<typeof run>>) => [
    ...new Set(findings.filter(({ problem }) => problem !== null).map(({ rule }) => rule)),
  ];

  // In parts, because a busy machine takes longer for all calls than a test may.
  const calls = Object.keys(endpoints);
  const size = Math.ceil(calls.length / 4);
  it.each([0, 1, 2, 3])('finds nothing wrong with quarter %i of the reference server', async (quarter) => {
    const findings = await run(whole, right, calls.slice(quarter * size, (quarter + 1) * size));
    expect(failedRules(findings), asText(findings)).toEqual([]);
    expect(findings.length).toBeGreaterThan(150);
  });

  it.each(faults)('catches $title', async ({ call, rule, fault }) => {
    const caught = (await run(faulty, fault, [call])).filter(({ problem }) => problem !== null);
    expect(
      caught.map((one) => [one.call, one.rule]),
      asText(caught),
    ).toContainEqual([call, rule]);
  });
});
