import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { longLayer, Opener, openLayer } from './story-parts.tsx';

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Отменить бонус?',
    text: 'Бонус 10 000 ₸ и выигрыш с него сгорят. Деньги депозита останутся на счёте.',
    confirmLabel: 'Отменить бонус',
    cancelLabel: 'Оставить бонус',
    tone: 'danger',
    onConfirm: fn(),
  },
  parameters: {
    usage: {
      when: 'Before something that cannot be taken back: a bonus burns, a withdrawal is cancelled, the session ends.',
      not: 'Do not ask about what can be undone: do it and offer to undo it in a toast. News without a choice is a Dialog.',
    },
  },
  render: (args) => <Opener layer={(state) => <ConfirmDialog {...args} {...state} />} />,
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = openLayer('alertdialog');

export const Default: Story = {
  play: async (context) => {
    const { args, userEvent } = context;
    await open(context);
    const question = screen.getByRole('alertdialog', { name: 'Отменить бонус?' });
    await expect(question).toHaveAccessibleDescription(/сгорят/u);
    await userEvent.click(screen.getByRole('button', { name: 'Отменить бонус' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async (context) => {
    await open(context);
    const { args, userEvent } = context;
    const confirm = screen.getByRole('button', { name: 'Отменить бонус' });
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(confirm);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const NothingToConfirm: Story = {
  name: 'Once nothing can be confirmed, only the closing button remains',
  args: { text: 'Этот бонус уже закончился.', confirmLabel: null, cancelLabel: 'Закрыть' },
  play: async (context) => {
    await open(context);
    const question = within(screen.getByRole('alertdialog'));
    await expect(question.getAllByRole('button')).toHaveLength(1);
    await context.userEvent.click(question.getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(context.args.onConfirm).not.toHaveBeenCalled();
  },
};

export const PressOutside: Story = {
  name: 'A press outside does not answer the question',
  play: async (context) => {
    await open(context);
    await context.userEvent.click(document.elementFromPoint(4, 4) ?? document.body);
    await expect(screen.getByRole('alertdialog')).toBeVisible();
  },
};

/** Whether a press on the middle of an element reaches it. */
const isPressable = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

export const UnderTheFinger: Story = {
  name: 'A press meant for the page does not answer the question, a key does',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }));
    const confirm = await screen.findByRole('button', { name: 'Отменить бонус' });
    await expect(isPressable(confirm)).toBe(false);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Оставить бонус' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(isPressable(confirm)).toBe(true));
  },
};

export const LongText: Story = longLayer(
  (args, state, texts) => (
    <ConfirmDialog
      {...args}
      {...state}
      title={texts.title}
      text={texts.text}
      confirmLabel={texts.action}
      cancelLabel={texts.hint}
    />
  ),
  'alertdialog',
);

export const Keys: Story = {
  name: 'The safe answer has the focus; Escape means no',
  tags: ['keys'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Оставить бонус' })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Отменить бонус' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Оставить бонус' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Открыть' })).toHaveFocus();
  },
};
