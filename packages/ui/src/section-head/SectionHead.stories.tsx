import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { screens } from '../story-art/index.ts';
import { SectionHead } from './SectionHead.tsx';

const meta = {
  title: 'Content/SectionHead',
  component: SectionHead,
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

export const LongKazakh: Story = {
  globals: { locale: 'kk', ...screens.narrow },
  args: {
    title: 'Тікелей эфирдегі ойындар мен үстел ойындары',
    count: '1 284',
    more: { href: '/games/live', label: 'Барлығы' },
  },
  play: async ({ canvas }) => {
    const more = canvas.getByRole('link').getBoundingClientRect();
    await expect(more.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(more.height).toBeGreaterThanOrEqual(44);
  },
};

export const Light: Story = { globals: screens.lightDesktop };
