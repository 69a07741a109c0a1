import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
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

function Example({
  messages = [credited],
  overDialog = false,
}: {
  messages?: readonly ToastMessage[];
  overDialog?: boolean;
}) {
  return (
    <ToastProvider label="Сообщения" closeLabel="Закрыть сообщение">
      <Buttons messages={messages} overDialog={overDialog} />
    </ToastProvider>
  );
}

const meta = { title: 'Components/Toast', component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const region = await screen.findByRole('region', { name: 'Сообщения' });
    const status = region.querySelector('[role="status"]');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: /Показать/u }));
    await expect(status).toHaveTextContent('Депозит зачислен25 000 ₸ уже на счёте.');
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть сообщение' }));
    await expect(status).toBeEmptyDOMElement();
  },
};

const show =
  (title: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Показать: ${title}` }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Закрыть сообщение' })).toBeVisible());
  };

const declined: ToastMessage = {
  tone: 'error',
  title: 'Платёж отклонён',
  text: 'Банк не подтвердил операцию. Попробуйте другую карту.',
  action: { label: 'В кассу', href: '#cash-box' },
};

export const Declined: Story = {
  args: { messages: [declined] },
  play: async (context) => {
    await show('Платёж отклонён')(context);
    await expect(screen.getByRole('alert')).toHaveTextContent('Платёж отклонён');
    await expect(screen.getByRole('link', { name: 'В кассу' })).toHaveAttribute('href', '#cash-box');
  },
};

const gift: ToastMessage = {
  tone: 'money',
  title: 'Новый бонус',
  text: '20 фриспинов в Tulpar Gold до 23 ноября.',
};
export const Money: Story = { args: { messages: [gift] }, play: show('Новый бонус') };
export const MoneyLight: Story = { ...Money, globals: { theme: 'light' } };
export const Desktop: Story = {
  args: { messages: [gift] },
  globals: { viewport: { value: 'desktop1440' } },
  play: show('Новый бонус'),
};

export const LongTextNarrow: Story = {
  globals: { viewport: { value: 'phone320' }, locale: 'kk' },
  args: {
    messages: [
      {
        tone: 'warning',
        title: 'Техникалық жұмыстар жүргізілуде',
        text: 'Баланс бірнеше минуттан кейін жаңарады, бетті қайта жүктеудің қажеті жоқ.',
      },
    ],
  },
  play: show('Техникалық жұмыстар жүргізілуде'),
};

export const OneAtATime: Story = {
  args: { messages: [credited, gift] },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button');
    if (first) await userEvent.click(first);
    if (second) await userEvent.click(second);
    await expect(screen.getAllByRole('button', { name: 'Закрыть сообщение' })).toHaveLength(1);
    await expect(screen.getByText('Депозит зачислен')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть сообщение' }));
    await expect(screen.getByText('Новый бонус')).toBeInTheDocument();
  },
};

export const OverDialog: Story = {
  args: { overDialog: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть окно' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Показать из окна' }));
    // Still in the tree of assistive technology, and pressing it leaves the window open.
    const close = await screen.findByRole('button', { name: 'Закрыть сообщение' });
    await waitFor(() => expect(close).toBeVisible());
    await userEvent.click(close);
    await waitFor(() => expect(screen.queryByText('Депозит зачислен')).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'Окно' })).toBeInTheDocument();
  },
};

export const Keys: Story = {
  tags: ['keys'],
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{F8}');
    await expect(screen.getByRole('button', { name: 'Закрыть сообщение' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.queryByText('Депозит зачислен')).toBeNull();
  },
};
