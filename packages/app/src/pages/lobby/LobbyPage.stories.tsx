import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  categories,
  games,
  notifications,
  offers,
  playerWelcomeOffers,
  promoBanners,
  tournamentBanners,
} from '@tulpar/api/contract';
import { answer, gameCards, gamesList, hang, notification, offer, refuse } from '@tulpar/api/samples';
import { screens } from '@tulpar/ui/testing';
import { expect, waitFor, within } from 'storybook/test';
import { FAULT, fits, inApp, scene, scrollDownTo, settle } from '#app/stories/app-story.tsx';

const meta = {
  title: 'Pages/Lobby',
  decorators: [inApp],
  loaders: [settle],
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const none = {
  data: [],
  pagination: { total_pages: 0, items: 0 },
  extra_data: { is_use_image_alternative: false },
};

/** BANNER-01 GAME-02 MENU-05 HEAD-02: banners, categories and rows for a guest. */
export const Loaded: Story = {
  ...scene({ path: '/' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: /^Акции и\sновости$/ });
    await canvas.findByRole('heading', { name: 'Топ-10 недели' });
    const bar = await canvas.findByRole('navigation', { name: 'Разделы игр' });
    await expect(bar.querySelector('[aria-current="page"]')).toHaveTextContent('Лобби');
    await expect(bar.querySelectorAll('a[href*="all-games"], a[href*="top-10"]')).toHaveLength(0);
    await expect(canvas.getAllByRole('link', { name: 'Войти' })[0]).toBeVisible();
  },
};

/** HEAD-06 BONUS-29: the balance and the bonus in play for a player. */
export const Player: Story = {
  ...scene({ path: '/', signedIn: true, kept: { bonusInPlay: '1' } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Топ-10 недели' });
    await canvas.findByRole('button', { name: /₸/ });
    await canvas.findByRole('progressbar', { name: 'Отыгрыш бонуса' });
  },
};

/** Boxes of the same size stand in while nothing has come. */
export const Loading: Story = {
  ...scene({ path: '/' }, [hang(promoBanners), hang(categories), hang(games)]),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Загружаем игры')).length).toBeGreaterThan(0);
    await expect(canvas.queryByRole('heading', { name: 'Топ-10 недели' })).toBeNull();
  },
};

/** A catalogue without games leaves no empty rows. */
export const Empty: Story = {
  ...scene({ path: '/' }, [answer(promoBanners, { data: [] }), answer(games, none)]),
  play: async ({ canvas }) => {
    await scrollDownTo(() => canvas.getByRole('heading', { name: 'Популярное' }));
    await expect(canvas.queryByRole('heading', { name: 'Топ-10 недели' })).toBeNull();
    await expect(canvas.queryByRole('region', { name: /^Акции и\sновости$/ })).toBeNull();
    await canvas.findByText('Тут только степь');
  },
};

/** A refused catalogue says so and offers another try. */
export const Failed: Story = {
  ...scene({ path: '/' }, [refuse(promoBanners, FAULT, 'DEFAULT'), refuse(games, FAULT, 'DEFAULT')]),
  play: async ({ canvas }) => {
    await scrollDownTo(() => canvas.getByRole('heading', { name: 'Популярное' }));
    // A read is tried three times more before it counts as failed.
    await canvas.findByText('Игры не загрузились');
    await expect(canvas.getByRole('button', { name: 'Обновить' })).toBeVisible();
  },
};

const probe = { ...games, match: { _limit: '20' } };

/** GAME-15: a 404 of the probe hides providers and wins. */
export const NoExtraBlocks: Story = {
  ...scene({ path: '/' }, [refuse(probe, 404, 'GAMES_NOT_FOUND')]),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Топ-10 недели' });
    await scrollDownTo(() => canvas.getByRole('heading', { name: 'Популярное' }));
    await canvas.findByRole('list', { name: 'Популярное' });
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Недавние выигрыши' })).toBeNull());
    await expect(canvas.queryByRole('heading', { name: /Провайдеры/ })).toBeNull();
  },
};

/** The games asked for by their slugs, as the server orders them: it does not know `gone`. */
const bySlug = answer(games, ({ query }) => {
  const slugs = query['slugs']?.split(',');
  return gamesList(slugs ? gameCards.filter(({ slug }) => slugs.includes(slug)) : gameCards);
});
const [one, two, three] = gameCards.map(({ slug }) => slug);

/** What this browser remembers: the games opened last and the favourites, the newest first; games that are gone are forgotten. */
export const Remembered: Story = {
  ...scene(
    {
      path: '/',
      kept: {
        openedGames: JSON.stringify([three, 'gone', one]),
        favouriteGames: JSON.stringify([two, one]),
      },
    },
    [bySlug],
  ),
  play: async ({ canvas }) => {
    const addresses = (row: HTMLElement) =>
      within(row)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))
        .filter((address) => address?.startsWith('/games/') && !address.includes('mode='));
    await scrollDownTo(() => canvas.getByRole('heading', { name: 'Топ-10 недели' }));
    const opened = await canvas.findByRole('region', { name: 'Продолжить игру' });
    await expect(addresses(opened)).toEqual([`/games/${three}`, `/games/${one}`]);
    await expect(within(opened).queryByRole('link', { name: /^Все/ })).toBeNull();
    await scrollDownTo(() => opened);
    const hearts = await canvas.findByRole('region', { name: 'Избранное' });
    await expect(addresses(hearts)).toEqual([`/games/${two}`, `/games/${one}`]);
    const all = within(hearts).getByRole('link', { name: 'Все Избранное' });
    await expect(all).toHaveAttribute('href', '/games?favourites=1');
    await waitFor(() => expect(localStorage.getItem('openedGames')).toBe(JSON.stringify([three, one])));
  },
};

