import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inBox, InEachLanguage, screens } from '../../../testing/index.ts';
import { Skeleton, SkeletonGroup, SkeletonLine, StaticSkeleton } from './Skeleton.tsx';

const meta = {
  title: 'Feedback/Skeleton',
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
  parameters: {
    usage: {
      when: 'Data of a known shape is on its way: the skeleton keeps the box, so that nothing moves when it arrives.',
      not: 'A wait of an unknown outcome (a game starting) is a Loader; work with a known length is Progress.',
    },
  },
  decorators: [inBox('p-4')],
} satisfies Meta<typeof SkeletonGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const message = canvas.getByRole('status');
    await expect(message).toHaveTextContent('Загружаем игры');
    await expect(message.parentElement).toHaveAttribute('aria-busy', 'true');
    // `translate` is animated without repainting every frame, unlike most properties.
    const moved = () =>
      canvasElement
        .getAnimations({ subtree: true })
        .filter((motion) => motion instanceof CSSAnimation)
        .map(({ effect }) => effect instanceof KeyframeEffect && effect.getKeyframes()[0]?.['translate']);
    await waitFor(() => expect(moved()).toEqual(Array(3).fill(expect.any(String))));
  },
};

export const Place: Story = {
  name: 'A static skeleton is neither busy, announced nor animated',
  render: (args) => (
    <StaticSkeleton>
      <SkeletonGroup {...args} />
    </StaticSkeleton>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvasElement.querySelector('[aria-busy]')).toBeNull();
    await expect(canvasElement.getAnimations({ subtree: true })).toHaveLength(0);
  },
};

export const Shapes: Story = {
  args: {
    children: (
      <div className="grid gap-3">
        <Skeleton className="h-11" />
        <Skeleton shape="text" className="w-40 text-body" />
        <Skeleton shape="circle" className="size-11" />
      </div>
    ),
  },
};

export const Line: Story = {
  name: 'A line of text has the height of its type',
  args: {
    children: (
      <>
        <p className="text-caption" data-testid="caption">
          Зачислено
        </p>
        <SkeletonLine className="w-24 text-caption" data-testid="caption-line" />
        <p className="text-title-md" data-testid="title">
          Баланс
        </p>
        <SkeletonLine className="w-24 text-title-md" data-testid="title-line" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    for (const name of ['caption', 'title'])
      await expect(canvas.getByTestId(`${name}-line`).offsetHeight).toBe(
        canvas.getByTestId(name).offsetHeight,
      );
  },
};

export const LongText: Story = {
  name: 'Hidden labels may be long',
  globals: screens.narrow,
  render: (args) => <InEachLanguage>{(t) => <SkeletonGroup {...args} label={t.title} />}</InEachLanguage>,
};
