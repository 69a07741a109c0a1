import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { inBox, longText } from '../../../testing/index.ts';
import { CopyField } from './CopyField.tsx';
import type { Wait } from './use-copy.ts';

/** A clock that a story advances by calling the functions in `due`. */
const clock = { due: [] as (() => void)[], delays: [] as number[] };
const byHand: Wait = (ms, then) => {
  clock.delays.push(ms);
  clock.due.push(then);
  return () => {
    clock.due = clock.due.filter((one) => one !== then);
  };
};
const written = fn<(text: string) => Promise<void>>();

const meta = {
  title: 'Inputs/CopyField',
  component: CopyField,
  args: {
    label: 'Ваш ID',
    value: '70418226',
    copyLabel: 'Скопировать',
    copiedLabel: 'Скопировано',
    manualLabel: 'Текст выделен: нажмите и удерживайте его, затем выберите «Копировать»',
    wait: byHand,
  },
  parameters: {
    usage: {
      when: 'For a text the player takes elsewhere: an account number, a payment reference, a link.',
      not: 'For a text the player changes: that is TextInput. Secrets such as passwords are not offered for copying.',
    },
  },
  beforeEach: () => {
    clock.due = [];
    clock.delays = [];
    written.mockReset().mockResolvedValue();
    // A mock, because whether a test browser may write to the clipboard depends on the machine.
    const spy = spyOn(navigator.clipboard, 'writeText').mockImplementation(written);
    return () => spy.mockRestore();
  },
  decorators: [inBox('max-w-form p-4')],
} satisfies Meta<typeof CopyField>;
export default meta;
type Story = StoryObj<typeof meta>;

// FORM-11, FORM-12
export const Default: Story = {
  name: 'Copies, says so, and takes no press for 6 seconds',
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Скопировать' });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Скопировано'));
    await expect(written).toHaveBeenLastCalledWith('70418226');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(written).toHaveBeenCalledTimes(1);
    await expect(clock.delays.at(-1)).toBe(6000);
    for (const then of clock.due) then();
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
    await userEvent.click(button);
    await expect(written).toHaveBeenCalledTimes(2);
  },
};

// FORM-11
export const Denied: Story = {
  name: 'Where the browser refuses, the text is selected and instructions are shown',
  play: async ({ canvas, userEvent }) => {
    written.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Ваш ID' });
    await userEvent.click(canvas.getByRole('button', { name: 'Скопировать' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Текст выделен'));
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('70418226');
    await expect([input.selectionStart, input.selectionEnd]).toEqual([0, 8]);
    await expect(canvas.getByRole('button')).not.toHaveAttribute('aria-disabled');
  },
};

// FORM-11
export const Insecure: Story = {
  name: 'A page without a clipboard selects the text too',
  play: async ({ canvas, userEvent }) => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Скопировать' }));
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Текст выделен'));
    } finally {
      Reflect.deleteProperty(navigator, 'clipboard');
    }
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const LongText: Story = longText((t, args) => (
  <CopyField
    {...args}
    label={t.label}
    value="https://tulpar.example/invite/aigerim-s-2026-autumn-steppe-cup"
  />
));
