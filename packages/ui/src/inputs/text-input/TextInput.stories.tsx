import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inBox, longText, withLargeText } from '../../../testing/index.ts';
import { Badge } from '../../feedback/badge/Badge.tsx';
import { CheckIcon, LockedIcon } from '../../foundations/icon/index.ts';
import { TextInput } from './TextInput.tsx';

const meta = {
  title: 'Inputs/TextInput',
  component: TextInput,
  args: { label: 'Имя', name: 'first_name', clearLabel: 'Очистить', onChange: fn() },
  parameters: {
    usage: {
      when: 'For a short free text of one line: a name, an address, a code inside a larger form.',
      not: 'For e-mail, password, phone, sums, dates and cards, which have fields of their own; for a text of several lines, a text area.',
    },
  },
  decorators: [inBox('p-4')],
} satisfies Meta<typeof TextInput>;
export default meta;
type Story = StoryObj<typeof meta>;

// FORM-01
export const Default: Story = {
  name: 'Clear icon empties the field, the label moves',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Имя' });
    const label = canvas.getByText('Имя');
    const low = label.getBoundingClientRect().top;
    await expect(canvas.queryByRole('button', { name: 'Очистить' })).toBeNull();
    await userEvent.type(input, 'Айгерим');
    await waitFor(() => expect(label.getBoundingClientRect().top).toBeLessThan(low));
    await userEvent.click(canvas.getByRole('button', { name: 'Очистить' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledTimes('Айгерим'.length + 1);
  },
};

export const LargeText: Story = {
  name: 'With text of 200 % the label ends above the value',
  args: { defaultValue: 'Айгерим' },
  play: ({ canvas }) =>
    withLargeText(async () => {
      const input = canvas.getByRole('textbox', { name: 'Имя' });
      const label = canvas.getByText('Имя');
      await waitFor(() => expect(getComputedStyle(label).fontSize).toBe('24px'));
      const { paddingTop, paddingBottom, lineHeight } = getComputedStyle(input);
      const [over = 0, under = 0, line = 0] = [paddingTop, paddingBottom, lineHeight].map(Number.parseFloat);
      const box = input.getBoundingClientRect();
      const end = label.getBoundingClientRect().bottom - box.top;
      await expect(line).toBe(48);
      // Browsers centre the text of an input between its paddings.
      await expect(end).toBeLessThanOrEqual(over + (box.height - over - under - line) / 2);
    }),
};

export const NarrowBox: Story = {
  name: 'In a narrow box the label wraps above the value',
  args: { label: 'Жаңа құпиясөзді қайталаңыз', defaultValue: 'Айгерим' },
  decorators: [inBox('w-[163px]')],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: args.label });
    const label = canvas.getByText(args.label);
    for (const text of ['', 'Айгерим']) {
      await userEvent.clear(input);
      if (text) await userEvent.type(input, text);
      await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
      await expect(label.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        input.getBoundingClientRect().top,
      );
    }
  },
};

export const States: Story = {
  render: () => (
    <div className="grid gap-3">
      <TextInput label="Пустое" />
      <TextInput label="Заполнено" defaultValue="Айгерим" clearLabel="Очистить" />
      <TextInput label="Почта" defaultValue="aigerim.s@mail" error="Проверьте адрес: после @ нужна точка" />
      <TextInput label="Подсказка" defaultValue="steppe88" hint="Не меньше 6 символов" />
      <TextInput
        label="Телефон"
        readOnly
        value="+7 (701) 418-22-60"
        hint="Номер, указанный при регистрации, может изменить только поддержка"
        trailing={<LockedIcon className="mr-4 size-[18px] text-ink-subtle" />}
      />
      <TextInput
        label="Промокод"
        defaultValue="STEPPE250"
        trailing={
          <Badge tone="success" icon={<CheckIcon />} className="mr-3">
            Применён
          </Badge>
        }
      />
    </div>
  ),
};

export const WithError: Story = {
  args: { defaultValue: 'a', error: 'Введите имя как в документе' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Введите имя как в документе');
  },
};

export const LongText: Story = longText((t, args) => (
  <TextInput {...args} label={t.label} defaultValue={t.name} error={t.error} />
));

export const Keys: Story = {
  tags: ['keys'],
  args: { defaultValue: 'x' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.dataset['sent'] = 'yes';
      }}
    >
      <TextInput {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvasElement.querySelector('form')).toHaveAttribute('data-sent', 'yes');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Очистить' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
