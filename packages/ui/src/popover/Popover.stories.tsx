import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Popover } from './Popover.tsx';

function Example({ closeOnScroll = false }: { closeOnScroll?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <div className="h-[200vh] p-4 text-right">
      <Popover
        label="Баланс"
        open={open}
        onOpenChange={setOpen}
        closeOnScroll={closeOnScroll}
        trigger={<Button variant="secondary">196 250 ₸</Button>}
      >
        <p className="w-64 text-body">196 250,00 ₸</p>
        <Button block className="mt-4">
          Пополнить
        </Button>
      </Popover>
    </div>
  );
}

const meta = { title: 'Components/Popover', component: Example } satisfies Meta<typeof Example>;
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

export const Open: Story = {
  globals: { theme: 'light' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const ClosesOnScroll: Story = {
  args: { closeOnScroll: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    window.scrollTo(0, 40);
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
