import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled, inBox, longText } from '../../../testing/index.ts';
import { CardNumberInput } from './CardNumberInput.tsx';

const Controlled = controlled(CardNumberInput);

const meta = {
  title: 'Inputs/CardNumberInput',
  component: CardNumberInput,
  args: {
    label: 'Номер карты',
    value: '',
    onValueChange: fn(),
    brandLabel: 'Платёжная система',
    brandNames: {
      visa: 'Visa',
      mastercard: 'Mastercard',
      amex: 'Amex',
      unionpay: 'UnionPay',
      mir: 'Мир',
      maestro: 'Maestro',
    },
  },
  parameters: {
    usage: {
      when: 'For the number of a payment card, together with an ExpiryInput.',
      not: 'Not for a masked number the player only reads, which is plain text, nor for wallets and accounts: those are a TextInput.',
    },
  },
  render: (args) => <Controlled {...args} />,
  decorators: [inBox('p-4')],
} satisfies Meta<typeof CardNumberInput>;
export default meta;
type Story = StoryObj<typeof meta>;

// FORM-15
export const Default: Story = {
  name: 'Groups of four; the payment system is announced',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Номер карты' });
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(input, '5555555555554444');
    await expect(input).toHaveValue('5555 5555 5555 4444');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('5555555555554444', '5555 5555 5555 4444');
    await expect(canvas.getByRole('status')).toHaveTextContent('Платёжная система: Mastercard');
    await expect(canvas.getByText('Mastercard')).toBeVisible();
    await userEvent.keyboard('9');
    await expect(input).toHaveValue('5555 5555 5555 4444');
  },
};

export const LongText: Story = longText(
  (t, args) => <Controlled {...args} value="5555555555554444" label={t.label} hint={t.hint} />,
  {
    play: async ({ canvas }) => {
      for (const input of canvas.getAllByRole('textbox'))
        await expect(input.scrollWidth).toBe(input.clientWidth);
    },
  },
);