/** The same on the narrowest phone in the light theme, in Kazakh. */
export const RememberedKazakh: Story = {
  ...scene(
    { path: '/', kept: { openedGames: JSON.stringify([one]), favouriteGames: JSON.stringify([two]) } },
    [bySlug],
  ),
  globals: { ...screens.narrow, theme: 'light', locale: 'kk' },
  play: async ({ canvas }) => {
    await scrollDownTo(() => canvas.getByRole('heading', { name: 'Аптаның үздік 10 ойыны' }));
    const opened = await canvas.findByRole('region', { name: 'Ойынды жалғастыру' });
    await scrollDownTo(() => opened);
    await canvas.findByRole('region', { name: 'Таңдаулылар' });
    await fits();
  },
};

/** All providers have a page of their own. */
export const Providers: Story = {
  ...scene({ path: '/' }),
  play: async ({ canvas }) => {
    await scrollDownTo(() => canvas.getByRole('heading', { name: 'Популярное' }));
    const row = await canvas.findByRole('region', { name: 'Провайдеры' });
    const all = within(row).getByRole('link', { name: 'Все Провайдеры' });
    await expect(all).toHaveAttribute('href', '/providers');
  },
};

const guest = { path: '/' };
const player = { path: '/', signedIn: true, kept: { bonusInPlay: '1' } };

const cashbackHere = { level: 3, name: /^Кешбэк/ } as const;

/** BANNER-11 BANNER-12: beside the slider a guest sees the tournament and the bonuses banner. */
export const SideColumn: Story = {
  ...scene(guest),
  globals: screens.desktop,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 3, name: 'Кубок степи' });
    await expect(canvas.getByRole('heading', cashbackHere)).toBeVisible();
    await expect(canvasElement.querySelector('a[href="/tournaments/lantern-marathon"]')).toBeVisible();
  },
};

const noOffers = [answer(offers, { data: [] }), answer(playerWelcomeOffers, { data: [] })];

/** BANNER-11: a player without offers sees no bonuses banner; the code of the month takes its place. */
export const NoOffers: Story = {
  ...scene({ path: '/', signedIn: true }, noOffers),
  globals: screens.desktop,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 3, name: 'Кубок степи' });
    await canvas.findByRole('heading', { level: 3, name: /^Бонус месяца/ });
    await expect(canvas.queryByRole('heading', cashbackHere)).toBeNull();
  },
};

/** BANNER-11: a player with an offer sees it, under the bonus in play. */
export const WithOffers: Story = {
  ...scene({ path: '/', signedIn: true, kept: { bonusInPlay: '1' } }, [
    answer(tournamentBanners, { data: [] }),
  ]),
  globals: screens.desktop,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', cashbackHere);
    await canvas.findByRole('progressbar', { name: 'Отыгрыш бонуса' });
  },
};

/** HEAD-04 MENU-02 MENU-03: numbers on the bell and on the bonuses. */
export const Badges: Story = {
  ...scene({ path: '/', signedIn: true }, [
    answer(notifications, {
      data: [notification({ status: 'showed' }), notification({ id: 7, status: 'new' })],
    }),
    answer(playerWelcomeOffers, { data: [] }),
    answer(offers, {
      data: [
        offer({ status: 'available' }),
        offer({ id: 'spins', type: 'deposit_gift_spin', status: 'available' }),
        offer({ id: 'cashback', type: 'cashback', status: 'available' }),
        offer({ id: 'played', status: 'active' }),
      ],
    }),
  ]),
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole('navigation', { name: 'Главное меню' });
    await waitFor(() => expect(menu.querySelector('a[href="/bonuses"]')).toHaveTextContent('3'));
    const bell = await canvas.findByRole('link', { name: 'Уведомления, 2 непрочитанных' });
    await expect(bell).toHaveAttribute('href', '/notifications');
  },
};

/** MENU-01 MENU-04: the places of a guest. */
export const GuestLinks: Story = {
  ...scene(guest),
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole('navigation', { name: 'Главное меню' });
    const places = [...menu.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    await expect(places).toEqual(['/', '/auth/register', '/games/search', '/tournaments', '/auth/login']);
  },
};

/** Sidebar instead of the bottom menu, the banner across the page. */
export const Desktop: Story = {
  ...scene(guest),
  globals: screens.desktop,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Топ-10 недели' });
    await expect(canvas.getByRole('link', { name: 'Регистрация' })).toBeVisible();
  },
};

/** The sidebar is folded to its signs. */
export const Tablet: Story = { ...Desktop, ...scene(guest), globals: screens.tablet };

/** A player on a desktop. */
export const PlayerDesktop: Story = { ...Player, ...scene(player), globals: screens.desktop };

/** The light theme on a phone. */
export const Light: Story = { ...Player, ...scene(player), globals: screens.light };

/** The light theme on a desktop. */
export const LightDesktop: Story = { ...Desktop, ...scene(guest), globals: screens.lightDesktop };

/** Long Kazakh names on the narrowest phone. */
export const Kazakh: Story = {
  ...scene(player),
  globals: { ...screens.narrow, locale: 'kk' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Аптаның үздік 10 ойыны' });
    await canvas.findByRole('link', { name: 'Үстел ойындары' });
    await fits();
  },
};

/** Azerbaijani, with a guest's sums in manats. */
export const Azerbaijani: Story = {
  ...scene(guest),
  globals: { ...screens.narrow, locale: 'az' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Həftənin top 10-u' });
    await canvas.findByText('500 ₼-dək 120%');
    await fits();
  },
};

/** English on the narrowest phone. */
export const English: Story = {
  ...scene(guest),
  globals: { ...screens.narrow, locale: 'en' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Top 10 this week' });
    await fits();
  },
};
