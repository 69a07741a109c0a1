import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { screens } from '../../../testing/index.ts';
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
  play: async ({ canvas, canvasElement }) => {
    const message = canvas.getByRole('status');
    await expect(message).toHaveTextContent('Загружаем игры');
    await expect(message.parentElement).toHaveAttribute('aria-busy', 'true');
    // What is moved is a property the processor of pictures moves by itself; what is painted anew costs every frame.
    const moved = () =>
      canvasElement
        .getAnimations({ subtree: true })
        .filter((motion) => motion instanceof CSSAnimation)
        .map(({ effect }) => effect instanceof KeyframeEffect && effect.getKeyframes()[0]?.['translate']);
    await waitFor(() => expect(moved()).toEqual(Array(3).fill(expect.any(String))));
  },
};

export const Place: Story = {
  name: 'What nobody has asked for is neither busy nor announced, nor does it move',
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
  name: 'A line of text keeps the height of its type',
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

const labels = {
  ru: 'Загружаем историю операций за последние тридцать дней',
  kk: 'Соңғы отыз күндегі операциялар тарихы жүктелуде',
  az: 'Son otuz günün əməliyyat tarixçəsi yüklənir',
  en: 'Loading the history of the last thirty days',
} as const;

export const LongText: Story = {
  name: 'The words are heard, not seen, however long',
  globals: screens.narrow,
  render: (args) => (
    <div className="grid gap-4">
      {Object.entries(labels).map(([lang, label]) => (
        <div key={lang} lang={lang}>
          <SkeletonGroup {...args} label={label} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(4);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
