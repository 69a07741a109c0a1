import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inBox, screens } from '../../../testing/index.ts';
import { SkeletonGroup } from '../../feedback/skeleton/Skeleton.tsx';
import { Button } from '../../inputs/button/index.ts';
import { SessionList, SessionListItem, SessionListSkeleton } from './SessionList.tsx';

const end = fn();
const details = ['Страна: Казахстан', 'Вход: 10.01.2026 23:40', 'Последняя активность: 12.01.2026 02:05'];
const endButton = (device: string, isBusy = false) => (
  <Button
    variant="secondary"
    size="sm"
    busy={isBusy}
    aria-label={`Завершить сессию: ${device}`}
    onClick={end}
  >
    Завершить
  </Button>
);
const current = <SessionListItem title="Android, Chrome" details={details} currentLabel="Это устройство" />;

const meta = {
  title: 'Content/SessionList',
  component: SessionList,
  args: {
    label: 'Где выполнен вход',
    children: (
      <>
        {current}
        <SessionListItem title="Windows, Firefox" details={details.slice(1)} action={endButton('Windows')} />
      </>
    ),
  },
  parameters: {
    usage: {
      when: 'For the devices a player is logged in on, the current one first.',
      not: 'Not for entries of the inbox: NotificationItem. Not for payments: TransactionRow.',
    },
  },
  decorators: [inBox('p-4')],
} satisfies Meta<typeof SessionList>;
export default meta;
type Story = StoryObj<typeof meta>;

// SEC-08
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText('Это устройство')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Завершить сессию: Windows' }));
    await expect(end).toHaveBeenCalledOnce();
  },
};

export const OnlyThis: Story = { name: 'Only this device', args: { children: current } };

export const Ending: Story = {
  name: 'A session that is being ended',
  args: {
    children: (
      <>
        {current}
        <SessionListItem title="Windows" details={details} action={endButton('Windows', true)} />
      </>
    ),
  },
};

export const Loading: Story = {
  render: () => (
    <SkeletonGroup label="Загружаем список устройств">
      <SessionListSkeleton />
    </SkeletonGroup>
  ),
};

export const LongText: Story = {
  name: 'Long names on the narrowest phone',
  args: {
    children: (
      <>
        <SessionListItem
          title="Samsung-Galaxy-With-A-Very-Long-Model-Name, Samsung Internet for Android"
          details={details}
          currentLabel="Это устройство"
        />
        <SessionListItem title="iPhone, Safari" details={details} action={endButton('iPhone')} />
      </>
    ),
  },
  globals: screens.narrow,
};
