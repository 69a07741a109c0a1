import { joinTournament, leaveTournament, tournament } from '@tulpar/api/contract';
import { answer, tournamentDetail } from '@tulpar/api/samples';
import { expect, it, vi } from 'vitest';
import { until } from '#app/platform/testing/pass-time.ts';
import { openApp } from '#app/shell/testing/app-at.tsx';
import { render } from 'vitest-browser-react/pure';
import { showLanguage } from '#app/platform/i18n/intl.tsx';
import { createMemoryRouter } from '#app/platform/routing/router.tsx';
import { PageProviders } from '#app/platform/testing/page-providers.tsx';
import { Board } from '../../features/tournaments/components/Board.tsx';
import { withUpdate } from '../../features/tournaments/board.ts';

it(
  'the skip link has the focus while the slug of a series becomes that of its edition',
  { tags: ['ROUTE-39'] },
  async () => {
    let send: (value: typeof tournamentDetail) => void = () => undefined;
    const first = new Promise<typeof tournamentDetail>((resolve) => (send = resolve));
    const app = await openApp('/tournaments/steppe-sprint', false, [answer(tournament, () => first)]);
    await until(() => expect(app.main()?.textContent).toBeTruthy());
    const skip = document.querySelector<HTMLElement>('a[href="#main"]');
    skip?.focus();
    expect(document.activeElement).toBe(skip);
    send(tournamentDetail);
    await until(() => expect(app.requests).toContain(`GET /api/v1/tournaments/${tournamentDetail.slug}`));
    await app.settled();
    expect(document.activeElement).toBe(skip);
  },
);

it(
  'a lost response of joining counts as joined, and joining after leaving enters the player again',
  { tags: ['TOUR-11', 'TOUR-13'] },
  async () => {
    let isJoined = false;
    // A network in between responds with a page of its own instead of the server.
    let isLost = true;
    const keys: (string | null)[] = [];
    const app = await openApp(`/tournaments/${tournamentDetail.slug}`, true, [
      answer(tournament, () => ({
        ...tournamentDetail,
        status: 'upcoming' as const,
        starts_at: '2026-01-20T09:00:00Z',
        entry: 'join' as const,
        buy_in: null,
        conditions: [],
        is_joined: isJoined,
        can_leave: isJoined,
      })),
      answer(joinTournament, () => {
        isJoined = true;
        if (isLost) throw new Response('<html>', { headers: { 'Content-Type': 'text/html' } });
        return { is_joined: true as const };
      }),
      answer(leaveTournament, () => {
        isJoined = false;
        return { is_joined: false as const };
      }),
    ]);
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
      if (input.endsWith('/join')) keys.push(new Headers(init?.headers).get('Idempotency-Key'));
      return fetch(input, init);
    });
    const press = async (name: string) => {
      const button = () =>
        [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent === name);
      await until(() => expect(button()).toBeTruthy());
      button()?.click();
    };
    await press('Участвовать');
    await until(() => expect(app.main()?.textContent).toContain('Вы участвуете'));
    await until(() => expect(document.body.textContent).toContain('Вы участвуете в турнире'));
    expect(document.body.textContent).not.toContain('Не получилось');
    isLost = false;
    await press('Выйти из турнира');
    await until(() => expect(document.querySelector('[role="alertdialog"]')).toBeTruthy());
    await press('Выйти из турнира');
    await press('Участвовать');
    await until(() => expect(new Set(keys).size).toBe(2));
  },
);

it('a board has one button for omitted places, also after a move', { tags: ['TOUR-06'] }, async () => {
  await showLanguage('en', { chosen: false });
  const row = (place: number, own: number) => ({
    place,
    player: `A***${place}`,
    points: 1000 - place,
    is_me: place === own,
    prize_text: null,
  });
  const rows = (to: number, own: number) => Array.from({ length: to }, (_, at) => row(at + 1, own));
  const before = { ...tournamentDetail, status: 'active' as const, leaderboard: rows(30, 11), around: [] };
  // The event has the first ten places; who took the eleventh is unknown until the next read.
  const after = withUpdate(before, {
    slug: before.slug,
    updated_at: before.updated_at,
    leaderboard: rows(10, 10),
    around: [],
    me: { place: 10, points: 990, points_to_next_prize: 5, counted_rounds: 9, last_counted_at: null },
    players_count: 30,
    status: 'active',
  });
  const router = createMemoryRouter([{ path: '*', Component: () => <Board tournament={after} /> }]);
  const { container } = await render(<PageProviders router={router} />);
  const names = () => [...container.querySelectorAll('button')].map(({ textContent }) => textContent);
  await expect.poll(names).toEqual(['Show places 13–30']);
});
