import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../inputs/button/index.ts';
import {
  EmailIcon,
  GiftIcon,
  LevelIcon,
  MoneyInIcon,
  MoneyOutIcon,
  RejectedFileIcon,
  TrophyIcon,
} from '../../foundations/icon/index.ts';
import { Link } from '../../navigation/link/Link.tsx';
import { SkeletonGroup } from '../skeleton/Skeleton.tsx';
import { longText, preventNavigation } from '../../../testing/index.ts';
import {
  NotificationGroup,
  NotificationSkeleton,
  NotificationItem,
  type NotificationItemProps,
} from './NotificationItem.tsx';

const claim = fn();

const credited: NotificationItemProps = {
  title: 'Депозит зачислен',
  text: 'На счёт поступило 25 000 ₸ с карты •• 4417.',
  time: '18:32',
  dateTime: '2025-11-20T18:32:00+05:00',
  icon: <MoneyInIcon />,
  tone: 'success',
  unreadLabel: 'Новое',
};
const cashback: NotificationItemProps = {
  title: 'Кэшбэк 12 480 ₸ ждёт вас',
  text: 'Заберите до 23 ноября. Вейджер x5, минимальный депозит 3 000 ₸.',
  time: '12:00',
  icon: <GiftIcon />,
  tone: 'bonus',
  unreadLabel: 'Новое',
  actions: (
    <Button variant="tonal" size="sm" onClick={claim}>
      Забрать
    </Button>
  ),
};
const rejected: NotificationItemProps = {
  title: 'Документ не принят',
  text: 'На скриншоте кошелька не видно имя владельца. Загрузите новый файл.',
  time: '10:26',
  icon: <RejectedFileIcon />,
  tone: 'danger',
  unreadLabel: 'Новое',
  actions: (
    <>
      <Button asChild variant="secondary" size="sm">
        <Link href="#documents">К документам</Link>
      </Button>
      <Button variant="ghost" size="sm">
        Чат
      </Button>
    </>
  ),
};
const paid: NotificationItemProps = {
  title: 'Вывод выполнен',
  text: 'Деньги отправлены на карту •• 4417.',
  time: '02:10',
  icon: <MoneyOutIcon />,
  tone: 'success',
  amount: { value: '− 120 000 ₸' },
};

const meta = {
  title: 'Feedback/NotificationItem',
  component: NotificationItem,
  args: credited,
  parameters: {
    usage: {
      when: 'For an entry of the inbox; entries of one day are in a NotificationGroup.',
      not: 'Not for the answer to what the player has just done: that is a Toast. Not for a state of the page: Notice.',
    },
  },
  render: (args) => (
    <div className="p-4">
      <NotificationGroup title="Сегодня">
        <NotificationItem {...args} />
      </NotificationGroup>
    </div>
  ),
} satisfies Meta<typeof NotificationItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'An unread one says so in words and by its mark',
  play: async ({ canvas }) => {
    const item = canvas.getByRole('article', { name: 'Новое: Депозит зачислен' });
    await expect(item).toHaveAttribute('data-unread');
    await expect(getComputedStyle(item, '::before').width).toBe('3px');
    await expect(canvas.getByText('18:32')).toHaveAttribute('datetime', '2025-11-20T18:32:00+05:00');
  },
};

export const Read: Story = {
  args: { unreadLabel: undefined },
  play: async ({ canvas }) => {
    const item = canvas.getByRole('article', { name: 'Депозит зачислен' });
    await expect(item).not.toHaveAttribute('data-unread');
  },
};

export const Followed: Story = {
  name: 'With an address the whole entry leads there; its buttons stay its own',
  args: { ...cashback, href: '#cashback', onFollow: fn() },
  play: async ({ canvas, args }) => {
    const leave = preventNavigation();
    await userEvent.click(canvas.getByRole('button', { name: 'Забрать' }));
    await expect(claim).toHaveBeenCalledTimes(1);
    await expect(args.onFollow).not.toHaveBeenCalled();
    const { left, bottom } = canvas.getByRole('article').getBoundingClientRect();
    await expect(document.elementFromPoint(left + 30, bottom - 6)).toBe(canvas.getByRole('link'));
    await userEvent.click(canvas.getByRole('link', { name: 'Новое: Кэшбэк 12 480 ₸ ждёт вас' }));
    await expect(args.onFollow).toHaveBeenCalledTimes(1);
    leave();
  },
};

export const Inbox: Story = {
  name: 'Two days of an inbox',
  render: () => (
    <div className="flex flex-col gap-5 p-4">
      <NotificationGroup title="Сегодня">
        <NotificationItem {...credited} />
        <NotificationItem {...cashback} />
        <NotificationItem {...rejected} />
      </NotificationGroup>
      <NotificationGroup title="18 ноября">
        <NotificationItem {...paid} />
        <NotificationItem
          title="Новый статус — Серебро"
          text="Кэшбэк вырос до 10%, вывод — без очереди."
          time="00:30"
          icon={<LevelIcon />}
          tone="accent"
        />
        <NotificationItem
          title="Кубок степи начался"
          text="Призовой фонд 25 000 000 ₸, участвуют 120 игр. До 23 ноября."
          time="00:00"
          icon={<TrophyIcon />}
          tone="accent"
        />
        <NotificationItem title="Почта подтверждена" time="17 ноя" icon={<EmailIcon />} />
      </NotificationGroup>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article', { name: /^Новое/ })).toHaveLength(3);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
  },
};

export const Loading: Story = {
  render: () => (
    <SkeletonGroup label="Загружаем уведомления" className="p-4">
      <NotificationSkeleton />
    </SkeletonGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Загружаем уведомления');
  },
};

export const Keys: Story = {
  name: 'Tab: the entry, then its buttons in order',
  tags: ['keys'],
  args: { ...rejected, href: '#documents', onFollow: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Новое: Документ не принят' })).toHaveFocus();
    const leave = preventNavigation();
    await userEvent.keyboard('{Enter}');
    leave();
    await expect(args.onFollow).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'К документам' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Чат' })).toHaveFocus();
  },
};

export const LongText: Story = longText(
  (t) => (
    <NotificationItem
      title={t.title}
      text={t.text}
      unreadLabel={t.name}
      time="23.11, 18:32"
      tone="success"
      icon={<MoneyInIcon />}
      actions={
        <Button variant="secondary" size="sm">
          {t.action}
        </Button>
      }
    />
  ),
  { className: 'flex flex-col gap-4 p-4' },
);
