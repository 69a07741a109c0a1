import { describe, expect, it } from 'vitest';
import { events } from '../contract/index.ts';
import { createTestHarness, failure, json, refusal } from './testing/harness.ts';

const text = ': ping\n\n';
const stream = (type = 'text/event-stream; charset=utf-8', body: BodyInit = text) =>
  new Response(body, { headers: { 'Content-Type': type } });
const never = () => new AbortController().signal;

describe('a stream of events', () => {
  it('is opened with the token in the header, never in the address', { tags: ['NET-02'] }, async () => {
    const harness = createTestHarness(() => stream());
    const opened = await harness.run(harness.client.stream(events, { signal: never() }));
    expect(await new Response(opened).text()).toBe(text);
    expect(harness.seen[0]?.url).toBe('https://api.example/api/v1/events');
    expect(harness.seen[0]?.headers.get('Authorization')).toBe('Bearer acc_1');
  });

  it('renews the token first where it has lapsed', { tags: ['NET-10'] }, async () => {
    const token = (name: string) => ({ token: name, expires_in: 900 });
    const harness = createTestHarness(({ url, headers }) => {
      if (url.endsWith('/refresh')) return json(200, { access: token('acc_2'), refresh: token('ref_2') });
      return headers.get('Authorization') === 'Bearer acc_2' ? stream() : refusal(401, 'AUTH_TOKEN_EXPIRED');
    });
    await harness.run(harness.client.stream(events, { signal: never() }));
    expect(harness.seen).toHaveLength(3);
  });

  it('outlives the time limit of a call and ends with its signal', async () => {
    const stop = new AbortController();
    let sent: AbortSignal | null | undefined;
    const harness = createTestHarness(() => 'down', {
      fetch: async (_input, init) => {
        sent = init?.signal;
        return stream(undefined, new ReadableStream());
      },
    });
    await harness.run(harness.client.stream(events, { signal: stop.signal }));
    expect(await harness.tick()).toBe(false);
    expect(sent?.aborted).toBe(false);
    stop.abort();
    expect(sent?.aborted).toBe(true);
  });

  it('is given up when its headers do not come', { tags: ['NET-03'] }, async () => {
    const harness = createTestHarness(() => 'hang');
    const error = await harness.run(failure(harness.client.stream(events, { signal: never() })));
    expect(error).toMatchObject({ kind: 'timeout' });
    expect(harness.seen).toHaveLength(1);
    expect(harness.elapsed()).toBe(10_000);
  });

  it('is no page of a proxy', { tags: ['NET-13'] }, async () => {
    const harness = createTestHarness(() => stream('text/html'));
    expect(await harness.run(failure(harness.client.stream(events, { signal: never() })))).toMatchObject({
      kind: 'wrongResponse',
    });
    expect(harness.reports).toMatchObject([{ type: 'wrongResponse', endpoint: 'events' }]);
  });

  it('is refused to a banned player as everything is', { tags: ['NET-07'] }, async () => {
    const harness = createTestHarness(() => refusal(403, 'AUTH_USER_BANNED'));
    await harness.run(failure(harness.client.stream(events, { signal: never() })));
    expect(harness.session.ends).toEqual(['ban']);
  });
});
