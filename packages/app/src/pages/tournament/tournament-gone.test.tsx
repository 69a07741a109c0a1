import { endpoints, tournament, tournaments } from '@tulpar/api/contract';
import { answer, tournamentDetail, tournamentSample } from '@tulpar/api/samples';
import { beforeEach, expect, it, vi } from 'vitest';
import { eventsLiveAtom } from '#app/platform/network/polling.ts';
import { store } from '#app/platform/state/store.ts';
import { until, passInSteps } from '#app/platform/testing/pass-time.ts';
import { openApp, type OpenedApp } from '#app/shell/testing/app-at.tsx';
import { render } from 'vitest-browser-react/pure';
import { TournamentView } from '#app/features/tournaments/index.ts';
import { showLanguage } from '#app/platform/i18n/intl.tsx';
import { eventsOfferedAtom } from '#app/platform/network/connectivity.ts';
import { createMemoryRouter } from '#app/platform/routing/router.tsx';
import { startSession } from '#app/platform/session/session.ts';
import { PageProviders } from '#app/platform/testing/page-providers.tsx';

let app: OpenedApp;
let isCancelled = false;
beforeEach(() => {
  isCancelled = false;
});

const WHY = 'Турнир отменён: взнос возвращён';

it('a tournament cancelled early says so within a minute', { tags: ['TOUR-10'] }, async () => {
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
  await app.settled();
  store.set(eventsLiveAtom, true);
  isCancelled = true;
  vi.advanceTimersByTime(60_000);
  await until(() => expect(says()).toContain(WHY));
});

it('a removed tournament leaves nothing behind but links to others', { tags: ['ROUTE-39'] }, async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let isAway = false;
  app = await openApp(`/tournaments/${tournamentDetail.slug}`, true, [
    answer(tournaments, { data: [{ ...tournamentSample, title: 'Степной спринт' }] }),
    answer(tournament, () => {
      if (isAway) throw Response.json({ message: 'TOURNAMENT_NOT_FOUND', request_id: 'r' }, { status: 404 });
      // The tournament's end is due, so it is polled every few seconds.
      return { ...tournamentDetail, ends_at: '2026-01-12T09:32:00Z' };
    }),
  ]);
  const says = () => app.main()?.textContent ?? '';
  await until(() => expect(app.main()?.querySelector('[role="table"]')).toBeTruthy());
  expect(document.title).toContain(tournamentDetail.title);
  await app.settled();
  isAway = true;
  vi.advanceTimersByTime(10_000);
  await until(() => expect(says()).toContain('Такого турнира нет'));
  expect(says()).not.toContain(tournamentDetail.title);
  expect(app.main()?.querySelector('[role="table"]')).toBeNull();
  await until(() => expect(document.title).not.toContain(tournamentDetail.title));
  app.main()?.querySelector<HTMLElement>('a[href="/tournaments"]')?.click();
  await until(() => expect(says()).toContain('Степной спринт'));
});

const { slug } = tournamentDetail;
/** Timeout for a busy machine, ms. */
const LONG = 15_000;

let isRemoved = false;
let reads = 0;
let streams = 0;

/** An open stream after its first heartbeat. */
const board = () =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      streams += 1;
      controller.enqueue(new TextEncoder().encode(':\n\n'));
    },
    cancel: () => void (streams -= 1),
  });

beforeEach(async () => {
  await showLanguage('en', { chosen: false });
  isRemoved = false;
  reads = 0;
  streams = 0;
  startSession({ access: 'a', refresh: 'r' });
  store.set(eventsOfferedAtom, true);
  vi.stubGlobal('fetch', async (input: string) => {
    const { pathname } = new URL(input, location.href);
    if (pathname.startsWith(endpoints.events.path))
      return new Response(board(), { headers: { 'Content-Type': 'text/event-stream' } });
    if (!pathname.endsWith(`/${slug}`)) return Response.json({ data: [] });
    reads += 1;
    return isRemoved
      ? Response.json({ message: 'TOURNAMENT_NOT_FOUND', request_id: 'r' }, { status: 404 })
      : // Past its end, the tournament is polled every few seconds.
        Response.json({ ...tournamentDetail, ends_at: '2026-01-12T09:32:00Z' });
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});

it('a removed tournament is no longer polled or streamed', { tags: ['ROUTE-39', 'TOUR-07'] }, async () => {
  const router = createMemoryRouter([{ path: '*', Component: () => <TournamentView slug={slug} /> }]);
  const { container } = await render(<PageProviders router={router} />);
  await vi.waitFor(async () => {
    await passInSteps(20);
    expect(container.textContent).toContain(tournamentDetail.title);
    expect(streams).toBe(1);
  }, LONG);
  const before = reads;
  await passInSteps(5000);
  expect(reads).toBeGreaterThan(before);
  isRemoved = true;
  await vi.waitFor(async () => {
    await passInSteps(500);
    expect(container.textContent).not.toContain(tournamentDetail.title);
  }, LONG);
  // The idle timeout would close it too, but only after 45 s.
  expect(streams).toBe(0);
  const last = reads;
  await passInSteps(60_000);
  expect([reads, streams]).toEqual([last, 0]);
});
