import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBox, longText } from '../../../testing/index.ts';
import { DeclinedIcon, DoneIcon, GiftIcon, PendingIcon } from '../../foundations/icon/index.ts';
import { Badge, CounterBadge } from './Badge.tsx';

const meta = {
  title: 'Feedback/Badge',
  component: Badge,
  args: { children: 'Фриспины' },
  parameters: {
    usage: {
      when: 'A kind or a mark in a word: free spins, weekend, tomorrow. A counter says how many new things wait behind an icon or a tab.',
      not: 'The status of a transaction, a bonus or a document is a StatusLabel with fixed icons. A sentence is a Notice.',
    },
  },
  decorators: [inBox('flex flex-wrap gap-2 p-4')],
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Фриспины')).toBeVisible();
  },
};

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

export const Counters: Story = {
  render: () => (
    <>
      <CounterBadge count={0} label="Нет новых" />
      <CounterBadge count={3} label="3 новых" />
      <CounterBadge count={9} label="9 новых" />
      <CounterBadge count={10} label="10 новых" />
      <CounterBadge count={12} label="12 бонусов" tone="bonus" />
      <CounterBadge count={250} label="250 игр" tone="neutral" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Нет новых')).toBeNull();
    await expect(canvas.getByText('99+')).toBeVisible();
    const sizes = [9, 10].map((count) => canvas.getByText(String(count)).parentElement?.dataset['size']);
    await expect(sizes).toEqual(['small', 'large']);
    const round = canvas.getByText('3').getBoundingClientRect();
    const pill = canvas.getByText('12').parentElement?.getBoundingClientRect();
    await expect(pill?.width).toBeGreaterThan(pill?.height ?? 0);
    await expect(round.height).toBeLessThanOrEqual(18);
  },
};

export const LongText: Story = longText((t, args) => <Badge {...args}>{t.status}</Badge>);
