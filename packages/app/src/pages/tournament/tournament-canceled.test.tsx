import { tournament } from '@tulpar/api/contract';
import { answer, tournamentDetail } from '@tulpar/api/samples';
import { beforeEach, expect, it, vi } from 'vitest';
import { eventsLiveAtom } from '#app/platform/network/polling.ts';
import { queryClientAtom } from '#app/platform/network/query.ts';
import { store } from '#app/platform/state/store.ts';
import { until } from '#app/platform/testing/until.ts';
import { openApp, type OpenedApp } from '#app/shell/testing/app-at.tsx';

let app: OpenedApp;
let isCancelled = false;
beforeEach(() => {
  isCancelled = false;
});

const WHY = 'Турнир отменён: взнос возвращён';

it(
  'a tournament cancelled before its start shows that on its page within a minute',
  { tags: ['TOUR-10'] },
  async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    app = await openApp(`/tournaments/${tournamentDetail.slug}`, true, [
      answer(tournament, () => ({
        ...tournamentDetail,
        status: isCancelled ? ('canceled' as const) : ('upcoming' as const),
        cancel_text: isCancelled ? WHY : null,
        starts_at: '2026-01-20T09:00:00Z',
      })),
    ]);
    const says = () => app.main()?.textContent ?? '';
    await until(() => expect(says()).toContain(tournamentDetail.title));
    await until(() => expect(store.get(queryClientAtom).isFetching()).toBe(0));
    store.set(eventsLiveAtom, true);
    isCancelled = true;
    vi.advanceTimersByTime(60_000);
    await until(() => expect(says()).toContain(WHY));
  },
);
