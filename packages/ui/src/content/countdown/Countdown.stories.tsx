import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBox, screens } from '../../../testing/index.ts';
import { Countdown } from './Countdown.tsx';

const moment = Date.UTC(2025, 10, 18, 9, 0, 0);
const left = (days: number, hours: number, minutes: number, seconds: number) =>
  moment + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
const units = { days: 'дн', hours: 'час', minutes: 'мин', seconds: 'сек' };

const meta = {
  title: 'Content/Countdown',
  component: Countdown,
  args: {
    label: 'Кешбэк доступен ещё',
    units,
    endsAt: left(2, 14, 36, 9),
    now: () => moment,
    on: 'surface',
  },
  parameters: {
    usage: {
      when: 'For the time left to a real deadline: a cashback, a tournament, an offer that expires.',
      not: 'Not for a date far away or without consequences: write the date. Not for running work: use a loader or SegmentedProgress.',
    },
  },
  decorators: [inBox('p-4')],
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

const state = (canvasElement: HTMLElement) => canvasElement.querySelector('[data-state]');

// CASHBK-09
export const Default: Story = {
  name: 'Days, hours, minutes, seconds',
  play: async ({ canvas, canvasElement }) => {
    const timer = canvas.getByRole('timer', { name: 'Кешбэк доступен ещё' });
    await expect(timer).toHaveTextContent('02 дн:14 час:36 мин:09 сек');
    await expect(state(canvasElement)).toHaveAttribute('data-state', 'STARTED');
  },
};

export const OnBackdrop: Story = {
  args: { on: 'backdrop' },
  render: (args) => (
    <div className="backdrop-malachite p-4">
      <Countdown {...args} />
    </div>
  ),
};

export const Line: Story = {
  args: { look: 'line', endsAt: left(0, 21, 14, 8) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^21:14:08$/u);
  },
};

// CASHBK-10
export const Stopped: Story = {
  name: 'Stopped',
  args: { endsAt: null },
  play: async ({ canvasElement }) => {
    await expect(state(canvasElement)).toHaveAttribute('data-state', 'STOPPED');
  },
};

// CASHBK-10
export const Completed: Story = {
  name: 'Completed',
  args: { endsAt: moment - 1 },
  play: async ({ canvas, canvasElement }) => {
    await expect(state(canvasElement)).toHaveAttribute('data-state', 'COMPLETED');
    await expect(canvas.getByRole('timer')).toHaveTextContent('00 дн:00 час:00 мин:00 сек');
  },
};

const languages = [
  { lang: 'ru', label: 'До окончания турнира осталось', units },
  {
    lang: 'kk',
    label: 'Турнирдің аяқталуына дейін қалды',
    units: { days: 'күн', hours: 'сағат', minutes: 'минут', seconds: 'секунд' },
  },
  {
    lang: 'az',
    label: 'Turnirin bitməsinə qalıb',
    units: { days: 'gün', hours: 'saat', minutes: 'dəqiqə', seconds: 'saniyə' },
  },
  {
    lang: 'en',
    label: 'The tournament ends in',
    units: { days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' },
  },
];

export const LongText: Story = {
  globals: screens.narrow,
  render: (args) => (
    <div className="grid gap-4">
      {languages.map(({ lang, ...texts }) => (
        <div key={lang} lang={lang}>
          <Countdown {...args} {...texts} endsAt={left(128, 14, 36, 9)} />
        </div>
      ))}
    </div>
  ),
};
