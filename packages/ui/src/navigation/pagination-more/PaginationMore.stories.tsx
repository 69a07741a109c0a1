import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inBox, longText } from '../../../testing/index.ts';
import { PaginationMore, type PaginationMoreProps } from './PaginationMore.tsx';

const meta = {
  title: 'Navigation/PaginationMore',
  component: PaginationMore,
  args: {
    shown: 40,
    total: 112,
    progressText: 'Показано 40 из 112',
    moreLabel: 'Показать ещё 40',
    endText: 'Это все игры',
    onMore: fn(),
  },
  parameters: {
    usage: {
      when: 'Under a list that grows by a press: search results, history, reviews.',
      not: 'Not where the next page comes by scrolling: InfiniteList has its own button. Not for pages with numbers.',
    },
  },
  decorators: [inBox('p-4')],
} satisfies Meta<typeof PaginationMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows how much is loaded; a click loads more',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Показано 40 из 112');
    await userEvent.click(canvas.getByRole('button', { name: 'Показать ещё 40' }));
    await expect(args.onMore).toHaveBeenCalledTimes(1);
  },
};

export const Busy: Story = {
  name: 'While more loads, a press does nothing',
  args: { busy: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onMore).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  name: 'A failure with a button to retry',
  args: { error: 'Не получилось загрузить. Проверьте связь.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Не получилось загрузить');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onMore).toHaveBeenCalledTimes(1);
  },
};

function Growing({ onMore, ...rest }: PaginationMoreProps) {
  const [shown, setShown] = useState(40);
  return (
    <PaginationMore
      {...rest}
      shown={shown}
      progressText={`Показано ${shown} из 112`}
      onMore={() => {
        onMore();
        setShown(Math.min(shown + 40, 112));
      }}
    />
  );
}

export const Keys: Story = {
  name: 'Enter and Space load more; the focus stays on the button, after the last page it is on the end text',
  tags: ['keys'],
  render: (args) => <Growing {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Показано 80 из 112');
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent('Показано 112 из 112');
    await expect(canvas.getByText('Это все игры')).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const NoEndText: Story = {
  name: 'Without a text for the end the focus goes to the progress',
  tags: ['keys'],
  render: (args) => <Growing {...args} endText={undefined} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
};

export const LongText: Story = longText(
  (t, args) => <PaginationMore {...args} progressText={t.hint} moreLabel={t.action} />,
  { className: 'flex flex-col gap-6' },
);
