import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Flag } from '../flag/index.ts';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Components/Logo',
  component: Logo,
  args: { title: 'Tulpar' },
  decorators: [
    (Story) => (
      <div className="flex items-center gap-4 p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Tulpar' })).toBeVisible();
  },
};
export const Light: Story = { globals: { theme: 'light' } };
export const Symbol: Story = { args: { variant: 'symbol' } };
export const Word: Story = { args: { variant: 'word' } };
export const Decoration: Story = {
  args: { title: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
export const Flags: Story = {
  render: () => (
    <>
      <Flag code="ru" />
      <Flag code="kz" />
      <Flag code="az" />
      <Flag code="en" />
    </>
  ),
};
