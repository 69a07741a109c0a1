import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { EmptyState } from '../../feedback/empty-state/EmptyState.tsx';
import { inBox, objects, screens } from '../../../testing/index.ts';
import { type LeaderboardRow, Leaderboard, LeaderboardSkeleton } from './Leaderboard.tsx';
import { OwnPlace } from './OwnPlace.tsx';

const rows: readonly LeaderboardRow[] = [
  { place: 1, name: 'Дархан А.', points: '42 115', prize: '5 000 000 ₸' },
  { place: 2, name: 'm***v', points: '39 870', prize: '2 500 000 ₸' },
  { place: 3, name: 'Leyla_B', points: '35 402', prize: '1 500 000 ₸' },
  { place: 4, name: 'k***1', points: '31 980', prize: '800 000 ₸' },
  { place: 5, name: 'Ерлан', points: '30 644', prize: '500 000 ₸' },
  { place: 6, name: 'ramin_07', points: '29 210', prize: '400 000 ₸' },
];
const own: LeaderboardRow = { place: 42, name: 'Вы', points: '6 480', prize: '60 000 ₸', isMe: true };

const meta = {
  title: 'Content/Leaderboard',
  component: Leaderboard,
  args: {
    label: 'Таблица лидеров',
    columns: { place: 'Место', name: 'Игрок', points: 'Очки', prize: 'Приз' },
    rows: [...rows, own],
    empty: (
      <EmptyState art={objects.trophy} title="Пока никто не набрал очков" text="Сыграйте первым" level={3} />
    ),
  },
  parameters: {
    usage: {
      when: 'For the places of a tournament: who leads, with how many points and for which prize, and the place of the player.',
      not: 'Not for operations or bonuses: use TransactionRow or OfferCard. Not for the prizes alone: a plain list is enough.',
    },
  },
  decorators: [inBox('max-w-170 p-4')],
} satisfies Meta<typeof Leaderboard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'A podium, then lines, the own one below them',
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Таблица лидеров' });
    const names = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[1]?.textContent);
    await expect(names).toEqual(['Дархан А.', 'm***v', 'Leyla_B', 'k***1', 'Ерлан', 'ramin_07', 'Вы']);
    const mine = canvas.getByText('Вы').closest('[role=row]');
    await expect(mine).toHaveAttribute('aria-current', 'true');
  },
};

export const OwnOnPodium: Story = {
  args: {
    rows: rows.map((row) => (row.place === 2 ? { ...row, name: 'Вы', isMe: true } : row)),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-medal="2"]')).toHaveAttribute('aria-current', 'true');
    await expect(canvasElement.querySelectorAll('[aria-current]')).toHaveLength(1);
  },
};

const long: readonly LeaderboardRow[] = [
  ...rows,
  ...Array.from({ length: 40 }, (_, at) => ({
    place: at + 7,
    name: at === 35 ? 'Вы' : `player_${at + 7}`,
    points: `${9000 - at * 60}`,
    prize: '60 000 ₸',
    isMe: at === 35,
  })),
];

export const OwnStaysInSight: Story = {
  name: 'The own line stays in sight while the others scroll past',
  args: { rows: long },
  render: (args) => (
    <div data-testid="window" className="h-100 overflow-auto" role="region" aria-label="Турнир">
      <a href="#rules" className="inline-flex min-h-11 items-center underline">
        Правила
      </a>
      <Leaderboard {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const frame = canvas.getByTestId('window');
    const mine = () => canvas.getByText('Вы').getBoundingClientRect();
    const inSight = async () => {
      const box = frame.getBoundingClientRect();
      await expect(mine().bottom).toBeLessThanOrEqual(box.bottom);
      await expect(mine().top).toBeGreaterThanOrEqual(box.top);
    };
    for (const top of [300, 900, frame.scrollHeight]) {
      frame.scrollTop = top;
      await waitFor(inSight);
    }
    await expect(canvas.getAllByText('Вы')).toHaveLength(1);
    frame.scrollTop = 300;
  },
};

export const FewPlayers: Story = {
  name: 'Fewer than three players: no podium',
  args: { rows: rows.slice(0, 2) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-medal]')).toBeNull();
  },
};

export const WithoutPrizes: Story = {
  args: { rows: rows.map((row) => ({ ...row, prize: undefined })) },
};

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Пока никто не набрал очков' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Loading: Story = {
  render: () => <LeaderboardSkeleton label="Загружаем таблицу лидеров" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Загружаем таблицу лидеров');
  },
};

export const Own: Story = {
  name: 'The rank of the player and the distance to the next one',
  render: () => (
    <OwnPlace
      label="Ваше место"
      place="42"
      points="6 480 очков"
      next="До 41 места: 320 очков"
      progress={{ value: 6480, max: 6800, label: 'До следующего места' }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '6 480 очков, До 41 места: 320 очков',
    );
  },
};

const names = {
  ru: ['Константин Александрович В.', 'Вы'],
  kk: ['Нұрсұлтан Әбдіқадырұлы Қ.', 'Сіз'],
  az: ['Məhəmmədhüseyn Əliağaoğlu', 'Siz'],
  en: ['Bartholomew-the-Unstoppable', 'You'],
} as const;

export const LongText: Story = {
  globals: screens.narrow,
  render: (args) => (
    <div className="grid gap-6">
      {Object.entries(names).map(([lang, [name, me]]) => (
        <div key={lang} lang={lang} className="min-w-0">
          <Leaderboard
            {...args}
            label={`${args.label}, ${lang}`}
            rows={[
              ...rows
                .slice(0, 4)
                .map((row) => ({ ...row, name, points: '1 142 115', prize: '15 000 000 ₸' })),
              { place: 12_042, name: me, points: '1 006 480', prize: '10 060 000 ₸', isMe: true },
            ]}
          />
        </div>
      ))}
    </div>
  ),
};
