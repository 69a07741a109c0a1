import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { CountryCodePicker, type CountryCodePickerProps } from './CountryCodePicker.tsx';

function Controlled(args: CountryCodePickerProps) {
  const [value, setValue] = useState(args.value);
  return (
    <CountryCodePicker
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
  title: 'Inputs/CountryCodePicker',
  component: CountryCodePicker,
  args: {
    label: 'Код страны',
    value: 'KZ',
    countries: [
      { code: 'KZ', name: 'Казахстан', dial: '7' },
      { code: 'AZ', name: 'Азербайджан', dial: '994' },
    ],
    onValueChange: fn(),
    sheetTitle: 'Код страны',
    closeLabel: 'Закрыть',
  },
  parameters: {
    usage: {
      when: 'To choose a dialling code by itself: a filter of numbers, a number that is shown in parts.',
      not: 'For a whole phone number: PhoneInput has the picker, the mask and the prefill in one field.',
    },
  },
  render: (args) => <Controlled {...args} />,
  decorators: [
    (Story) => (
      <div className="flex p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CountryCodePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

// FORM-02, FORM-03
export const Default: Story = {
  name: 'Kazakhstan and Azerbaijan in a bottom sheet',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Код страны: Казахстан +7' }));
    await expect(await screen.findAllByRole('option')).toHaveLength(2);
    await userEvent.click(screen.getByRole('option', { name: /Азербайджан/u }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('AZ');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Код страны: Азербайджан +994' })).toHaveFocus(),
    );
  },
};

export const Attached: Story = { args: { attached: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('option', { name: /Казахстан/u })).toHaveFocus());
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone320' } },
  render: (args) => (
    <div className="grid grid-cols-1 gap-3">
      {(
        [
          ['ru', 'Код страны, в которой выдан номер', 'Республика Казахстан', 'Азербайджанская Республика'],
          ['kk', 'Нөмір берілген елдің коды', 'Қазақстан Республикасы', 'Әзербайжан Республикасы'],
          ['az', 'Nömrənin verildiyi ölkənin kodu', 'Qazaxıstan Respublikası', 'Azərbaycan Respublikası'],
          ['en', 'Code of the country of the number', 'Republic of Kazakhstan', 'Republic of Azerbaijan'],
        ] as const
      ).map(([lang, title, kz, az]) => (
        <div key={lang} lang={lang}>
          <CountryCodePicker
            {...args}
            label={title}
            sheetTitle={title}
            value="AZ"
            countries={[
              { code: 'KZ', name: kz, dial: '7' },
              { code: 'AZ', name: az, dial: '994' },
            ]}
          />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Нөмір берілген/u }));
    const dialog = await screen.findByRole('dialog', { name: 'Нөмір берілген елдің коды' });
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(320);
  },
};

// FORM-03
export const Keys: Story = {
  name: 'Keyboard: Enter opens, arrows and letters move, Escape cancels',
  tags: ['keys'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: /Казахстан/u })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('option', { name: /Азербайджан/u })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(screen.getByRole('option', { name: /Казахстан/u })).toHaveFocus());
    await userEvent.keyboard('аз');
    await expect(screen.getByRole('option', { name: /Азербайджан/u })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('AZ');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};
