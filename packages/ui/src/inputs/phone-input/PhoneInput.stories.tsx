import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { controlled, inBox, longText } from '../../../testing/index.ts';
import { PhoneInput } from './PhoneInput.tsx';

const Controlled = controlled(controlled(PhoneInput), 'country', 'onCountryChange');

const meta = {
  title: 'Inputs/PhoneInput',
  component: PhoneInput,
  args: {
    label: 'Телефон',
    value: '',
    onValueChange: fn(),
    country: 'KZ',
    onCountryChange: () => undefined,
    countries: [
      { code: 'KZ', name: 'Казахстан', dial: '7', mask: '+7 (000) 000-00-00' },
      { code: 'AZ', name: 'Азербайджан', dial: '994', mask: '+994-00-000-00-00' },
    ],
    countryLabel: 'Страна номера',
    sheetTitle: 'Страна номера',
    closeLabel: 'Закрыть',
  },
  parameters: {
    usage: {
      when: 'Wherever a player gives a phone number: signing up, logging in, contacts.',
      not: 'Not for other numbers in groups: a code from a message is a CodeInput, a card a CardNumberInput.',
    },
  },
  render: (args) => <Controlled {...args} />,
  decorators: [inBox('p-4')],
} satisfies Meta<typeof PhoneInput>;
export default meta;
type Story = StoryObj<typeof meta>;

// FORM-17, FORM-19
export const Default: Story = {
  name: 'A Kazakh number: prefilled on focus, masked while typed',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Телефон' });
    await userEvent.click(input);
    await expect(input.value.replace(/\D/gu, '')).toBe('7');
    await userEvent.type(input, '7014182260');
    await expect(input).toHaveValue('+7 (701) 418-22-60');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('77014182260');
    input.setSelectionRange(18, 18);
    await userEvent.keyboard('9');
    await expect(input).toHaveValue('+7 (701) 418-22-60');
  },
};

// FORM-02, FORM-03, FORM-18
export const Azerbaijan: Story = {
  name: 'The country is picked in a bottom sheet',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Казахстан/u }));
    const rows = await screen.findAllByRole('option');
    await expect(rows).toHaveLength(2);
    await userEvent.click(screen.getByRole('option', { name: /Азербайджан/u }));
    const input = await canvas.findByRole<HTMLInputElement>('textbox');
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input.value.replace(/\D/gu, '')).toBe('994');
    await userEvent.type(input, '504182260');
    await expect(input).toHaveValue('+994-50-418-22-60');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('994504182260');
  },
};

export const LongText: Story = longText((t, args) => (
  <Controlled {...args} value="77014182260" label={t.label} hint={t.hint} />
));

// FORM-02
export const Keys: Story = {
  name: 'Keyboard: the sheet opens, arrows move, Enter picks, Escape cancels',
  tags: ['keys'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: /Казахстан/u })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('option', { name: /Азербайджан/u })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: /Казахстан/u })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: /Казахстан/u }));
    await waitFor(() => expect(screen.getByRole('option', { name: /Казахстан/u })).toHaveFocus());
    await userEvent.keyboard('а{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await expect(canvas.getByRole('textbox')).toHaveValue('+994-');
  },
};
