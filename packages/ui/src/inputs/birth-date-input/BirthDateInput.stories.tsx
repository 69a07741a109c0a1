import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { controlled, inBox, longText } from '../../../testing/index.ts';
import { calendarTexts } from '../date-picker/story-texts.ts';
import { BirthDateInput } from './BirthDateInput.tsx';

const Controlled = controlled(BirthDateInput);

const meta = {
  title: 'Inputs/BirthDateInput',
  component: BirthDateInput,
  args: {
    label: 'Дата рождения',
    placeholder: 'дд.мм.гггг',
    value: '',
    onValueChange: fn(),
    today: '2026-11-21',
    min: '1940-01-01',
    max: '2008-11-21',
    texts: calendarTexts.ru,
  },
  parameters: {
    usage: {
      when: 'For the date of birth in contacts and verification.',
      not: 'Not for near days such as the period of a history: open a DatePicker there.',
    },
  },
  render: (args) => <Controlled {...args} />,
  decorators: [inBox('p-4')],
} satisfies Meta<typeof BirthDateInput>;
export default meta;
type Story = StoryObj<typeof meta>;

// FORM-07, FORM-13
export const Default: Story = {
  name: 'A date is typed day first and reported year first',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Дата рождения' });
    await expect(input).toHaveAttribute('name', 'birthday');
    await userEvent.type(input, '14051990');
    await expect(input).toHaveValue('14.05.1990');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1990-05-14', '14.05.1990');
  },
};

// VALID-21
export const Unfinished: Story = {
  name: 'An unfinished date has text but no value',
  args: { value: '1990-05-14' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(input);
    input.setSelectionRange(10, 10);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('14.05.199');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('', '14.05.199');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    await expect(input).toHaveValue('14');
  },
};

// FORM-07, VALID-23
export const FromCalendar: Story = {
  name: 'The calendar opens at the date and writes what is picked',
  args: { value: '2008-11-20' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть календарь' }));
    await expect(await screen.findByRole('button', { name: /^22 ноября 2008/u })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: /^21 ноября 2008/u }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2008-11-21', '21.11.2008');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('textbox')).toHaveValue('21.11.2008');
  },
};

export const Locked: Story = {
  args: { value: '1990-05-14', readOnly: true, hint: 'Дату из документа меняет только поддержка' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const LongText: Story = longText((t, args, lang) => (
  <Controlled {...args} value="1990-05-14" label={t.label} hint={t.hint} texts={calendarTexts[lang]} />
));
