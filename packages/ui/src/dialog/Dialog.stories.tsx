import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { TextInput } from '../text-input/index.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { BottomSheet, Dialog, type DialogProps } from './Dialog.tsx';

const texts = {
  title: 'Депозит зачислен',
  description: '25 000 ₸ и бонус 12 500 ₸ уже на счёте.',
  closeLabel: 'Закрыть',
};

function Opener({ kind, ...rest }: { kind: 'dialog' | 'sheet' } & Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  const Layer = kind === 'dialog' ? Dialog : BottomSheet;
  return (
    <div className="p-4">
      <Button onClick={() => setOpen(true)}>Открыть</Button>
      <Layer
        {...texts}
        footer={
          <>
            <Button block>Играть</Button>
            <Button block variant="ghost" onClick={() => setOpen(false)}>
              К бонусам
            </Button>
          </>
        }
        {...rest}
        open={open}
        onOpenChange={setOpen}
      />
    </div>
  );
}

const meta = { title: 'Components/Dialog', component: Opener, args: { kind: 'dialog' } } satisfies Meta<
  typeof Opener
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Открыть' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Депозит зачислен' });
    await expect(dialog).toHaveAccessibleDescription('25 000 ₸ и бонус 12 500 ₸ уже на счёте.');
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
};

export const Open: Story = { play: open };
export const OpenLight: Story = { globals: { theme: 'light' }, play: open };
export const Sheet: Story = {
  args: { kind: 'sheet', children: <p className="px-4 text-body">…</p> },
  play: open,
};
export const SheetDesktop: Story = { ...Sheet, globals: { viewport: { value: 'desktop1440' } } };

export const LongContentNarrow: Story = {
  globals: { viewport: { value: 'phone320' }, locale: 'kk' },
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

export const WithField: Story = {
  args: { kind: 'sheet', title: 'Промокод', children: <TextInput label="Промокод" className="px-4" /> },
  play: open,
};

function Confirmation({ onConfirm }: { onConfirm: () => void }) {
  const [shown, setShown] = useState(false);
  return (
    <div className="p-4">
      <Button variant="secondary" onClick={() => setShown(true)}>
        Открыть
      </Button>
      <ConfirmDialog
        open={shown}
        onOpenChange={setShown}
        title="Отменить бонус?"
        text="Бонус 10 000 ₸ и выигрыш с него сгорят. Деньги депозита останутся на счёте."
        confirmLabel="Отменить бонус"
        cancelLabel="Оставить бонус"
        tone="danger"
        onConfirm={() => {
          onConfirm();
          setShown(false);
        }}
      />
    </div>
  );
}

const onConfirm = fn();

export const Confirm: Story = {
  render: () => <Confirmation onConfirm={onConfirm} />,
  beforeEach: () => {
    onConfirm.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }));
    await screen.findByRole('alertdialog', { name: 'Отменить бонус?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Оставить бонус' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(onConfirm).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Отменить бонус' }));
    await expect(onConfirm).toHaveBeenCalledOnce();
  },
};

export const Keys: Story = {
  tags: ['keys'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Играть' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Закрыть' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Играть' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Открыть' })).toHaveFocus();
  },
};

function FromTheStart() {
  const [open, setOpen] = useState(true);
  return (
    <main tabIndex={-1} className="p-4 outline-none">
      <Dialog {...texts} open={open} onOpenChange={setOpen} />
    </main>
  );
}

export const WithoutOpener: Story = {
  name: 'A window that stood there from the start leaves the focus to the main part of the page',
  render: () => <FromTheStart />,
  tags: ['keys'],
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  },
};
