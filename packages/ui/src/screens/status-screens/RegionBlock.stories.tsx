import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fitsPage } from '../../../testing/fits-page.ts';
import { objects, screens } from '../../../testing/index.ts';
import { RegionBlock } from './RegionBlock.tsx';

const meta = {
  title: 'Screens/Screens/RegionBlock',
  component: RegionBlock,
  args: {
    art: objects.globe,
    title: 'Казино недоступно в вашем регионе',
    text: 'Tulpar работает в Казахстане и Азербайджане. Если вы там и видите этот экран, напишите нам.',
    support: { label: 'Написать в поддержку', href: '#support' },
  },
  parameters: {
    usage: {
      when: 'The server answers 451: the product is not offered where the visitor is.',
      not: 'A lost network is NoConnection, a blocked player AccountBlocked. It never offers to try again.',
    },
  },
} satisfies Meta<typeof RegionBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

// AVAIL-07
export const Default: Story = {
  name: 'A heading, a sign and no way to try again',
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Казино недоступно в вашем регионе' }),
    ).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Написать в поддержку' })).toHaveAttribute(
      'href',
      '#support',
    );
  },
};
export const WithoutSupport: Story = { args: { support: undefined } };

const long = {
  ru: [
    'Онлайн-казино Tulpar недоступно для посетителей из вашего региона',
    'Написать в круглосуточную поддержку',
  ],
  kk: [
    'Tulpar онлайн-казиносы сіздің аймағыңыздағы келушілер үшін қолжетімсіз',
    'Тәулік бойғы қолдау қызметіне жазу',
  ],
  az: [
    'Tulpar onlayn kazinosu bölgənizdəki ziyarətçilər üçün əlçatan deyil',
    'Gecə-gündüz dəstək xidmətinə yazın',
  ],
  en: [
    'Tulpar online casino is not available for visitors from your region',
    'Write to round-the-clock support',
  ],
} as const;

export const LongText: Story = {
  globals: screens.narrow,
  render: (args) => (
    <>
      {Object.entries(long).map(([lang, [title, action]]) => (
        <div key={lang} lang={lang}>
          <RegionBlock
            {...args}
            title={title}
            support={{ label: action, href: '#support' }}
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
    await expect(canvas.getByRole('link', { name: 'Написать в поддержку' })).toHaveFocus();
  },
};
