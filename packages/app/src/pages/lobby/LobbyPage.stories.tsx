import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  categories,
  games,
  gameSlider,
  notifications,
  offers,
  openRounds,
  playerWelcomeOffers,
  promoBanners,
  shortcutGames,
  shortcuts,
  tournamentBanners,
} from '@tulpar/api/contract';
import {
  answer,
  gameCards,
  gamesList,
  hang,
  notification,
  offer,
  refuse,
  samples,
} from '@tulpar/api/samples';
import { screens } from '@tulpar/ui/testing';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FAULT, inApp, scene, scrollDownTo, settle, inEveryLanguage } from '#app/stories/app-story.tsx';

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

/** BANNER-02: a slide that sells a bonus sums up its terms and leads to them; one that sells none has no terms. */
export const Terms: Story = {
  ...scene({ path: '/' }, [
    answer(promoBanners, {
      data: samples.promoBanners.data.filter(({ slug }) => slug !== 'week-start'),
    }),
  ]),
  play: async ({ canvas }) => {
    const slider = within(await canvas.findByRole('region', { name: /^Акции и\sновости$/ }));
    await slider.findByText(/21\+ · депозит от 3 000 ₸ · вейджер x10 · 7 дней/);
    const links = slider.getAllByRole('link', { name: 'условия' });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['/news/first-deposit']);
  },
};

