import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { screens } from '../story-art/index.ts';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Content/PageHeader',
  component: PageHeader,
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
export const LongAzerbaijani: Story = {
  globals: { locale: 'az', ...screens.narrow },
  args: { title: 'Əlaqə məlumatları və təsdiqləmə', back: { href: '/', label: 'Geri' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};
export const Light: Story = { globals: screens.light };
