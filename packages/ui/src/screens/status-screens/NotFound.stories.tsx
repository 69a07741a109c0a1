import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fitsPage } from '../../../testing/fits-page.ts';
import { screens } from '../../../testing/index.ts';
import { NotFound } from './NotFound.tsx';

const meta = {
  title: 'Screens/Screens/NotFound',
  component: NotFound,
  args: {
    title: 'Тут только степь',
    text: 'Такой страницы нет или она переехала.',
    home: { label: 'В лобби', href: '#lobby' },
  },
  parameters: {
    usage: {
      when: 'The address names no page, or what it named is gone.',
      not: 'An empty list or a search without results is an EmptyState inside its page.',
    },
  },
} satisfies Meta<typeof NotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

// ROUTE-46
export const Default: Story = {
  name: 'One way out',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Тут только степь' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'В лобби' })).toHaveAttribute('href', '#lobby');
  },
};

const long = {
  ru: ['Страница, которую вы ищете, не существует или была перемещена', 'Вернуться на главную страницу'],
  kk: ['Сіз іздеген бет жоқ немесе басқа мекенжайға көшірілген', 'Басты бетке оралу'],
  az: ['Axtardığınız səhifə mövcud deyil və ya başqa ünvana köçürülüb', 'Ana səhifəyə qayıdın'],
  en: ['The page you are looking for does not exist or has moved', 'Return to the main page'],
} as const;

export const LongText: Story = {
  globals: screens.narrow,
  render: (args) => (
    <>
      {Object.entries(long).map(([lang, [title, action]]) => (
        <div key={lang} lang={lang}>
          <NotFound
            {...args}
            title={title}
            home={{ label: action, href: '#lobby' }}
            className="min-h-[480px]"
          />
        </div>
      ))}
    </>
  ),
  play: fitsPage,
};

export const Keys: Story = {
  tags: ['keys'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'В лобби' })).toHaveFocus();
  },
};
