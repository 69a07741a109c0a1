import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { screens, InEachLanguage } from '../../../testing/index.ts';
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
  name: 'One link to the lobby',
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Тут только степь' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'В лобби' })).toHaveAttribute('href', '#lobby');
  },
};

export const LongText: Story = {
  globals: screens.narrow,
  render: (args) => (
    <InEachLanguage>
      {(t) => (
        <NotFound
          {...args}
          title={t.title}
          home={{ label: t.action, href: '#lobby' }}
          className="min-h-[480px]"
        />
      )}
    </InEachLanguage>
  ),
};
