import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DeclinedIcon, DoneIcon, GiftIcon, PendingIcon } from '../icon/index.ts';
import { Badge, CounterBadge } from './Badge.tsx';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'Фриспины' },
  decorators: [
    (Story) => (
      <div className="flex flex-wrap gap-2 p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <>
      <Badge tone="success" icon={<DoneIcon />}>
        Зачислено
      </Badge>
      <Badge tone="warning" icon={<PendingIcon />}>
        В обработке
      </Badge>
      <Badge tone="danger" icon={<DeclinedIcon />}>
        Отклонено
      </Badge>
      <Badge tone="accent">Фриспины</Badge>
      <Badge tone="bonus" icon={<GiftIcon />}>
        Бонус
      </Badge>
      <Badge tone="brand">Верификация</Badge>
      <Badge>Завтра</Badge>
    </>
  ),
};

export const TonesLight: Story = { ...Tones, globals: { theme: 'light' } };

export const Counters: Story = {
  render: () => (
    <>
      <CounterBadge count={0} label="Нет новых" />
      <CounterBadge count={3} label="3 новых" />
      <CounterBadge count={12} label="12 бонусов" tone="bonus" />
      <CounterBadge count={250} label="250 игр" tone="neutral" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Нет новых')).toBeNull();
    await expect(canvas.getByText('99+')).toBeVisible();
    const round = canvas.getByText('3').getBoundingClientRect();
    const pill = canvas.getByText('12').parentElement?.getBoundingClientRect();
    await expect(pill?.width).toBeGreaterThan(pill?.height ?? 0);
    await expect(round.height).toBeLessThanOrEqual(18);
  },
};
