import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectLink, longText } from '../../../testing/index.ts';
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
    await expectLink(canvas, 'Все Новинки', '/games/new');
  },
};

export const TitleOnly: Story = { args: { title: 'Недавние выигрыши', count: undefined, more: undefined } };

export const TwoLines: Story = {
  name: 'A title of two lines does not touch the list below it',
  args: { title: 'Апта сайын ең көп ұтыс берген слоттар', className: 'w-80' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    const { bottom, height } = heading.getBoundingClientRect();
    await expect(height).toBeGreaterThan(40);
    const head = heading.parentElement?.parentElement?.getBoundingClientRect();
    await expect((head?.bottom ?? 0) - bottom).toBeGreaterThanOrEqual(8);
  },
};

export const LongText: Story = longText(
  (t, args) => (
    <SectionHead {...args} title={t.title} count="1 284" more={{ href: '/games/live', label: t.name }} />
  ),
  { className: 'flex flex-col gap-4 py-4' },
);
