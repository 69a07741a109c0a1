import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Countdown } from '../countdown/Countdown.tsx';
import { NotificationsIcon } from '../../foundations/icon/index.ts';
import { SkeletonGroup } from '../../feedback/skeleton/Skeleton.tsx';
import { expectLink, inBox, longText, objects, withLargeText } from '../../../testing/index.ts';
import { TournamentCard, TournamentSkeleton } from './TournamentCard.tsx';

const moment = Date.UTC(2025, 10, 18, 9);

const meta = {
  title: 'Content/TournamentCard',
  component: TournamentCard,
  args: {
    status: 'running',
    joined: true,
    title: 'Кубок степи',
    prize: '25 000 000 ₸',
    eyebrow: 'Вы участвуете · 42 место',
    facts: [
      { label: 'До конца', value: '3 дня 4 ч' },
      { label: 'Игроки', value: '18 204' },
      { label: 'Призы', value: '500 мест' },
    ],
    action: { label: 'Играть', href: '/tournaments/steppe-cup/games' },
    details: { label: 'Таблица', href: '/tournaments/steppe-cup' },
    image: objects.trophy,
  },
  parameters: {
    usage: {
      when: 'In the list of tournaments: prize, remaining time, next step.',
      not: 'Not for a short past tournament in a list of results, and not as the head of the tournament’s own page.',
    },
  },
  decorators: [inBox('max-w-110 p-4')],
} satisfies Meta<typeof TournamentCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LargeText: Story = {
  name: 'With text of 200 % a countdown does not reach the next fact',
  args: {
    facts: [
      { label: 'До конца', value: <span className="whitespace-nowrap">1 день 13:05:20</span> },
      ...meta.args.facts.slice(1),
    ],
  },
  decorators: [inBox('w-72')],
  play: ({ canvas }) =>
    withLargeText(async () => {
      const value = canvas.getByText('1 день 13:05:20');
      await waitFor(() => expect(getComputedStyle(value).fontSize).toBe('30px'));
      const end = (value.closest('dd') ?? value).getBoundingClientRect().right;
      await expect(value.getBoundingClientRect().right).toBeLessThanOrEqual(end);
    }),
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Кубок степи' })).toBeVisible();
    await expectLink(canvas, 'Играть', '/tournaments/steppe-cup/games');
    await expect(canvas.getByText('18 204')).toBeVisible();
  },
};

const live = {
  joined: false,
  title: 'Гранатовый стол',
  prize: '5 000 000 ₸',
  eyebrow: 'Только Live',
  backdrop: 'garnet' as const,
  image: objects.laurel,
  facts: [
    {
      label: 'До конца',
      value: (
        <Countdown
          look="line"
          label="До конца"
          units={{ days: 'дн', hours: 'ч', minutes: 'мин', seconds: 'сек' }}
          endsAt={moment + 76_448_000}
          now={() => moment}
        />
      ),
    },
    { label: 'Игроки', value: '2 310' },
    { label: 'Призы', value: '100 мест' },
  ],
  action: { label: 'Участвовать', onClick: fn() },
  details: { label: 'Условия', onClick: fn() },
};

export const NotJoined: Story = {
  name: 'Open to join: the time left runs among the facts',
  args: live,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('21:14:08');
    await userEvent.click(canvas.getByRole('button', { name: 'Участвовать' }));
    await expect(args.action?.onClick).toHaveBeenCalledTimes(1);
  },
};

export const Upcoming: Story = {
  args: {
    status: 'upcoming',
    joined: false,
    title: 'Шёлковый путь',
    prize: '10 000 000 ₸',
    eyebrow: 'Начнётся 24 ноября',
    backdrop: 'amber',
    image: objects.money,
    facts: [
      { label: 'Мин. ставка', value: '100 ₸' },
      { label: 'Игры', value: '64' },
      { label: 'Призы', value: '300 мест' },
    ],
    action: undefined,
    details: { label: 'Напомнить о старте', onClick: fn(), icon: <NotificationsIcon /> },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

export const Finished: Story = {
  args: {
    status: 'finished',
    joined: false,
    title: 'Осенний марафон',
    eyebrow: 'Завершён 16 ноября',
    facts: [
      { label: 'Ваше место', value: '118' },
      { label: 'Ваш приз', value: '15 000 ₸' },
      { label: 'Игроки', value: '22 410' },
    ],
    action: undefined,
    details: { label: 'Итоги', href: '/tournaments/autumn' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveAttribute('data-status', 'finished');
  },
};

export const Loading: Story = {
  render: () => (
    <SkeletonGroup label="Загружаем турниры">
      <div className="grid gap-3">
        <TournamentSkeleton />
        <TournamentSkeleton />
      </div>
    </SkeletonGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Загружаем турниры');
  },
};

// TOUR-04
export const WithoutPool: Story = {
  name: 'The subject is white: gold is for prizes',
  args: {
    prize: undefined,
    text: 'Для тех, кто с нами не больше 30 дней',
    facts: [
      { label: 'До конца', value: '3 дн 12:26:55' },
      { label: 'Призы', value: '20' },
    ],
  },
  play: async ({ canvas }) => {
    const text = canvas.getByText('Для тех, кто с нами не больше 30 дней');
    await expect(getComputedStyle(text).color).toBe(getComputedStyle(canvas.getByRole('heading')).color);
    await expect(canvas.getAllByRole('term')).toHaveLength(2);
  },
};

export const LongText: Story = longText(
  (t, args, lang) => (
    <TournamentCard
      {...args}
      title={t.name}
      eyebrow={t.hint}
      facts={[
        { label: t.name, value: '18 204' },
        { label: t.status, value: '500' },
      ]}
      action={{ label: t.action, href: `#${lang}` }}
      details={{ label: t.name, href: `#${lang}` }}
    />
  ),
  { className: 'grid gap-4' },
);
