import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../inputs/button/index.ts';
import { Dialog } from '../../overlays/dialog/index.ts';
import { longTexts } from '../../../testing/languages.tsx';
import { pressSettled } from '../../../testing/stories.tsx';
import type { ToastMessage } from './queue.ts';
import { ToastProvider, useToast } from './Toast.tsx';

const credited: ToastMessage = { tone: 'success', title: 'Депозит зачислен', text: '25 000 ₸ уже на счёте.' };

function Buttons({ messages, overDialog }: { messages: readonly ToastMessage[]; overDialog: boolean }) {
  const { show } = useToast();
  const [open, setOpen] = useState(false);
  return (
    <div className="mt-52 grid justify-items-start gap-2 p-4">
      {messages.map((message) => (
        <Button key={message.title} variant="secondary" onClick={() => show(message)}>
          {`Показать: ${message.title}`}
        </Button>
      ))}
      {overDialog ? (
        <>
          <Button onClick={() => setOpen(true)}>Открыть окно</Button>
          <Dialog open={open} onOpenChange={setOpen} title="Окно" closeLabel="Закрыть окно">
            <Button block className="mt-4" onClick={() => show(credited)}>
              Показать из окна
            </Button>
          </Dialog>
        </>
      ) : null}
    </div>
  );
}

/** Args for a page under the toaster, with a button for every message. */
const page = (messages: readonly ToastMessage[] = [credited], overDialog = false) => ({
  children: <Buttons messages={messages} overDialog={overDialog} />,
});

const meta = {
  title: 'Feedback/Toast',
  component: ToastProvider,
  args: { label: 'Сообщения', closeLabel: 'Закрыть сообщение', ...page() },
  parameters: {
    usage: {
      when: 'News about what has just happened, whatever page the player is on: a deposit came, a copy was made, a payment was declined.',
      not: 'What belongs to a place on the page is a Notice there; an error of a field is shown below the field; what must be answered is a Dialog.',
    },
  },
} satisfies Meta<typeof ToastProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

const findClose = () => screen.findByRole('button', { name: 'Закрыть сообщение' });
const pressClose = async () => pressSettled(await findClose());

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const region = await screen.findByRole('region', { name: 'Сообщения' });
    const status = region.querySelector('[role="status"]');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: /Показать/u }));
    await waitFor(() => expect(status).toHaveTextContent('Депозит зачислен25 000 ₸ уже на счёте.'));
    await pressClose();
    await expect(status).toBeEmptyDOMElement();
  },
};

const declined: ToastMessage = {
  tone: 'error',
  title: 'Платёж отклонён',
  text: 'Банк не подтвердил операцию. Попробуйте другую карту.',
};

export const Declined: Story = {
  args: page([declined]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать: Платёж отклонён' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Закрыть сообщение' })).toBeVisible());
    await expect(screen.getByRole('alert')).toHaveTextContent('Платёж отклонён');
  },
};

const gift: ToastMessage = {
  tone: 'money',
  title: 'Новый бонус',
  text: '20 фриспинов в Tulpar Gold до 23 ноября.',
};
// NOTIF-06
export const OneAtATime: Story = {
  name: 'One is in sight, the rest wait',
  args: page([credited, gift]),
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button');
    if (first) await userEvent.click(first);
    if (second) await userEvent.click(second);
    await expect(await screen.findAllByRole('button', { name: 'Закрыть сообщение' })).toHaveLength(1);
    await expect(screen.getByText('Депозит зачислен')).toBeInTheDocument();
    await pressClose();
    await expect(screen.getByText('Новый бонус')).toBeInTheDocument();
  },
};

export const OverDialog: Story = {
  args: page([credited], true),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть окно' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Показать из окна' }));
    // The toast remains exposed to assistive technology, and pressing it leaves the dialog open.
    const close = await screen.findByRole('button', { name: 'Закрыть сообщение' });
    await waitFor(() => expect(close).toBeVisible());
    await pressClose();
    await waitFor(() => expect(screen.queryByText('Депозит зачислен')).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'Окно' })).toBeInTheDocument();
  },
};

export const UnderTheFinger: Story = {
  name: 'A press meant for the page goes to the page, one meant for a toast that has gone does not',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Показать/u }));
    const close = await findClose();
    const { left, top, width, height } = close.getBoundingClientRect();
    const isOverPage = () =>
      document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[data-toaster]') === null;
    await expect(isOverPage()).toBe(true);
    await waitFor(() => expect(isOverPage()).toBe(false));
    await pressClose();
    await expect(close).not.toBeInTheDocument();
    await expect(isOverPage()).toBe(false);
    await waitFor(() => expect(isOverPage()).toBe(true));
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone320' } },
  args: page(
    Object.entries(longTexts).map(([lang, { title, text }], at) => ({
      tone: (['error', 'success', 'warning', 'money'] as const)[at] ?? 'info',
      title,
      text: <span lang={lang}>{text}</span>,
    })),
  ),
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button', { name: /^Показать/u })) {
      await userEvent.click(button);
      const close = await screen.findByRole('button', { name: 'Закрыть сообщение' });
      const card = close.closest('[data-tone]');
      await expect(card?.scrollWidth).toBeLessThanOrEqual(card?.clientWidth ?? 0);
      await pressClose();
    }
  },
};

export const Keys: Story = {
  name: 'Closing by key moves the focus to the next toast, then back to the page',
  tags: ['keys'],
  args: page([credited, gift]),
  play: async ({ canvas, userEvent }) => {
    const [, second] = canvas.getAllByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Депозит зачислен');
    await userEvent.keyboard('{F8}');
    await expect(screen.getByRole('button', { name: 'Закрыть сообщение' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Новый бонус');
    await expect(screen.getByRole('button', { name: 'Закрыть сообщение' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.queryByRole('button', { name: 'Закрыть сообщение' })).toBeNull();
    await expect(second).toHaveFocus();
  },
};

function Interrupted() {
  const { show } = useToast();
  return (
    <div className="mt-52 grid justify-items-start gap-2 p-4">
      <Button variant="secondary" onClick={() => show(credited)}>
        Показать
      </Button>
      <Button variant="secondary" onPointerEnter={() => show(credited)}>
        Повторить
      </Button>
    </div>
  );
}

export const FocusOfRepeated: Story = {
  name: 'The focus outlives a toast that is repeated',
  tags: ['keys'],
  args: { children: <Interrupted /> },
  play: async ({ canvas, userEvent }) => {
    const repeat = canvas.getByRole('button', { name: 'Повторить' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const close = await screen.findByRole('button', { name: 'Закрыть сообщение' });
    await userEvent.keyboard('{F8}');
    await expect(close).toHaveFocus();
    await userEvent.hover(repeat);
    await waitFor(() => expect(close).not.toBeInTheDocument());
    await expect(screen.getByRole('button', { name: 'Закрыть сообщение' })).toHaveFocus();
  },
};
