import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBox, longText } from '../../../testing/index.ts';
import { WagerProgress } from './WagerProgress.tsx';

const meta = {
  title: 'Content/WagerProgress',
  component: WagerProgress,
  args: {
    value: 21_740_000,
    max: 35_000_000,
    label: 'Отыгрыш бонуса',
    doneLabel: 'Отыграно',
    done: '217 400 ₸',
    leftLabel: 'Осталось',
    left: '132 600 ₸',
    note: '62% из 350 000 ₸',
    deadline: 'до 26 ноября, 23:59',
  },
  parameters: {
    usage: {
      when: 'For a running wager or a set of free spins: progress, remainder, deadline.',
      not: 'Not for loading or uploading: use Loader or a plain SegmentedProgress. Not without the sums in words.',
    },
  },
  decorators: [inBox('max-w-100 p-4')],
} satisfies Meta<typeof WagerProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Отыгрыш бонуса' });
    await expect(bar).toHaveAttribute('aria-valuenow', '62');
    await expect(bar).toHaveAttribute('aria-valuetext', 'Отыграно: 217 400 ₸, Осталось: 132 600 ₸');
    await expect(canvas.getByText('132 600 ₸')).toBeVisible();
  },
};

export const Spins: Story = {
  args: {
    value: 18,
    max: 50,
    tone: 'accent',
    label: 'Фриспины',
    doneLabel: 'Сыграно',
    done: '18 из 50',
    left: undefined,
    leftLabel: undefined,
    note: undefined,
    deadline: undefined,
    segments: 25,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Сыграно: 18 из 50');
  },
};

export const Finished: Story = {
  args: { value: 35_000_000, done: '350 000 ₸', left: '0 ₸', note: '100% из 350 000 ₸' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
    await expect(canvasElement.querySelector('[data-finished]')).toBeVisible();
  },
};

export const NothingToWager: Story = {
  name: 'A zero wager is not finished',
  args: { value: 0, max: 0, done: '0 ₸', left: '0 ₸', note: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
    await expect(canvasElement.querySelector('[data-finished]')).toBeNull();
  },
};

export const LongText: Story = longText(
  (t, args) => (
    <WagerProgress
      {...args}
      value={9}
      max={100}
      doneLabel={t.status}
      done="12 217 400 ₸"
      leftLabel={t.name}
      left="130 132 600 ₸"
      note={t.label}
      deadline={t.hint}
    />
  ),
  { className: 'grid gap-6' },
);
