import type { Meta } from '@storybook/react-vite';
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
import { screens, expectLink } from '@tulpar/ui/testing';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  FAULT,
  scene,
  scrollDownTo,
  inEveryLanguage,
  wholeApp,
  type Scene,
  type Story,
} from '#app/stories/app-story.tsx';

export default { title: 'Pages/Lobby', ...wholeApp } satisfies Meta;

/** A row has few games: each tile costs time in every check of a story. */
const fewGames = gamesList(gameCards.slice(0, 4));
const lobby = (match: Scene, answers: Parameters<typeof scene>[1] = []) =>
  scene(match, [...answers, answer(games, fewGames)]);

const none = {
  data: [],
  pagination: { total_pages: 0, items: 0 },
  extra_data: { is_use_image_alternative: false },
};

// BANNER-01, BANNER-02, GAME-02, MENU-05, HEAD-02
export const Loaded: Story = {
  ...lobby({ path: '/' }, [
    answer(promoBanners, {
      data: samples.promoBanners.data
        .filter(({ slug }) => slug !== 'week-start')
        .flatMap((slide) => [
          slide,
          { ...slide, slug: `${slide.slug}-hostile`, terms_link: 'javascript:alert(1)' },
        ]),
    }),
  ]),
  play: async ({ canvas }) => {
    const slider = within(await canvas.findByRole('region', { name: /^Акции и\sновости$/ }));
    const [terms] = await slider.findAllByText(/^21\+/);
    await expect(terms).toHaveTextContent('21+ · депозит от 3 000 ₸ · вейджер x10 · 7 дней');
    const links = slider.getAllByRole('link', { name: 'условия' });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['/news/first-deposit']);
    await canvas.findByRole('heading', { name: 'Топ-10 недели' });
    const bar = await canvas.findByRole('navigation', { name: 'Разделы игр' });
    await expect(bar.querySelector('[aria-current="page"]')).toHaveTextContent('Лобби');
    await expect(bar.querySelectorAll('a[href*="all-games"], a[href*="top-10"]')).toHaveLength(0);
    await expect(canvas.getAllByRole('link', { name: 'Войти' })[0]).toBeVisible();
  },
};

export const Loading: Story = {
  ...lobby({ path: '/' }, [hang(promoBanners), hang(categories), hang(games)]),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Загружаем игры')).length).toBeGreaterThan(0);
    await expect(canvas.queryByRole('heading', { name: 'Топ-10 недели' })).toBeNull();
  },
};

const probe = { ...games, match: { _limit: '20' } };

// GAME-15
export const Empty: Story = {
  name: 'Without games, and without the blocks that need some',
  ...lobby({ path: '/' }, [
    refuse(probe, 404, 'GAMES_NOT_FOUND'),
    answer(promoBanners, { data: [] }),
    answer(games, none),
  ]),
  play: async ({ canvas }) => {
    await scrollDownTo(() => canvas.getByRole('heading', { name: 'Популярное' }));
    await expect(canvas.queryByRole('heading', { name: 'Топ-10 недели' })).toBeNull();
    await expect(canvas.queryByRole('region', { name: /^Акции и\sновости$/ })).toBeNull();
    await canvas.findByText('Тут только степь');
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Недавние выигрыши' })).toBeNull());
    await expect(canvas.queryByRole('heading', { name: /Провайдеры/ })).toBeNull();
  },
};

export const Failed: Story = {
  ...lobby({ path: '/' }, [refuse(promoBanners, FAULT, 'DEFAULT'), refuse(games, FAULT, 'DEFAULT')]),
  play: async ({ canvas }) => {
    await scrollDownTo(() => canvas.getByRole('heading', { name: 'Популярное' }));
    // A read is retried three times before it fails.
    await canvas.findByText('Игры не загрузились');
    await expect(canvas.getByRole('button', { name: 'Попробовать ещё раз' })).toBeVisible();
  },
};

/** Games by slug in the server's order; `gone` is unknown to it. */
const bySlug = answer(games, ({ query }) => {
  const slugs = query['slugs']?.split(',');
  return slugs ? gamesList(gameCards.filter(({ slug }) => slugs.includes(slug))) : fewGames;
});
const [one, two, three] = gameCards.map(({ slug }) => slug);

