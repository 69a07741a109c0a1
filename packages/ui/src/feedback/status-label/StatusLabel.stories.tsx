import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { screens } from '../../../testing/index.ts';
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
      when: 'How a transaction, a bonus or a document stands: always one of five tones, each with its own sign.',
      not: 'A kind or a mark of a thing (free spins, new, weekend) is a Badge; a number of new things a CounterBadge.',
    },
  },
  decorators: [
    (Story) => (
      <div className="flex flex-wrap gap-2 p-4">
        <Story />
      </div>
    ),
  ],
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

export const LongText: Story = {
  globals: screens.narrow,
  render: () => (
    <div className="grid w-60 justify-items-start gap-2">
      <div lang="ru" className="max-w-full">
        <StatusLabel tone="waiting" label="Ожидает подтверждения банка-эмитента" />
      </div>
      <div lang="kk" className="max-w-full">
        <StatusLabel tone="action" label="Құжатты қайта жүктеу қажет" />
      </div>
      <div lang="az" className="max-w-full">
        <StatusLabel tone="danger" label="Ödəniş sistemi tərəfindən rədd edildi" />
      </div>
      <div lang="en" className="max-w-full">
        <StatusLabel tone="neutral" label="Cancelled before it was processed" />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const label of canvasElement.querySelectorAll('[data-tone]')) {
      const { right } = label.getBoundingClientRect();
      await expect(right).toBeLessThanOrEqual(256);
      await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
    }
  },
};
