import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { fitsPage } from '../../../testing/fits-page.ts';
import { screens } from '../../../testing/index.ts';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Navigation/PageHeader',
  component: PageHeader,
  parameters: {
    usage: {
      when: 'On a page of one task without the main header: cash box, contacts, documents, notifications.',
      not: 'Not together with Header, and not for a section inside a page: SectionHead.',
    },
  },
  args: {
    title: 'Касса',
    back: { href: '/', label: 'Назад' },
    right: (
      <>
        <span className="text-caption text-ink-muted">Баланс</span>
        <b className="text-body-strong">196 250 ₸</b>
      </>
    ),
  },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Касса' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Назад' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('banner').clientHeight).toBe(56);
  },
};
export const Keys: Story = {
  tags: ['keys'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Назад' })).toHaveFocus();
  },
};

const long = [
  { lang: 'ru', title: 'Контактные данные и их подтверждение', back: 'Назад' },
  { lang: 'kk', title: 'Байланыс деректері және оларды растау', back: 'Артқа' },
  { lang: 'az', title: 'Əlaqə məlumatları və onların təsdiqi', back: 'Geri' },
  { lang: 'en', title: 'Contact details and their confirmation', back: 'Back' },
];

export const LongText: Story = {
  globals: screens.narrow,
  render: (args) => (
    <>
      {long.map(({ lang, title, back }) => (
        <div key={lang} lang={lang}>
          <PageHeader {...args} title={title} back={{ href: '/', label: back }} />
        </div>
      ))}
    </>
  ),
  play: fitsPage,
};
