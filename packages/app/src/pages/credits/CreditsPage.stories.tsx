import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectLink } from '@tulpar/ui/testing';
import { scene, wholeApp } from '#app/stories/app-story.tsx';

const meta = { title: 'Pages/Credits', ...wholeApp } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const route = { path: '/credits' };

export const Loaded: Story = {
  ...scene(route),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Авторы и лицензии' });
    await expect(canvas.getByRole('link', { name: 'CC BY 3.0' })).toHaveAttribute('target', '_blank');
    await expectLink(canvas, /MIT/, '/third-party-licences.txt');
  },
};
