import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBox, longText } from '../../../testing/index.ts';
import { StatusLabel, type StatusTone } from './StatusLabel.tsx';

const tones: Readonly<Record<StatusTone, string>> = {
  success: 'Зачислено',
  waiting: 'На проверке',
  action: 'Нужен документ',
  danger: 'Отклонено',
  neutral: 'Отменено вами',
};

const meta = {
  title: 'Feedback/StatusLabel',
  component: StatusLabel,
  args: { tone: 'success', label: 'Зачислено' },
  parameters: {
    usage: {
      when: 'The status of a transaction, a bonus or a document: one of five tones, each with its own icon.',
      not: 'A kind or a mark of a thing (free spins, new, weekend) is a Badge; a number of new things a CounterBadge.',
    },
  },
  decorators: [inBox('flex flex-wrap gap-2 p-4')],
} satisfies Meta<typeof StatusLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Зачислено')).toHaveAttribute('data-tone', 'success');
  },
};

export const Tones: Story = {
  name: 'Every tone has a sign of its own',
  render: () => (
    <>
      {Object.entries(tones).map(([tone, label]) => (
        <StatusLabel key={tone} tone={tone as StatusTone} label={label} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const signs = [...canvasElement.querySelectorAll('[data-tone] > svg')].map((sign) => sign.innerHTML);
    await expect(new Set(signs).size).toBe(Object.keys(tones).length);
  },
};

export const LongText: Story = longText((t) => <StatusLabel tone="danger" label={t.title} />, {
  className: 'flex w-60 flex-col gap-2',
  play: async ({ canvasElement }) => {
    for (const label of canvasElement.querySelectorAll('[data-tone]'))
      await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
  },
});
