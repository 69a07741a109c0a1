import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBox, longText } from '../../testing/index.ts';
import { TermsLine } from './TermsLine.tsx';

const meta = {
  title: 'Content/TermsLine',
  component: TermsLine,
  args: { terms: '21+ · депозит от 3\u00a0000\u00a0₸ · вейджер x10 · 7\u00a0дней' },
  parameters: {
    usage: {
      when: 'Inside a banner: its terms in small print, in at most two lines.',
      not: 'Outside a banner, facts on a line are a DotLine.',
    },
  },
  decorators: [inBox('w-75 p-4')],
} satisfies Meta<typeof TermsLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithLink: Story = {
  name: 'A link to all terms follows the terms',
  args: { link: { label: 'условия', href: '#terms' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'условия' }).parentElement).toHaveTextContent(
      /7.дней · условия$/,
    );
  },
};

export const LongText: Story = longText((t) => (
  <TermsLine terms={`${t.title} · ${t.hint}`} link={{ label: t.action, href: '#terms' }} />
));
