import { describe, expect, it } from 'vitest';
import { shortTitle, toastQueue, unreadCount } from './inbox.ts';
import type { Notification } from '@tulpar/api/contract';

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

  it('cuts a title at 38 characters', { tags: ['NOTIF-12'] }, () => {
    expect(shortTitle('а'.repeat(38))).toBe('а'.repeat(38));
    expect(shortTitle('а'.repeat(39))).toBe(`${'а'.repeat(38)}…`);
    expect(shortTitle('🐎'.repeat(39))).toBe(`${'🐎'.repeat(38)}…`);
  });
});
