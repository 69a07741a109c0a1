import { expect, it } from 'vitest';
import { notification } from '@tulpar/api/samples';
import { accountDay } from '#app/platform/i18n/account-time.ts';
import { byDay, filtered, FILTERS, parseView } from './entries.ts';

const at = (id: number, created_at: string) => notification({ id, created_at });

it.each([
  ['KZT', [[2, 1], [0]]],
  // Baku is an hour behind Almaty, so the second message is on the previous day.
  ['AZN', [[2], [1, 0]]],
] as const)('groups by the day of the account, %s', { tags: ['NOTIF-20'] }, (currency, ids) => {
  const notes = [at(2, '2026-01-12T21:00:00Z'), at(1, '2026-01-12T19:30:00Z'), at(0, '2026-01-12T18:59:59Z')];
  expect(
    byDay(notes, (moment) => accountDay(moment, currency)).map((day) => day.notes.map(({ id }) => id)),
  ).toEqual(ids);
  expect(byDay(notes, (moment) => accountDay(moment, currency)).map(({ day }) => day)).toEqual([
    '2026-01-13',
    '2026-01-12',
  ]);
});

it('the filters follow the types of the messages', { tags: ['NOTIF-16'] }, () => {
  const notes = (['personal', 'transactional', 'information'] as const).map((type, id) =>
    notification({ id, type }),
  );
  expect(FILTERS.map((filter) => filtered(notes, filter).map(({ id }) => id))).toEqual([
    [0, 1, 2],
    [0],
    [1],
    [2],
  ]);
});

it('a URL without known values shows the new messages', { tags: ['NOTIF-16'] }, () => {
  const read = (query: string) => parseView(new URLSearchParams(query));
  expect(read('')).toEqual({ tab: 'new', filter: 'all' });
  expect(read('tab=x&filter=toString')).toEqual({ tab: 'new', filter: 'all' });
  expect(read('tab=history&filter=payments')).toEqual({ tab: 'history', filter: 'payments' });
});
