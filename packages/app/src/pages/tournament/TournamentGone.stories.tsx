import type { Meta, StoryObj } from '@storybook/react-vite';
import { events, tournament, tournamentGames, tournaments } from '@tulpar/api/contract';
import { answer, gameCards, refuse, tournamentDetail, tournamentSample } from '@tulpar/api/samples';
import { expect, userEvent, waitFor } from 'storybook/test';
import { scene, wholeApp } from '#app/stories/app-story.tsx';

/** Whether the operator has removed the tournament. */
let isAway = false;

/** ROUTE-39, ROUTE-40: the server no longer has the displayed tournament. */
const meta = {
  title: 'Pages/Tournament gone',
  ...wholeApp,
  beforeEach: () => {
    isAway = false;
  },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const SLUG = 'lantern-marathon-12';
const TITLE = tournamentDetail.title;
const MISSING = 'Такого турнира нет';

const gone = () =>
  Response.json({ message: 'TOURNAMENT_NOT_FOUND', request_id: 'req_sample' }, { status: 404 });

const at = (path: string) =>
  scene({ path, signedIn: true }, [
    refuse(events, 404, 'NOT_FOUND'),
    answer(tournaments, () => ({
      data: [{ ...tournamentSample, slug: SLUG, title: isAway ? 'Степной спринт' : TITLE }],
    })),
    answer(tournament, () => {
      if (isAway) throw gone();
      // Its end is due, so it is polled every few seconds.
      return { ...tournamentDetail, slug: SLUG, ends_at: '2026-01-12T09:32:00Z' };
    }),
    answer(tournamentGames, () => ({
      data: gameCards.slice(0, 3),
      pagination: { total_pages: 1, items: 3 },
      extra_data: { is_use_image_alternative: false },
    })),
  ]);

// ROUTE-39
export const Page: Story = {
  name: 'Taken away while it is looked at: nothing of it stays, and the way on leads to those there are',
  ...at('/tournaments'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Подробнее' }));
    await canvas.findByRole('table', { name: 'Таблица лидеров' });
    isAway = true;
    await canvas.findByText(MISSING);
    await expect(canvas.queryByText(TITLE)).toBeNull();
    await expect(canvas.queryByRole('table')).toBeNull();
    await waitFor(() => expect(document.title).not.toContain(TITLE));
    await userEvent.click(canvas.getByRole('link', { name: 'Все турниры' }));
    await canvas.findByRole('heading', { level: 3, name: 'Степной спринт' });
  },
};
