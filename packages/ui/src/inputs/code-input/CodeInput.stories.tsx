import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { controlled, inBox, longText } from '../../../testing/index.ts';
import { CodeInput, type CodeInputProps } from './CodeInput.tsx';

const Controlled = controlled(CodeInput);

/** A form that refuses every complete code, as a server may. */
function Refused(args: CodeInputProps) {
  const [error, setError] = useState<string | undefined>();
  return (
    <Controlled
      {...args}
      error={error}
      onValueChange={(digits) => {
        if (digits.length === 6) setError('Код не подошёл. Проверьте последнее SMS');
      }}
    />
  );
}

const meta = {
  title: 'Inputs/CodeInput',
  component: CodeInput,
  args: { label: 'Код из SMS', value: '', onValueChange: fn() },
  parameters: {
    usage: {
      when: 'For the six digits sent by SMS or e-mail, and for codes of a second factor.',
      not: 'Not for a password or a promo code, which have letters: those are a PasswordInput and a TextInput.',
    },
  },
  render: (args) => <Controlled {...args} />,
  decorators: [inBox('p-4')],
} satisfies Meta<typeof CodeInput>;
export default meta;
type Story = StoryObj<typeof meta>;

// FORM-13, FORM-14
export const Default: Story = {
  name: 'A complete code takes no more digits and the focus stays',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Код из SMS' });
    await expect(input).toHaveAttribute('name', 'code');
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(input, '12345');
    await userEvent.keyboard('67');
    await expect(input).toHaveValue('123 456');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('123456');
    await expect(input).toHaveFocus();
  },
};

export const ErrorOnComplete: Story = {
  name: 'A refused code is announced, and the focus stays for another attempt',
  render: (args) => <Refused {...args} />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await userEvent.type(input, '418226');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Код не подошёл');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Код не подошёл. Проверьте последнее SMS');
    await expect(input).toHaveFocus();
  },
};

export const Disabled: Story = {
  args: { value: '418226', disabled: true, hint: 'Проверяем код' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
};

export const LongText: Story = longText((t, args) => (
  <Controlled {...args} value="418" label={t.label} hint={t.hint} />
));
