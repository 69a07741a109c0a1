import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../inputs/button/index.ts';
import { longText } from '../../../testing/index.ts';
import { Popover, type PopoverProps } from './Popover.tsx';

function Controlled(args: PopoverProps) {
  const [open, onOpenChange] = useState(false);
  return (
    <div className="h-[200vh] p-4 text-right">
      <Popover {...args} open={open} onOpenChange={onOpenChange} />
    </div>
  );
}

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    open: true,
    onOpenChange: fn(),
    label: 'Баланс',
    trigger: <Button variant="secondary">196 250 ₸</Button>,
    children: (
      <>
        <p className="max-w-64 text-body">196 250,00 ₸</p>
        <Button block className="mt-4">
          Пополнить
        </Button>
      </>
    ),
  },
  parameters: {
    usage: {
      when: 'A few things that hang from their button and do not stop the page: the parts of the balance, a note with a button.',
      not: 'A list of actions is a DropdownMenu; on a phone anything longer than a few lines is a BottomSheet.',
    },
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '196 250 ₸' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Баланс' })).toBeVisible());
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Keys: Story = {
  tags: ['keys'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Пополнить' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const LongText: Story = longText(
  (t, args, lang) => (
    <Controlled {...args} label={t.name} trigger={<Button variant="secondary">{t.name}</Button>}>
      <p lang={lang} className="max-w-64 text-body">
        {t.text}
      </p>
    </Controlled>
  ),
  {
    className: '[&>div>div]:h-auto',
    play: async ({ canvas, userEvent }) => {
      for (const trigger of canvas.getAllByRole('button')) {
        await userEvent.click(trigger);
        const panel = await screen.findByRole('dialog', { name: trigger.textContent });
        await waitFor(() => expect(panel.getBoundingClientRect().left).toBeGreaterThanOrEqual(12));
        await expect(panel.getBoundingClientRect().right).toBeLessThanOrEqual(308);
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      }
    },
  },
);
