import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectLink, longText } from '../../../testing/index.ts';
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

export const LongText: Story = longText((t, args) => (
  <PageHeader {...args} title={t.title} back={{ href: '/', label: t.name }} />
));
