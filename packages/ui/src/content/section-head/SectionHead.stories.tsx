import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { fitsPage } from '../../../testing/fits-page.ts';
import { screens } from '../../../testing/index.ts';
import { SectionHead } from './SectionHead.tsx';

const meta = {
  title: 'Content/SectionHead',
  component: SectionHead,
  parameters: {
    usage: {
      when: 'Above a list on a page that has several.',
      not: 'Not for the title of a page: PageHeader. Not inside a card.',
    },
  },
  args: { title: 'Новинки', count: '24', more: { href: '/games/new', label: 'Все' } },
} satisfies Meta<typeof SectionHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'The link to all of it is named by the section too',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Новинки' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Все Новинки' })).toHaveAttribute('href', '/games/new');
  },
};

export const TitleOnly: Story = { args: { title: 'Недавние выигрыши', count: undefined, more: undefined } };

export const Keys: Story = {
  name: 'Tab reaches the way to all of it',
  tags: ['keys'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Все Новинки' })).toHaveFocus();
  },
};

const long = [
  { lang: 'ru', title: 'Игры с живыми ведущими и настольные игры', more: 'Показать все' },
  { lang: 'kk', title: 'Жүргізушісі бар ойындар мен үстел ойындары', more: 'Барлығын көру' },
  { lang: 'az', title: 'Canlı aparıcılı oyunlar və stolüstü oyunlar', more: 'Hamısına bax' },
  { lang: 'en', title: 'Games with live dealers and table games', more: 'Show all' },
];

export const LongText: Story = {
  globals: screens.narrow,
  render: (args) => (
    <div className="flex flex-col gap-4 py-4">
      {long.map(({ lang, title, more }) => (
        <div key={lang} lang={lang}>
          <SectionHead {...args} title={title} count="1 284" more={{ href: '/games/live', label: more }} />
        </div>
      ))}
    </div>
  ),
  play: fitsPage,
};
