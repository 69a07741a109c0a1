import type { Meta, StoryObj } from '@storybook/react-vite';
import { game, games, launchGame } from '@tulpar/api/contract';
import { answer, gameCards, gameDetail, hang, launch, refuse } from '@tulpar/api/samples';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inApp, scene, settle } from '#app/stories/app-story.tsx';

const meta = {
  title: 'Pages/Game',
  decorators: [inApp],
  loaders: [settle],
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const path = `/games/${gameDetail.slug}`;
const playable = answer(game, { ...gameDetail, is_demo: true, is_available: true });
const asked = fn();
/** A game that is nothing but a page: the stories speak for it. */
const opened = answer(launchGame, ({ body }) => {
  asked(body);
  return { ...launch, url: `${location.origin}/favicon.svg`, mode: 'demo' as const, round: null };
});

const frameOf = async (canvas: { findByTitle: (title: RegExp) => Promise<HTMLElement> }): Promise<Window> => {
  const frame = await canvas.findByTitle(/^Игра /);
  if (!(frame instanceof HTMLIFrameElement) || !frame.contentWindow)
    throw new Error('there is no game frame');
  return frame.contentWindow;
};

const say = (source: Window, type: string, origin = 'null') =>
  window.dispatchEvent(
    new MessageEvent('message', { source, origin, data: { source: 'tulpar-game', type } }),
  );

/** GAME-16 HEAD-13: a guest plays the demo in a sandbox and is shown the way to an account. */
export const Guest: Story = {
  ...scene({ path }, [playable, opened]),
  play: async ({ canvas }) => {
    const frame = await frameOf(canvas);
    await expect(asked).toHaveBeenLastCalledWith({ mode: 'demo', locale: 'ru' });
    await expect(canvas.getByTitle(/^Игра /)).toHaveAttribute(
      'sandbox',
      'allow-scripts allow-forms allow-pointer-lock',
    );
    say(frame, 'ready', 'https://elsewhere.example');
    await expect(canvas.getAllByText('Загружаем игру').length).toBeGreaterThan(0);
    say(frame, 'ready');
    await waitFor(() => expect(canvas.queryAllByText('Загружаем игру')).toHaveLength(0));
    await expect(canvas.getByRole('link', { name: /^Играть на\sденьги$/ })).toHaveAttribute(
      'href',
      '/auth/register',
    );
    await canvas.findByText('Вы играете в демо');
  },
};

/** GAME-16 HEAD-13: a player starts with money and may change to the demo and back. */
export const Player: Story = {
  ...scene({ path, signedIn: true }, [playable, opened]),
  play: async ({ canvas }) => {
    await frameOf(canvas);
    await expect(asked).toHaveBeenLastCalledWith({ mode: 'real', locale: 'ru' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Демо' }));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ mode: 'demo', locale: 'ru' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Играть на\sденьги$/ }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: /^На\sденьги$/ })).toBeChecked());
  },
};

/** A bet larger than the balance brings the way to a deposit. */
export const ShortOfMoney: Story = {
  ...scene({ path, signedIn: true }, [playable, opened]),
  play: async ({ canvas }) => {
    const frame = await frameOf(canvas);
    say(frame, 'ready');
    say(frame, 'funds');
    await canvas.findByText('На балансе не хватает денег');
  },
};

/** Cover and loader while the launch is on its way. */
export const Loading: Story = {
  ...scene({ path }, [playable, hang(launchGame)]),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Загружаем игру')).length).toBeGreaterThan(0);
  },
};

/** A refused launch says why and can be tried again. */
export const Refused: Story = {
  ...scene({ path }, [playable, refuse(launchGame, 409, 'GAME_UNAVAILABLE')]),
  play: async ({ canvas }) => {
    await canvas.findByText('Игра не открылась');
    await expect(canvas.getByRole('button', { name: 'Попробовать ещё раз' })).toBeVisible();
  },
};

/** A figure the studio does not publish is never shown as zero. */
export const Unpublished: Story = {
  ...scene({ path }, [
    answer(game, {
      ...gameDetail,
      is_demo: true,
      is_available: true,
      rtp: null,
      rtp_low: null,
      volatility: null,
      max_win_x: null,
    }),
    opened,
  ]),
  play: async ({ canvas }) => {
    await canvas.findByText(/RTP не опубликован/);
    await expect(canvas.getAllByText('не опубликовано').length).toBeGreaterThan(2);
  },
};

/** An address of no game. */
export const Unknown: Story = {
  ...scene({ path: '/games/nothing' }, [refuse(game, 404, 'GAME_NOT_FOUND')]),
  play: async ({ canvas }) => {
    await canvas.findByText('Игра не найдена');
  },
};

/** The row of similar games leaves out the game of the page. */
export const Similar: Story = {
  ...scene({ path }, [
    playable,
    opened,
    answer(games, {
      data: gameCards.slice(0, 2).map((card, index) => ({
        ...card,
        id: 9_100 + index,
        slug: index === 0 ? gameDetail.slug : 'another',
        name: index === 0 ? 'Эта игра' : 'Другая игра',
      })),
      pagination: { total_pages: 1, items: 2 },
      extra_data: { is_use_image_alternative: false },
    }),
  ]),
  play: async ({ canvas }) => {
    (await canvas.findByRole('heading', { name: 'Об игре' })).scrollIntoView();
    await canvas.findByRole('link', { name: /^Другая игра,/ });
    await expect(canvas.queryByRole('link', { name: /^Эта игра,/ })).toBeNull();
  },
};
