import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../inputs/button/index.ts';
import { Picture } from '../../content/picture/Picture.tsx';
import { objects, screens } from '../../../testing/index.ts';
import { Dialog } from './Dialog.tsx';
import { longLayer, Opener, openLayer } from './story-parts.tsx';

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Депозит зачислен',
    description: '25 000 ₸ и бонус 12 500 ₸ уже на счёте.',
    closeLabel: 'Закрыть',
    media: <Picture image={objects.coin} loading="eager" className="size-24 object-contain" />,
    footer: (
      <>
        <Button block>Играть</Button>
        <Button block variant="ghost">
          К бонусам
        </Button>
      </>
    ),
  },
  parameters: {
    usage: {
      when: 'Something the player must see before going on: the result of a payment, terms, a short task of its own.',
      not: 'A choice from a list or a form on a phone is a BottomSheet, a question with two answers a ConfirmDialog, news that needs no answer a toast.',
    },
  },
  render: (args) => <Opener layer={(state) => <Dialog {...args} {...state} />} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = openLayer('dialog');

export const Default: Story = {
  play: async (context) => {
    await open(context);
    const dialog = screen.getByRole('dialog', { name: 'Депозит зачислен' });
    await expect(dialog).toHaveAccessibleDescription('25 000 ₸ и бонус 12 500 ₸ уже на счёте.');
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await context.userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(context.canvas.getByRole('button', { name: 'Открыть' })).toHaveFocus();
  },
};

export const PressOutside: Story = {
  name: 'A press outside closes it, unless it was meant for the page before',
  play: async (context) => {
    await open(context);
    const press = () => context.userEvent.click(document.elementFromPoint(4, 4) ?? document.body);
    await press();
    await expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'open');
    await waitFor(async () => {
      await press();
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
  },
};

export const LongContent: Story = {
  name: 'Long content scrolls inside, the buttons stay in sight',
  globals: { ...screens.narrow, locale: 'kk' },
  args: {
    title: 'Бонустан бас тарту шарттары мен салдары туралы маңызды ақпарат',
    children: <p className="pt-4 text-body">{'Бонус пен одан түскен ұтыс жойылады. '.repeat(60)}</p>,
  },
  play: async (context) => {
    await open(context);
    const button = screen.getByRole('button', { name: 'К бонусам' });
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const LongText: Story = longLayer((args, state, texts) => (
  <Dialog
    {...args}
    {...state}
    title={texts.title}
    description={texts.text}
    footer={<Button block>{texts.action}</Button>}
  />
));

// MODAL-05
export const Keys: Story = {
  name: 'Tab goes round inside, Escape closes and gives the focus back',
  tags: ['keys'],
  globals: screens.desktop,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Играть' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Закрыть' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Играть' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Закрыть' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Открыть' })).toHaveFocus();
  },
};

export const OneAtATime: Story = {
  name: 'Escape closes the upper of two windows',
  tags: ['keys'],
  args: { footer: undefined, media: undefined },
  render: (args) => (
    <Opener
      layer={(state) => (
        <Dialog {...args} {...state}>
          <Opener
            label="Условия"
            layer={(inner) => <Dialog {...args} {...inner} title="Условия бонуса" description={undefined} />}
          />
        </Dialog>
      )}
    />
  ),
  play: async (context) => {
    await open(context);
    const { userEvent } = context;
    await userEvent.click(screen.getByRole('button', { name: 'Условия' }));
    await screen.findByRole('dialog', { name: 'Условия бонуса' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Условия бонуса' })).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'Депозит зачислен' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Условия' })).toHaveFocus());
  },
};

function FromTheStart() {
  const [isOpen, setOpen] = useState(true);
  return (
    <main tabIndex={-1} className="p-4 outline-none">
      <Dialog open={isOpen} onOpenChange={setOpen} title="Депозит зачислен" closeLabel="Закрыть" />
    </main>
  );
}

export const WithoutOpener: Story = {
  name: 'Without an opener closing moves the focus to the main part',
  render: () => <FromTheStart />,
  tags: ['keys'],
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  },
};
