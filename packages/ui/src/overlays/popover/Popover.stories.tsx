import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../inputs/button/index.ts';
import { screens } from '../../../testing/index.ts';
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

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const Again: Story = {
  name: 'A second press on the trigger closes it',
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: '196 250 ₸' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger);
    const panel = await screen.findByRole('dialog', { name: 'Баланс' });
    await expect(trigger).toHaveAttribute('aria-controls', panel.id);
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(trigger).toHaveFocus();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
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

const long = {
  ru: ['Баланс', 'Из них 12 500 ₸ бонусных: вывести их можно после отыгрыша.'],
  kk: ['Баланс', 'Оның 12 500 ₸ бонустық: айналым жасалған соң ғана шығаруға болады.'],
  az: ['Balans', 'Bunun 12,50 ₼-ı bonusdur: mərc tələbi yerinə yetirildikdən sonra çıxarıla bilər.'],
  en: ['Balance', '12 500 ₸ of it are bonus money: they can be withdrawn once wagered.'],
} as const;

export const LongText: Story = {
  globals: screens.narrow,
  render: (args) => (
    <>
      {Object.entries(long).map(([lang, [label, text]]) => (
        <div key={lang} lang={lang} className="[&>div]:h-auto">
          <Controlled {...args} label={label} trigger={<Button variant="secondary">{label}</Button>}>
            <p lang={lang} className="max-w-64 text-body">
              {text}
            </p>
          </Controlled>
        </div>
      ))}
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    // Russian and Kazakh share the word.
    const triggers = canvas.getAllByRole('button');
    for (const [at, [label]] of Object.values(long).entries()) {
      await userEvent.click(triggers[at] as HTMLElement);
      const panel = await screen.findByRole('dialog', { name: label });
      await waitFor(() => expect(panel.getBoundingClientRect().left).toBeGreaterThanOrEqual(12));
      await expect(panel.getBoundingClientRect().right).toBeLessThanOrEqual(308);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  },
};
