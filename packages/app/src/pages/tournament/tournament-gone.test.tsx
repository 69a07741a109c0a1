import { endpoints } from '@tulpar/api/contract';
import { tournamentDetail } from '@tulpar/api/samples';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TournamentView } from '#app/features/tournaments/index.ts';
import { allTexts, showLanguage } from '#app/platform/i18n/intl.tsx';
import { eventsOfferedAtom } from '#app/platform/network/connectivity.ts';
import { createMemoryRouter } from '#app/platform/routing/router.tsx';
import { endSession, raiseGeneration, startSession } from '#app/platform/session/session.ts';
import { passTime } from '#app/platform/state/testing/pass-time.ts';
import { store } from '#app/platform/state/store.ts';
import { PageProviders } from '#app/platform/testing/page-providers.tsx';

const { slug } = tournamentDetail;
/** For a busy machine, ms. */
const LONG = 15_000;

let root: Root;
let container: HTMLElement;
let isAway = false;
/** How often the tournament was asked for. */
let asked = 0;
/** Streams of its board that stand. */
let streams = 0;

/** A stream that has sent its first heartbeat and stays open. */
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
  await allTexts();
  isAway = false;
  asked = 0;
  streams = 0;
  raiseGeneration();
  startSession({ access: 'a', refresh: 'r' });
  store.set(eventsOfferedAtom, true);
  vi.stubGlobal('fetch', async (input: string) => {
    const { pathname } = new URL(input, location.href);
    if (pathname.startsWith(endpoints.events.path))
      return new Response(board(), { headers: { 'Content-Type': 'text/event-stream' } });
    if (!pathname.endsWith(`/${slug}`)) return Response.json({ data: [] });
    asked += 1;
    return isAway
      ? Response.json({ message: 'TOURNAMENT_NOT_FOUND', request_id: 'r' }, { status: 404 })
      : // Its end is due, so that it is asked for again within seconds.
        Response.json({ ...tournamentDetail, ends_at: '2026-01-12T09:32:00Z' });
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  container.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  store.set(eventsOfferedAtom, false);
  endSession('logout');
});

/** Lets time go by in steps, so that answers come between the polls as they do in life. */
async function pass(ms: number) {
  for (let left = ms; left > 0; left -= 500) await passTime(Math.min(left, 500));
}

it(
  'a tournament that is taken away is asked for no more, and the stream of its board ends',
  { tags: ['ROUTE-39', 'TOUR-07'] },
  async () => {
    const router = createMemoryRouter([{ path: '*', Component: () => <TournamentView slug={slug} /> }]);
    root.render(<PageProviders router={router} />);
    await vi.waitFor(async () => {
      await pass(20);
      expect(container.textContent).toContain(tournamentDetail.title);
      expect(streams).toBe(1);
    }, LONG);
    // It is asked for again while it is there, and one answer later it is gone.
    const before = asked;
    await pass(5000);
    expect(asked).toBeGreaterThan(before);
    isAway = true;
    await vi.waitFor(async () => {
      await pass(500);
      expect(container.textContent).not.toContain(tournamentDetail.title);
    }, LONG);
    // Silence would end it too, but 45 s later.
    expect(streams).toBe(0);
    const last = asked;
    await pass(60_000);
    expect([asked, streams]).toEqual([last, 0]);
  },
);
