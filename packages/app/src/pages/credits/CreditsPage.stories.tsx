import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectLink } from '@tulpar/ui/testing';
import { scene, wholeApp, type Story } from '#app/stories/app-story.tsx';

export default { title: 'Pages/Credits', ...wholeApp } satisfies Meta;

const route = { path: '/credits' };

export const Loaded: Story = {
  ...scene(route),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Авторы и лицензии' });
    await expect(canvas.getByRole('link', { name: 'CC BY 3.0' })).toHaveAttribute('target', '_blank');
    await expectLink(canvas, /MIT/, '/third-party-licences.txt');
  },
};
