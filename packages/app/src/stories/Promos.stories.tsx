import type { Meta, StoryObj } from '@storybook/react-vite';
import { promoCodeBanners, tournamentBanners, videoBanners } from '@tulpar/api/contract';
import { answer, hang, refuse } from '@tulpar/api/samples';
import { LinkProvider } from '@tulpar/ui/link';
import { useMemo } from 'react';
import { expect, waitFor } from 'storybook/test';
import { PromoRow } from '#app/features/banners/index.ts';
import { TextProvider } from '#app/platform/i18n/intl.tsx';
import { createMemoryRouter, Link, RouterProvider } from '#app/platform/routing/router.tsx';
import { SessionScope } from '#app/platform/session/scope.tsx';
import { scene, settle } from './app-story.tsx';

/** The row alone; on the page a story would have to scroll to it. */
function Row({ hasBonuses }: { hasBonuses: boolean | null }) {
  const router = useMemo(
    () =>
      createMemoryRouter([
        { path: '/', element: <PromoRow hasBonuses={hasBonuses} from={0} />, HydrateFallback: () => null },
      ]),
    [hasBonuses],
  );
  return (
    <TextProvider>
      <SessionScope>
        <LinkProvider value={Link}>
          <main className="py-4">
            <RouterProvider router={router} />
          </main>
        </LinkProvider>
      </SessionScope>
    </TextProvider>
  );
}

const meta = {
  title: 'App/Bonuses and tournaments',
  component: Row,
  args: { hasBonuses: true },
  loaders: [settle],
} satisfies Meta<typeof Row>;

export default meta;

type Story = StoryObj<typeof meta>;

const requested: Readonly<Record<string, string>>[] = [];
const home = { path: '/' };

// BANNER-11, BANNER-12, BANNER-13
export const Loaded: Story = {
  name: 'A tournament, the bonuses banner, a code of the month',
  ...scene(home, [
    answer(promoCodeBanners, ({ query }) => {
      requested.push(query);
      return { data: [] };
    }),
  ]),
  beforeEach: () => void (requested.length = 0),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 3, name: 'Кубок степи' });
    await expect(canvas.getByRole('heading', { level: 3, name: /^Кешбэк/ })).toBeInTheDocument();
    const terms = canvas.getByRole('link', { name: 'условия' });
    await expect(terms.parentElement).toHaveTextContent('21+ · x3');
    await expect(terms).toHaveAttribute('href', '/news/weekly-cashback');
    await expect(requested).toEqual([{ currency: 'KZT', language: 'ru', type: 'Promocode', all: 'true' }]);
  },
};

// BANNER-11
export const NoOffers: Story = {
  name: 'A player without offers has no bonuses banner',
  args: { hasBonuses: false },
  ...scene(home),
  play: async ({ canvas }) => {
    const code = await canvas.findByRole('link', { name: 'Получить бонус' });
    await expect(code).toHaveAttribute('href', '/bonuses?promocode=MONTH10');
    await expect(canvas.queryByRole('heading', { level: 3, name: /^Кешбэк/ })).toBeNull();
  },
};

export const Loading: Story = {
  ...scene(home, [hang(tournamentBanners)]),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Загружаем бонусы/);
  },
};

export const Failed: Story = {
  name: 'Failed calls leave no gap in the page',
  ...scene(home, [
    refuse(tournamentBanners, 404, 'DEFAULT'),
    refuse(videoBanners, 404, 'DEFAULT'),
    refuse(promoCodeBanners, 404, 'DEFAULT'),
  ]),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main')).toBeEmptyDOMElement());
  },
};
