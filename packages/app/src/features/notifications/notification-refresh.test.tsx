import { notifications, profile, tournament, transactions, type Notification } from '@tulpar/api/contract';
import {
  answer,
  notification,
  tournamentDetail,
  transaction,
  transactionsPage,
  user,
} from '@tulpar/api/samples';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryClientAtom } from '#app/platform/network/query.ts';
import { store } from '#app/platform/state/store.ts';
import { eventEffects } from '#app/shell/LiveEvents.tsx';
import { openApp, type OpenedApp } from '#app/shell/testing/app-at.tsx';

type Kind = Notification['sub_type'];

let app: OpenedApp;
/** What the server has done so far, or null. */
let done: Kind | null = null;
/** Whether the toast of the message was shown and closed in another tab. */
let isClosed = false;
beforeEach(() => {
  done = null;
  isClosed = false;
});

const price = (isMet: boolean) => [{ code: 'buy_in', text: 'Взнос 5 000 ₸', is_met: isMet }];
const answers = [
  answer(notifications, () => ({
    data:
      done === null || isClosed
        ? []
        : [notification({ id: 77, sub_type: done, title: 'Сообщение', action: null })],
  })),
  answer(profile, () =>
    user({
      status: done === 'player_status_change' ? 'gold' : 'silver',
      is_email_confirmed: done === 'email_confirmed',
    }),
  ),
  answer(transactions, () =>
    transactionsPage([
      transaction({
        type: 'withdrawal',
        status:
          done === 'commit_withdrawal' ? 'approved' : done === 'rollback_withdrawal' ? 'declined' : 'process',
        can_cancel: done === null,
      }),
    ]),
  ),
  answer(tournament, () => ({
    ...tournamentDetail,
    status: 'upcoming' as const,
    is_joined: false,
    entry: 'join' as const,
    starts_at: '2026-01-20T09:00:00Z',
    conditions: price(done === 'commit_deposit'),
  })),
];
const says = () => app.main()?.textContent ?? '';

/** Opens a page with an event stream that reports messages only, not what they are about. */
async function open(path: string) {
  app = await openApp(path, true, answers);
  await expect.poll(() => app.count(notifications)).toBeGreaterThan(0);
  await app.settled();
  const effects = eventEffects(store.get(queryClientAtom));
  effects.live(true);
  await app.settled();
  return effects;
}

describe('a message refreshes what is on the page', () => {
  it.each<[string, Kind, string, string]>([
    ['PAY-16 NOTIF-21', 'commit_withdrawal', '/cash-box/history', 'Выплачено'],
    ['PAY-15 NOTIF-21', 'rollback_withdrawal', '/cash-box/history', 'Отклонено'],
    ['NEWS-14 PROF-02', 'player_status_change', '/profile', 'Золото'],
    ['PROF-02 NOTIF-03', 'email_confirmed', '/profile/contacts', 'Почта подтверждена'],
  ])('%s %s brings %s up to date', async (_ids, kind, path, words) => {
    const effects = await open(path);
    await expect.poll(() => says().length).toBeGreaterThan(40);
    expect(says()).not.toContain(words);
    done = kind;
    effects.happened('notifications', null);
    await expect.poll(says).toContain(words);
  });

  it('a later deposit enables the entry to a tournament', { tags: ['TOUR-11', 'NOTIF-08'] }, async () => {
    const effects = await open(`/tournaments/${tournamentDetail.slug}`);
    await expect.poll(says).toContain('не выполнено');
    done = 'commit_deposit';
    effects.happened('notifications', null);
    await expect.poll(says).not.toContain('не выполнено');
  });
});

describe('a payment was settled while the player was in another tab', () => {
  it('the history is read again with the return', { tags: ['CASH-25', 'PAY-16'] }, async () => {
    await open('/cash-box/history');
    await expect.poll(says).toContain('Отменить');
    done = 'commit_withdrawal';
    isClosed = true;
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await expect.poll(says).toContain('Выплачено');
  });
});
