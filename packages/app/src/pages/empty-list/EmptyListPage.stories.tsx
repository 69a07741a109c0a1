import type { Meta, StoryObj } from '@storybook/react-vite';
import { screens } from '@tulpar/ui/testing';
import { expect } from 'storybook/test';
import { fits, inApp, scene, settle } from '#app/stories/app-story.tsx';

const meta = {
  title: 'Pages/Empty lists',
  decorators: [inApp],
  loaders: [settle],
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** A page under the header: its title, what it is for, and the way on. */
const under = (path: string, title: string, way: string, to: string): Story => ({
  ...scene({ path }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: title });
    await expect(canvas.getByRole('link', { name: way })).toHaveAttribute('href', to);
  },
});

export const Tournaments: Story = {
  name: 'ROUTE-38 tournaments',
  ...under('/tournaments', 'Турниры', 'К играм', '/games'),
};

export const Tournament: Story = {
  name: 'ROUTE-39 a tournament',
  ...under('/tournaments/cup', 'Турнир', 'Все турниры', '/tournaments'),
};

export const TournamentGames: Story = {
  name: 'ROUTE-40 games of a tournament',
  ...under('/tournaments/cup/games', 'Игры турнира', 'Все игры', '/games/category/all-games'),
};

export const Desktop: Story = { ...Tournaments, name: 'Tournaments on a desktop', globals: screens.desktop };

export const Light: Story = { ...Tournaments, name: 'Tournaments, light', globals: screens.light };

const narrow = (path: string, locale: string, title: string): Story => ({
  ...scene({ path, signedIn: true }),
  globals: { ...screens.narrow, locale },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: title });
    await fits();
  },
});

export const Kazakh: Story = {
  name: 'Kazakh on the narrowest phone',
  ...narrow('/tournaments', 'kk', 'Турнирлер'),
};

export const Azerbaijani: Story = {
  name: 'Azerbaijani on the narrowest phone',
  ...narrow('/tournaments', 'az', 'Turnirlər'),
};

export const English: Story = {
  name: 'English on the narrowest phone',
  ...narrow('/tournaments', 'en', 'Tournaments'),
};
