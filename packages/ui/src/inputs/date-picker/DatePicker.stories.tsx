import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { DatePicker, type DatePickerProps } from './DatePicker.tsx';
import { calendarTexts } from './story-texts.ts';

function Controlled(args: DatePickerProps) {
  const [open, setOpen] = useState(args.open);
  const [value, setValue] = useState(args.value);
  return (
    <div className="p-4">
      <Button onClick={() => setOpen(true)}>Выбрать дату</Button>
      <DatePicker
        {...args}
        open={open}
        onOpenChange={(next) => {
          args.onOpenChange(next);
          setOpen(next);
        }}
        value={value}
        onValueChange={(iso) => {
          args.onValueChange(iso);
          setValue(iso);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Inputs/DatePicker',
  component: DatePicker,
  args: {
    open: true,
    onOpenChange: fn(),
    value: '1990-05-14',
    onValueChange: fn(),
    min: '1940-01-01',
    max: '2008-11-21',
    today: '2026-11-21',
    texts: calendarTexts.ru,
  },
  parameters: {
    usage: {
      when: 'To pick a day from a calendar, next to a field where the day can also be typed.',
      not: 'Not as the only way to give a far date: typing is faster, so a birth date is a BirthDateInput.',
    },
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const dayNamed = (name: string | RegExp) => screen.findByRole('button', { name });

// FORM-07
export const Default: Story = {
  name: 'A day is picked, and the sheet closes',
  play: async ({ args, userEvent }) => {
    const picked = await dayNamed('14 мая 1990, понедельник, выбрано');
    await waitFor(() => expect(picked).toHaveFocus());
    await expect(picked.closest('table')).toHaveAccessibleName('Май 1990');
    await expect(picked.closest('table')?.querySelector('th')).toHaveTextContent('Пн');
    await userEvent.click(await dayNamed('16 мая 1990, среда'));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('1990-05-16');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

// FORM-07
export const YearAndMonth: Story = {
  name: 'Year and month are chosen from lists',
  play: async ({ args, userEvent }) => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Год' }), '1985');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Месяц' }), 'Февраль');
    await expect(screen.getByRole('grid', { name: 'Февраль 1985' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Следующий месяц' }));
    await userEvent.click(await dayNamed('8 марта 1985, пятница'));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('1985-03-08');
  },
};

// VALID-22, VALID-23
export const Limits: Story = {
  name: 'Only allowed days can be picked',
  args: { value: '' },
  play: async ({ args, userEvent }) => {
    const last = await dayNamed('21 ноября 2008, пятница');
    await expect(last).toBeEnabled();
    await expect(await dayNamed('22 ноября 2008, суббота')).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Следующий месяц' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const years = within(screen.getByRole('combobox', { name: 'Год' })).getAllByRole('option');
    await expect(years.map((year) => year.textContent)).toEqual(
      Array.from({ length: 69 }, (_, index) => String(2008 - index)),
    );
    await userEvent.click(last);
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('2008-11-21');
  },
};

export const Today: Story = {
  args: { value: '', max: '2026-12-31', min: '2026-01-01' },
  play: async () => {
    const today = await dayNamed('21 ноября 2026, суббота, сегодня');
    await waitFor(() => expect(today).toHaveFocus());
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone320' } },
  args: { open: false },
  render: (args) => (
    <>
      {(['ru', 'kk', 'az', 'en'] as const).map((lang) => (
        <div key={lang} lang={lang}>
          <Controlled {...args} value="1990-09-14" texts={calendarTexts[lang]} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const opener of canvas.getAllByRole('button')) {
      await userEvent.click(opener);
      const grid = await screen.findByRole('grid');
      await waitFor(() => expect(grid).toContainElement(document.activeElement as HTMLElement));
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
      const { right } = grid.getBoundingClientRect();
      await expect(right).toBeLessThanOrEqual(320);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  },
};

// FORM-07
export const Keys: Story = {
  name: 'Keyboard: arrows by day and week, Home and End, Page Up and Down, Enter picks, Escape returns',
  tags: ['keys'],
  args: { open: false },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Выбрать дату' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const walk: [key: string, day: string][] = [
      ['', '14 мая 1990, понедельник, выбрано'],
      ['{ArrowRight}', '15 мая 1990, вторник'],
      ['{ArrowDown}', '22 мая 1990, вторник'],
      ['{ArrowLeft}', '21 мая 1990, понедельник'],
      ['{End}', '27 мая 1990, воскресенье'],
      ['{Home}', '21 мая 1990, понедельник'],
      ['{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}', '23 апреля 1990, понедельник'],
      ['{PageDown}', '23 мая 1990, среда'],
      ['{PageUp}', '23 апреля 1990, понедельник'],
      ['{Shift>}{PageUp}{/Shift}', '23 апреля 1989, воскресенье'],
      ['{Shift>}{PageDown}{/Shift}', '23 апреля 1990, понедельник'],
    ];
    for (const [keys, name] of walk) {
      // Press one key at a time, because each press starts at the day that the previous one focused.
      for (const key of keys.startsWith('{Shift') ? [keys] : (keys.match(/\{\w+\}/gu) ?? []))
        await userEvent.keyboard(key);
      await waitFor(async () => expect(await dayNamed(name)).toHaveFocus());
    }
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await dayNamed(/^14 мая/u)).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(async () => expect(await dayNamed(/^15 мая/u)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('1990-05-15');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
