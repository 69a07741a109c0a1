import type { Meta } from '@storybook/react-vite';
import { game, games, launchGame } from '@tulpar/api/contract';
import { answer, gameCards, hang, refuse } from '@tulpar/api/samples';
import { screens, expectLink } from '@tulpar/ui/testing';
import { expect, userEvent, waitFor } from 'storybook/test';
import { scene, scrollDownTo, wholeApp, type Story } from '#app/stories/app-story.tsx';
import { detail } from '#app/stories/stage.ts';
import { requested, frameOf, opened, path, playable, ready, say } from '#app/stories/game-frame.ts';

export default { title: 'Pages/Game', ...wholeApp } satisfies Meta;

// GAME-16, HEAD-13
export const Guest: Story = {
  ...scene({ path }, [playable, opened]),
  play: async ({ canvas }) => {
    const frame = await frameOf(canvas);
    await expect(requested).toHaveBeenLastCalledWith({ mode: 'demo', locale: 'ru' });
    await expect(canvas.getByTitle(/^Игра /)).toHaveAttribute(
      'sandbox',
      'allow-scripts allow-forms allow-pointer-lock',
    );
    await expect(canvas.getByTitle(/^Игра /)).toHaveAttribute('referrerpolicy', 'no-referrer');
    say(frame, 'ready', 'https://elsewhere.example');
    await expect(canvas.getAllByText('Загружаем игру').length).toBeGreaterThan(0);
    say(frame, 'ready');
    await waitFor(() => expect(canvas.queryAllByText('Загружаем игру')).toHaveLength(0));
    await expectLink(canvas, /^Играть на\sденьги$/, '/auth/register');
    await canvas.findByText('Вы играете в демо');
    const heart = canvas.getByRole('button', { name: /в\sизбранное|избранн/i });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Об игре' }));
    await expect(canvas.getByRole('heading', { name: 'Об игре' })).toHaveFocus();
  },
};

// GAME-16
export const Sideways: Story = {
  name: 'The whole game fits the window of a phone held sideways',
  ...scene({ path, signedIn: true }, [playable, opened]),
  globals: screens.low,
  play: async ({ canvas }) => {
    await ready(canvas);
    const header = document.querySelector('header')?.offsetHeight ?? 0;
    const game = canvas.getByTitle(/^Игра /);
    await expect(game.clientHeight + header).toBeLessThanOrEqual(innerHeight);
    await expect(game.clientHeight).toBeGreaterThan(innerHeight / 2);
  },
};

// GAME-16, HEAD-13
export const Player: Story = {
  ...scene({ path, signedIn: true }, [playable, opened]),
  play: async ({ canvas }) => {
    await frameOf(canvas);
    await expect(requested).toHaveBeenLastCalledWith({ mode: 'real', locale: 'ru' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Демо' }));
    await waitFor(() => expect(requested).toHaveBeenLastCalledWith({ mode: 'demo', locale: 'ru' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Играть на\sденьги$/ }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: /^На\sденьги$/ })).toBeChecked());
  },
};

export const Loading: Story = {
  ...scene({ path }, [playable, hang(launchGame)]),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Загружаем игру')).length).toBeGreaterThan(0);
  },
};

export const Refused: Story = {
  ...scene({ path }, [playable, refuse(launchGame, 409, 'GAME_UNAVAILABLE')]),
  play: async ({ canvas }) => {
    await canvas.findByText('Игра не открылась');
    await expect(canvas.getByRole('button', { name: 'Попробовать ещё раз' })).toBeVisible();
  },
};

// ROUTE-14, LAYOUT-07, HEAD-11
export const FruitCocktail: Story = {
  name: 'Fruit-cocktail in the layout of games',
  ...scene({ path: '/games/fruit-cocktail' }, [
    answer(game, ({ params }) => ({ ...detail, slug: params['slug'] ?? '', name: 'Orchard Medley' })),
    opened,
  ]),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByTitle('Игра Orchard Medley');
    await expect(canvasElement.querySelectorAll('header')).toHaveLength(1);
    await expectLink(canvas, 'Назад', '/');
    await expectLink(canvas, /^Tulpar.*на\sглавную$/, '/');
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
};

export const Unknown: Story = {
  ...scene({ path: '/games/nothing' }, [refuse(game, 404, 'GAME_NOT_FOUND')]),
  play: async ({ canvas }) => {
    await canvas.findByText('Игра не найдена');
    await canvas.findByRole('heading', { name: 'Популярное' });
  },
};

export const Similar: Story = {
  ...scene({ path }, [
    playable,
    opened,
    answer(games, {
      data: gameCards.slice(0, 2).map((card, index) => ({
        ...card,
        id: 9_100 + index,
        slug: index === 0 ? detail.slug : 'another',
        name: index === 0 ? 'Эта игра' : 'Другая игра',
      })),
      pagination: { total_pages: 1, items: 2 },
      extra_data: { is_use_image_alternative: false },
    }),
  ]),
  play: async ({ canvas }) => {
    await scrollDownTo(() => canvas.getByRole('heading', { name: 'Об игре' }));
    await canvas.findByRole('link', { name: /^Другая игра,/ });
    await expect(canvas.queryByRole('link', { name: /^Эта игра,/ })).toBeNull();
  },
};

export const Closed: Story = {
  ...scene({ path, signedIn: true }, [
    answer(game, { ...detail, is_available: false, unavailable_reason: 'Недоступно в вашем регионе' }),
    opened,
  ]),
  play: async ({ canvas }) => {
    await canvas.findByText('Недоступно в вашем регионе');
    await expect(canvas.queryByTitle(/^Игра /)).toBeNull();
  },
};
