import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { expectLink, longText, screens, withLargeText } from '../../../testing/index.ts';
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
    await expectLink(canvas, 'Назад', '/');
    await expect(canvas.getByRole('banner').clientHeight).toBe(56);
  },
};

export const LargeText: Story = {
  name: 'With text of 200 % the title is whole, and the balance is below it',
  globals: screens.narrow,
  play: ({ canvas }) =>
    withLargeText(async () => {
      const title = canvas.getByRole('heading', { level: 1 });
      await waitFor(() => expect(getComputedStyle(title).fontSize).toBe('36px'));
      await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
      const balance = canvas.getByText('196 250 ₸').getBoundingClientRect();
      await expect(balance.top).toBeGreaterThanOrEqual(title.getBoundingClientRect().bottom);
      await expect(balance.right).toBeLessThanOrEqual(innerWidth);
    }),
};

export const LongText: Story = longText((t, args) => (
  <PageHeader {...args} title={t.title} back={{ href: '/', label: t.name }} />
));
