import { tournamentDetail } from '@tulpar/api/samples';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { showLanguage } from '#app/platform/i18n/intl.tsx';
import { createMemoryRouter } from '#app/platform/routing/router.tsx';
import { PageProviders } from '#app/platform/testing/page-providers.tsx';
import { Board } from './components/Board.tsx';
import { withUpdate } from './board.ts';

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
