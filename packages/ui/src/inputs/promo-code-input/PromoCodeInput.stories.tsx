import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { inBox, longText } from '../../../testing/index.ts';
import { PromoCodeInput, type PromoCodeInputProps } from './PromoCodeInput.tsx';

const expired = 'Срок действия промокода истёк 31 октября';

/** Accepts one code; responds immediately. */
function Controlled(args: PromoCodeInputProps) {
  const [value, setValue] = useState(args.value);
  const [verdict, setVerdict] = useState({ error: args.error, success: args.success });
  return (
    <PromoCodeInput
      {...args}
      {...verdict}
      value={value}
      onValueChange={(code) => {
        args.onValueChange(code);
        setValue(code);
      }}
      onActivate={(code) => {
        args.onActivate(code);
        if (code === 'STEPPE250') {
          setVerdict({ error: undefined, success: 'Бонус 250 фриспинов ждёт во вкладке «Полученные»' });
          setValue('');
        } else setVerdict({ error: expired, success: undefined });
      }}
    />
  );
}

const meta = {
  title: 'Inputs/PromoCodeInput',
  component: PromoCodeInput,
  args: {
    label: 'Промокод',
    value: '',
    onValueChange: fn(),
    onActivate: fn(),
    actionLabel: 'Активировать',
    clearLabel: 'Очистить',
  },
  parameters: {
    usage: {
      when: 'To activate a promo code on the bonuses page, with its own button and result.',
      not: 'Inside another form, such as registration, where the code goes with the rest: use TextInput there.',
    },
  },
  render: (args) => <Controlled {...args} />,
  decorators: [inBox('max-w-form p-4')],
} satisfies Meta<typeof PromoCodeInput>;
export default meta;
type Story = StoryObj<typeof meta>;

// FORM-08
export const Default: Story = {
  name: 'A code with its button: the success is announced, the focus stays',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Промокод' });
    const button = canvas.getByRole('button', { name: 'Активировать' });
    await expect(button).toBeDisabled();
    await userEvent.type(input, ' STEPPE250 ');
    await userEvent.click(button);
    await expect(args.onActivate).toHaveBeenLastCalledWith('STEPPE250');
    await expect(canvas.getByRole('status')).toHaveTextContent('Бонус 250 фриспинов ждёт');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(input).not.toHaveAccessibleDescription();
    await expect(input).not.toBeInvalid();
  },
};

// PROMO-14
export const Refused: Story = {
  name: 'The error is shown until the code is edited',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Промокод' });
    await userEvent.type(input, 'ALTYN50{Enter}');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(expired);
    await expect(canvas.getByRole('status')).toHaveTextContent(expired);
    await expect(input).toHaveFocus();
    await userEvent.type(input, '1');
    await expect(input).not.toBeInvalid();
    await expect(canvas.queryByText(expired)).toBeNull();
  },
};

export const States: Story = {
  render: (args) => (
    <div className="grid grid-cols-1 gap-5">
      <PromoCodeInput {...args} />
      <PromoCodeInput {...args} value="ALTYN50" />
      <PromoCodeInput {...args} value="ALTYN50" error={expired} />
      <PromoCodeInput {...args} success="Бонус ждёт во вкладке «Полученные»" />
      <PromoCodeInput {...args} hint="Один код — один бонус" />
      <PromoCodeInput
        {...args}
        value="ALTYN50"
        disabled
        hint="Промокоды откроются после подтверждения почты"
      />
    </div>
  ),
};

export const LongText: Story = longText((t, args) => (
  <PromoCodeInput {...args} label={t.label} value="AUTUMN-STEPPE-CUP-2026" error={t.error} />
));

// FORM-08
export const Keys: Story = {
  name: 'Keyboard: Enter applies, the clear button is named, Tab reaches the button',
  tags: ['keys'],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onActivate).not.toHaveBeenCalled();
    await userEvent.keyboard('ALTYN50');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Очистить' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Активировать' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onActivate).toHaveBeenLastCalledWith('ALTYN50');
    await expect(canvas.getByRole('button', { name: 'Активировать' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
};
