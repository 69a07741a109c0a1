import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { InEachLanguage, screens } from '../../../testing/index.ts';
import type { CurrencyCode } from './currencies.ts';
import { CurrencyPicker, type CurrencyPickerProps } from './CurrencyPicker.tsx';

function Controlled(args: CurrencyPickerProps) {
  const [value, setValue] = useState<CurrencyCode | null>(args.value);
  return (
    <CurrencyPicker
      {...args}
      value={value}
      onValueChange={(code) => {
        args.onValueChange(code);
        setValue(code);
      }}
    />
  );
}

const meta = {
  title: 'Inputs/CurrencyPicker',
  component: CurrencyPicker,
  args: {
    label: 'Валюта счёта — изменить потом нельзя',
    value: 'KZT',
    onValueChange: fn(),
  },
  parameters: {
    usage: {
      when: 'To choose the currency an account is kept in, at registration.',
      not: 'To show in which currency a sum is: the sum carries its sign. For other short choices use RadioCards.',
    },
  },
  render: (args) => <Controlled {...args} />,
  decorators: [
    (Story) => (
      <div className="max-w-form p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CurrencyPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

// FORM-10
export const Default: Story = {
  name: 'Tenge and manat, one of them is picked',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
    await expect(canvas.getByRole('radio', { name: /KZT/u })).toBeChecked();
    await userEvent.click(canvas.getByText(/AZN/u));
    await expect(canvas.getByRole('radio', { name: /AZN/u })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('AZN');
  },
};

export const WithNames: Story = {
  args: { names: { KZT: 'Казахстанский тенге', AZN: 'Азербайджанский манат' }, columns: 1, value: 'AZN' },
};
export const WithError: Story = {
  globals: { theme: 'light' },
  args: { value: null, error: 'Выберите валюту, чтобы продолжить' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Выберите валюту, чтобы продолжить');
  },
};
export const Disabled: Story = {
  args: { disabled: true, hint: 'Валюту счёта меняет только поддержка' },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
};

export const LongText: Story = {
  globals: screens.narrow,
  render: (args) => (
    <InEachLanguage>
      {(t, lang) => (
        <CurrencyPicker {...args} name={lang} label={t.text} names={{ KZT: t.name, AZN: t.hint }} />
      )}
    </InEachLanguage>
  ),
};

// FORM-10
export const Keys: Story = {
  name: 'Keyboard: one Tab stop, arrows choose',
  tags: ['keys'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /KZT/u })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: /AZN/u })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: /AZN/u })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: /KZT/u })).toBeChecked();
  },
};
