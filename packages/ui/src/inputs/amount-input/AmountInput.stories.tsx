import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { controlled, inBox, longText, screens, withLargeText } from '../../../testing/index.ts';
import { AmountInput } from './AmountInput.tsx';

const Controlled = controlled(AmountInput);

const meta = {
  title: 'Inputs/AmountInput',
  component: AmountInput,
  args: {
    label: 'Сумма',
    name: 'amount',
    value: null,
    onValueChange: fn(),
    currencySymbol: '₸',
    range: '3 000 – 1 500 000 ₸',
    clearLabel: 'Очистить',
    unreadable: 'Введите сумму цифрами, например 1 500,50',
    presets: [10_000, 25_000, 50_000, 100_000].map((major) => ({
      value: major * 100,
      label: String(major).replace(/\B(?=(\d{3})+$)/gu, '\u00a0'),
    })),
  },
  parameters: {
    usage: {
      when: 'For the sum of a deposit or a withdrawal: whole units, limits in words, quick sums under it.',
      not: 'For other numbers, such as a code or an age: use TextInput or the field made for them.',
    },
  },
  render: (args) => <Controlled {...args} />,
  decorators: [inBox('max-w-form p-4')],
} satisfies Meta<typeof AmountInput>;
export default meta;
type Story = StoryObj<typeof meta>;

const grouped = (text: string) => text.replaceAll(' ', '\u00a0');

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Сумма' });
    await userEvent.type(input, '25000');
    await expect(input).toHaveValue(grouped('25 000'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2_500_000);
    await expect(canvas.getByRole('button', { name: grouped('25 000') })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: grouped('100 000') }));
    await expect(input).toHaveValue(grouped('100 000'));
    await userEvent.click(canvas.getByRole('button', { name: 'Очистить' }));
    await expect(input).toHaveValue('');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

// INPUT-01
export const Unreadable: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('1.2.3');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/1 500,50/u);
  },
};

export const Disabled: Story = {
  args: { value: 2_500_000, disabled: true, hint: 'Сумму уже не изменить: платёж создан' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};

export const LargeText: Story = {
  name: 'With text of 200 % the narrowest phone shows the whole amount',
  args: { value: 150_000_000 },
  globals: screens.narrow,
  play: ({ canvas }) =>
    withLargeText(async () => {
      const input = canvas.getByRole('textbox');
      await waitFor(() => expect(getComputedStyle(input).fontSize).toBe('48px'));
      await expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
    }),
};

export const LongText: Story = longText((t, args) => (
  <Controlled {...args} label={t.label} range="3 000 – 1 500 000 ₸" error={t.error} />
));

export const Keys: Story = {
  tags: ['keys'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('7000');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Очистить' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('textbox')).toHaveValue(grouped('10 000'));
  },
};