export const Remembered: Story = {
  ...lobby(
    {
      path: '/',
      stored: {
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
    const favourites = await canvas.findByRole('region', { name: 'Избранное' });
    await expect(addresses(favourites)).toEqual([`/games/${two}`, `/games/${one}`]);
    const all = within(favourites).getByRole('link', { name: 'Все Избранное' });
    await expect(all).toHaveAttribute('href', '/games?favourites=1');
    await waitFor(() => expect(localStorage.getItem('openedGames')).toBe(JSON.stringify([three, one])));
  },
};

const requested = fn();
const [firstShortcut] = samples.shortcuts.data;
const shortcut = (id: number, slug: string, menu_name: string) => ({
  ...(firstShortcut as NonNullable<typeof firstShortcut>),
  id,
  slug,
  menu_name,
  is_active: true,
});

// CALL-05, CALL-07
export const Rows: Story = {
  name: 'Rows of shortcuts from one request, and rows in the server’s order',
  ...lobby({ path: '/' }, [
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
      requested('shortcutGames', query['limit'], query['page']);
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
        requested('games', query['category_slug']);
      return fewGames;
    }),
    answer(gameSlider, () => ({
      data: [
        { slug: 'b', title: 'Второй по алфавиту', link: null, games: gameCards.slice(0, 3) },
        { slug: 'empty', title: 'Пустой ряд', link: null, games: [] },
        { slug: 'a', title: 'Выбор недели', link: '/games/filter/high-rtp', games: gameCards.slice(0, 3) },
      ],
    })),
  ]),
  play: async ({ canvas }) => {
    await scrollDownTo(() => canvas.getByRole('heading', { name: 'Популярное' }));
    const jackpots = await canvas.findByRole('region', { name: 'Джекпоты сервера' });
    await expect(within(jackpots).getAllByRole('listitem')).toHaveLength(6);
    await canvas.findByRole('region', { name: 'На вечер' });
    await waitFor(() =>
      expect(requested.mock.calls).toEqual([
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
    const studios = await canvas.findByRole('region', { name: 'Провайдеры' });
    const every = within(studios).getByRole('link', { name: 'Все Провайдеры' });
    await expect(every).toHaveAttribute('href', '/providers');
  },
};

const rounds = fn();

// CALL-08
export const OpenRound: Story = {
  name: 'An open round: game, stake, time left and a link',
  ...lobby({ path: '/', signedIn: true }, [answer(openRounds, () => (rounds(), samples.openRounds))]),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('complementary', { name: 'Раунд не закончен' }));
    await card.findByText(gameCards[0]?.name ?? '');
    await card.findByText(/^Ставка 200\s₸, \d\d:20\. Завершится сам через: 23 часа\.$/);
    await expectLink(card, 'Вернуться в раунд', `/games/${gameCards[0]?.slug}`);
    await expect(rounds).toHaveBeenCalledTimes(1);
    await userEvent.click(card.getByRole('button', { name: 'Позже' }));
    await waitFor(() =>
      expect(canvas.queryByRole('complementary', { name: 'Раунд не закончен' })).toBeNull(),
    );
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

const guest = { path: '/' };
const player = { path: '/', signedIn: true, stored: { bonusInPlay: '1' } };

const cashbackHere = { level: 3, name: /^Кешбэк/ } as const;

// TOUR-02, BANNER-11, BANNER-12
export const SideColumn: Story = {
  ...lobby(guest),
  name: 'On a desktop the tournament and the bonuses are next to the slider',
  globals: screens.desktop,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 3, name: 'Кубок степи' });
    await expect(canvas.getByRole('heading', cashbackHere)).toBeVisible();
    await expect(canvasElement.querySelector('a[href="/tournaments/lantern-marathon"]')).toBeVisible();
    await canvas.findByRole('heading', { name: 'Топ-10 недели' });
    await expect(canvas.getByRole('link', { name: 'Регистрация' })).toBeVisible();
  },
};

// HEAD-04, HEAD-06, MENU-02, MENU-03, BONUS-29
export const Player: Story = {
  name: 'A player: the balance, the wagering, and the numbers of offers and messages',
  ...lobby({ path: '/', signedIn: true, stored: { bonusInPlay: '1' } }, [
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
    await canvas.findByRole('button', { name: /₸/ });
    await canvas.findByRole('progressbar', { name: 'Отыгрыш бонуса' });
  },
};

// BONUS-29
export const LongBonusName: Story = {
  name: 'The narrowest phone shows the whole name of the bonus over its wagering',
  globals: screens.narrow,
  ...lobby(player, [
    answer(offers, { data: [offer({ status: 'active', title: 'Бонус на депозит по средам', tag: null })] }),
  ]),
  play: async ({ canvas }) => {
    const wagering = await canvas.findByRole('region', { name: 'Отыгрыш бонуса' });
    const name = await within(wagering).findByText('Бонус на депозит по средам');
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  },
};

// HEAD-04, NOTIF-16
export const Bell: Story = {
  name: 'On a wide screen the bell opens the notifications in place',
  ...lobby(player, [answer(notifications, { data: [notification({ status: 'showed' })] })]),
  globals: screens.desktop,
  play: async ({ canvas }) => {
    const bell = await canvas.findByRole('button', { name: /^Уведомления/ });
    await userEvent.click(bell);
    const panel = within(await screen.findByRole('dialog', { name: 'Уведомления' }));
    await expect(panel.getByRole('tab', { name: /^Новые/ })).toHaveAttribute('aria-selected', 'true');
    await expectLink(panel, 'Все уведомления', '/notifications');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(bell).toHaveFocus();
  },
};

export const Languages: Story = { ...lobby(player), ...inEveryLanguage() };
