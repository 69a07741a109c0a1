import { describe, expect, it } from 'vitest';
import {
  isInvitation,
  shortTitle,
  toastQueue,
  unreadCount,
  noteButton,
  byDay,
  filtered,
  FILTERS,
  parseView,
} from './inbox.ts';
import type { Notification } from '@tulpar/api/contract';
import { notification } from '@tulpar/api/samples';
import { accountDay } from '#app/platform/i18n/use-dates.ts';

const note = (id: number, status: Notification['status']): Notification => ({
  id,
  type: 'transactional',
  sub_type: 'commit_deposit',
  status,
  title: 'Депозит зачислен',
  content: '',
  data: { content: null, amount: 500_000, current: null },
  created_at: '2026-01-12T09:02:31Z',
  action: null,
});

describe('notifications', () => {
  it('counts new, available and showed as unread', { tags: ['NOTIF-04'] }, () => {
    const all = (['read', 'expired', 'closed', 'available', 'new', 'showed'] as const).map((status, id) =>
      note(id, status),
    );
    expect(unreadCount(all)).toBe(3);
  });

  it('queues available ones, oldest first, and none twice', { tags: ['NOTIF-05', 'NOTIF-06'] }, () => {
    const list = [note(9, 'available'), note(8, 'showed'), note(7, 'available'), note(6, 'new')];
    expect(toastQueue(list, new Set()).map(({ id }) => id)).toEqual([7, 9]);
    expect(toastQueue(list, new Set([7])).map(({ id }) => id)).toEqual([9]);
  });

  it('knows which ones invite to play', { tags: ['SAFE-13'] }, () => {
    const invites = (type: Notification['type'], sub_type: Notification['sub_type']) =>
      isInvitation({ type, sub_type });
    expect(invites('information', 'tournament_start')).toBe(true);
    expect(invites('personal', 'spins-end-soon')).toBe(true);
    expect(invites('information', 'achievement')).toBe(false);
    expect(invites('transactional', 'commit_deposit')).toBe(false);
  });

  it('cuts a title at 38 characters', { tags: ['NOTIF-12'] }, () => {
    expect(shortTitle('а'.repeat(38))).toBe('а'.repeat(38));
    expect(shortTitle('а'.repeat(39))).toBe(`${'а'.repeat(38)}…`);
    expect(shortTitle('🐎'.repeat(39))).toBe(`${'🐎'.repeat(38)}…`);
  });
});

const origin = 'https://tulpar.example';
const read = (button: unknown) => noteButton(JSON.stringify({ button }), origin);

describe('the button of a notification', { tags: ['NOTIF-13'] }, () => {
  it('opens the chat or leads on, under the words of the server', () => {
    expect(read({ type: 'chat', text: ' Чат ', url: null })).toEqual({ kind: 'chat', text: 'Чат' });
    expect(read({ type: 'link', text: null, url: '/bonuses' })).toEqual({
      kind: 'link',
      text: null,
      href: '/bonuses',
    });
  });

  it.each([null, '', '{', 'null', '[]', '7', '{}', '{"button":null}', '{"button":{"type":"chat"}}x'])(
    '%s is no button',
    (action) => {
      expect(noteButton(action, origin)).toBeNull();
    },
  );

  it.each(['javascript:alert(1)', '//evil.example', '', null, 'data:text/html,x'])(
    'an address like %s is no button',
    (url) => {
      expect(read({ type: 'link', text: 'Go', url })).toBeNull();
    },
  );

  it('an unknown kind is no button', () => {
    expect(read({ type: 'call', text: 'Call', url: '/bonuses' })).toBeNull();
  });
});

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
