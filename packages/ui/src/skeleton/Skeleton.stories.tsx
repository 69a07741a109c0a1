import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton, SkeletonGroup, SkeletonPlace } from './Skeleton.tsx';

const meta = {
  title: 'Components/Skeleton',
  component: SkeletonGroup,
  args: {
    label: 'Загружаем игры',
    children: (
      <div className="flex gap-2">
        <div>
          <Skeleton className="aspect-[3/4] w-[132px]" />
          <Skeleton shape="text" className="mt-2 w-20 text-caption" />
        </div>
        <Skeleton shape="circle" className="size-11" />
      </div>
    ),
  },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SkeletonGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const message = canvas.getByRole('status');
    await expect(message).toHaveTextContent('Загружаем игры');
    await expect(message.parentElement).toHaveAttribute('aria-busy', 'true');
  },
};

export const Place: Story = {
  name: 'What nobody has asked for is neither busy nor announced',
  render: (args) => (
    <SkeletonPlace>
      <SkeletonGroup {...args} />
    </SkeletonPlace>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvasElement.querySelector('[aria-busy]')).toBeNull();
  },
};

export const Light: Story = { globals: { theme: 'light' } };
