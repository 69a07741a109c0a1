import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectLink } from '@tulpar/ui/testing';
import { scene, wholeApp } from '#app/stories/app-story.tsx';

const meta = { title: 'Pages/Not found', ...wholeApp } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

// ROUTE-46
export const Default: Story = {
  name: 'A path of no page',
  ...scene({ path: '/a/b/c' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Тут только степь' });
    await expectLink(canvas, 'На главную', '/');
  },
};