/** A link that leads out of the product, or runs something, is no link to terms. */
export const HostileTerms: Story = {
  ...scene({ path: '/' }, [
    answer(promoBanners, {
      data: samples.promoBanners.data
        .filter(({ slug }) => slug === 'first-deposit')
        .map((slide) => ({ ...slide, terms_link: 'javascript:alert(1)' })),
    }),
  ]),
  play: async ({ canvas }) => {
    const slider = within(await canvas.findByRole('region', { name: /^Акции и\sновости$/ }));
    await slider.findByRole('link', { name: 'Пополнить' });
    await expect(slider.queryByText('условия')).toBeNull();
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
    await expect(canvas.getByRole('button', { name: 'Попробовать ещё раз' })).toBeVisible();
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

const asked = fn();
const [firstShortcut] = samples.shortcuts.data;
const shortcut = (id: number, slug: string, menu_name: string) => ({
  ...(firstShortcut as NonNullable<typeof firstShortcut>),
  id,
  slug,
  menu_name,
  is_active: true,
});

/** Rows of shortcuts and of the operator come after the promotions; each kind is asked for once. */
// CALL-05, CALL-07
export const Rows: Story = {
  name: 'Rows of shortcuts from one request, and rows in the server’s order',
  ...scene({ path: '/' }, [
    answer(shortcuts, {
      ...samples.shortcuts,
      data: [
        shortcut(1, 'top-10', 'Скрытый'),
        shortcut(2, 'popular', 'Популярные'),
        shortcut(3, 'jackpots', 'Джекпоты сервера'),
        shortcut(4, 'evening', 'На вечер'),
      ],
    }),
    answer(shortcutGames, ({ query }) => {
      asked('shortcutGames', query['limit'], query['page']);
      return {
        ...samples.shortcutGames,
        data: gameCards.slice(0, 8).map((card, index) => ({
          ...card,
          shortcuts: index < 6 ? ['jackpots'] : ['evening'],
        })),
      };
    }),
    answer(games, ({ query }) => {
      if (['jackpots', 'evening'].includes(query['category_slug'] ?? ''))
        asked('games', query['category_slug']);
      return gamesList(gameCards);
    }),
    answer(gameSlider, () => ({
      data: [
        { slug: 'b', title: 'Второй по алфавиту', link: null, games: gameCards.slice(0, 6) },
        { slug: 'empty', title: 'Пустой ряд', link: null, games: [] },
        { slug: 'a', title: 'Выбор недели', link: '/games/filter/high-rtp', games: gameCards.slice(0, 6) },
      ],
    })),
  ]),
  beforeEach: () => {
    asked.mockClear();
  },
  play: async ({ canvas }) => {
    await scrollDownTo(() => canvas.getByRole('heading', { name: 'Популярное' }));
    const jackpots = await canvas.findByRole('region', { name: 'Джекпоты сервера' });
    await expect(within(jackpots).getAllByRole('listitem')).toHaveLength(6);
    await canvas.findByRole('region', { name: 'На вечер' });
    await waitFor(() =>
      expect(asked.mock.calls).toEqual([
        ['shortcutGames', '50', '1'],
        ['games', 'evening'],
      ]),
    );
    await canvas.findByRole('region', { name: 'Выбор недели' });
    const heads = canvas.getAllByRole('heading', { level: 2 }).map((head) => head.textContent);
    const order = ['Джекпоты сервера', 'На вечер', 'Второй по алфавиту', 'Выбор недели'];
    const shown = heads.flatMap((head) => order.find((name) => head.startsWith(name)) ?? []);
    await expect(shown).toEqual(order);
    await expect(canvas.queryByRole('heading', { name: 'Пустой ряд' })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Скрытый' })).toBeNull();
    await expect(
      within(canvas.getByRole('region', { name: 'Выбор недели' })).getByRole('link', { name: /^Все/ }),
    ).toHaveAttribute('href', '/games/filter/high-rtp');
  },
};

/** What a server without the additions leaves out is no gap and no error. */
// CALL-07, CALL-18
export const NoAdditions: Story = {
  name: 'Without rows of its own the lobby is whole',
  ...scene({ path: '/' }, [
    refuse(gameSlider, 501, 'NOT_IMPLEMENTED'),
    refuse(shortcutGames, 404, 'NOT_FOUND'),
  ]),
  play: async ({ canvas }) => {
    await scrollDownTo(() => canvas.getByRole('heading', { name: 'Популярное' }));
    await canvas.findByRole('list', { name: 'Популярное' });
    await expect(canvas.queryByRole('region', { name: 'Выбор недели' })).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** The same for a round left open. */
// CALL-08, CALL-18
export const NoRounds: Story = {
  name: 'Without the call there is no card and no error',
  ...scene({ path: '/', signedIn: true }, [refuse(openRounds, 404, 'NOT_FOUND')]),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Топ-10 недели' });
    await expect(canvas.queryByRole('complementary', { name: 'Раунд не закончен' })).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

const rounds = fn();

/** A round left open lies over the lobby until the player is done with it. */
// CALL-08
export const OpenRound: Story = {
  name: 'A round left open: game, stake, time, end, the way back; asked for once',
  ...scene({ path: '/', signedIn: true }, [answer(openRounds, () => (rounds(), samples.openRounds))]),
  beforeEach: () => {
    rounds.mockClear();
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('complementary', { name: 'Раунд не закончен' }));
    await card.findByText(gameCards[0]?.name ?? '');
    await card.findByText(/^Ставка 200\s₸ в \d\d:20\. Завершится сам через: 23 часа\.$/);
    await expect(card.getByRole('link', { name: 'Вернуться в раунд' })).toHaveAttribute(
      'href',
      `/games/${gameCards[0]?.slug}`,
    );
    await expect(rounds).toHaveBeenCalledTimes(1);
    await userEvent.click(card.getByRole('button', { name: 'Позже' }));
    await waitFor(() =>
      expect(canvas.queryByRole('complementary', { name: 'Раунд не закончен' })).toBeNull(),
    );
  },
};

/** Nothing is open: nothing is shown. A guest is not asked about. */
// CALL-08
export const NoOpenRound: Story = {
  name: 'Nothing left open: no card',
  ...scene({ path: '/', signedIn: true }, [answer(openRounds, () => (rounds(), { data: [] }))]),
  beforeEach: () => {
    rounds.mockClear();
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(rounds).toHaveBeenCalledTimes(1));
    await expect(canvas.queryByRole('complementary', { name: 'Раунд не закончен' })).toBeNull();
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

// TOUR-02, BANNER-11, BANNER-12
export const SideColumn: Story = {
  ...scene(guest),
  name: 'Beside the slider a guest sees the tournament and the bonuses banner',
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

export const Languages: Story = { ...scene(player), ...inEveryLanguage() };
