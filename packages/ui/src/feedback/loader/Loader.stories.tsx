import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBox, longText } from '../../../testing/index.ts';
import { Loader, SegmentedProgress } from './Loader.tsx';

const meta = {
  title: 'Feedback/Loader',
  component: SegmentedProgress,
  args: { value: 12_500, max: 37_500, label: 'Отыгрыш бонуса', segments: 18 },
  parameters: {
    usage: {
      when: 'How far a wager or a tournament is, in segments next to its two numbers.',
      not: 'Use Progress for a file or a start of known length, Loader for a wait of unknown length inside a card, and skeletons for a page that loads.',
    },
  },
  decorators: [inBox('grid gap-4 p-4')],
} satisfies Meta<typeof SegmentedProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Отыгрыш бонуса' });
    await expect(bar).toHaveAttribute('aria-valuenow', '33');
    const widths = [...bar.querySelectorAll<HTMLElement>(':scope > span > span')].map(
      (part) => part.style.width,
    );
    await expect(widths.filter((width) => width === '100%')).toHaveLength(6);
    await expect(widths).toHaveLength(18);
  },
};

export const Tones: Story = {
  render: (args) => (
    <>
      <SegmentedProgress {...args} tone="bonus" />
      <SegmentedProgress {...args} tone="accent" value={30_000} />
      <SegmentedProgress {...args} tone="success" value={99_999} />
      <SegmentedProgress {...args} value={-5} max={0} />
    </>
  ),
  play: async ({ canvas }) => {
    const values = canvas.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'));
    await expect(values).toEqual(['33', '80', '100', '0']);
  },
};

export const Waiting: Story = {
  render: () => <Loader label="Загружаем игру" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Загружаем игру');
  },
};

export const LongText: Story = longText((t, args) => (
  <SegmentedProgress {...args} label={t.label} valueText="12 500 ₸ / 375 000 ₸" />
));
