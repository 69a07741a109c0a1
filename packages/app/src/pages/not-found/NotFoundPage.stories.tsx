import type { Meta } from '@storybook/react-vite';
import { expectLink } from '@tulpar/ui/testing';
import { scene, wholeApp, type Story } from '#app/stories/app-story.tsx';

export default { title: 'Pages/Not found', ...wholeApp } satisfies Meta;

// ROUTE-46
export const Default: Story = {
  name: 'A path of no page',
  ...scene({ path: '/a/b/c' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Тут только степь' });
    await expectLink(canvas, 'На главную', '/');
  },
};
