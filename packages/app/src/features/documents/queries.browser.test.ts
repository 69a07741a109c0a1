import { documentList } from '@tulpar/api/samples';
import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#app/platform/network/query.ts';
import { until } from '#app/platform/testing/pass-time.ts';
import { documentsOptions } from './queries.ts';

const TEN_SECONDS = 10_000;
const requested: string[] = [];
let status: 'processing' | 'approved' = 'processing';
const listOf = (now: typeof status) => ({ data: [{ ...documentList[1], status: now }] });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (input: string) => {
    requested.push(new URL(input, location.href).pathname);
    return Response.json(listOf(status));
  });
});

test('without events the list is polled while a document is pending', { tags: ['KYC-17'] }, async () => {
  const queries = createQueryClient();
  const list = new QueryObserver(queries, documentsOptions);
  const stop = list.subscribe(() => undefined);
  const settled = () => until(() => expect(list.getCurrentResult().fetchStatus).toBe('idle'));
  await settled();
  expect(requested).toEqual(['/api/v1/profile/documents']);
  await vi.advanceTimersByTimeAsync(TEN_SECONDS / 2);
  expect(requested).toHaveLength(1);
  status = 'approved';
  await vi.advanceTimersByTimeAsync(TEN_SECONDS);
  await settled();
  expect(requested).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(10 * TEN_SECONDS);
  expect(requested).toHaveLength(2);
  stop();
  queries.clear();
});
