import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { InEachLanguage, screens } from '../../../testing/index.ts';
import { Flag } from '../../content/flag/index.ts';
import { Select, type SelectProps } from './Select.tsx';

function Controlled(args: SelectProps<string>) {
  const [value, setValue] = useState(args.value);
  return (
    <Select
      {...args}
      value={value}
      onValueChange={(next) => {
        args.onValueChange(next);
        setValue(next);
      }}
    />
  );
}

const banks = [
  'Алатау Банк',
  'Береке Банк',
  'Жетісу Капитал',
  'Каспий Финанс',
  'Сарыарка Банк',
  'Степной Кредит',
  'Улытау Банк',
  'Хазар Банк',
].map((name, index) => ({ value: `bank-${index}`, name }));

const meta = {
  title: 'Inputs/Select',
  component: Select<string>,
  args: {
    label: 'Сортировка',
    value: 'popular',
    onValueChange: fn(),
    closeLabel: 'Закрыть',
    options: [
      { value: 'popular', name: 'Популярные' },
      { value: 'new', name: 'Новые' },
      { value: 'az', name: 'По алфавиту' },
      { value: 'rtp', name: 'По RTP', description: 'Сначала с наибольшим возвратом игроку' },
    ],
  },
  parameters: {
    usage: {
      when: 'For one of several known values when all of them need not be in sight: a bank, an order, a period.',
      not: 'For two to four choices that matter, use RadioCards; for yes or no, Checkbox or Switch; to find among many, SearchField.',
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
} satisfies Meta<typeof Select<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'On a phone the list rises as a sheet, the current row is in view',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сортировка Популярные' }));
    await waitFor(() => expect(screen.getByRole('option', { name: 'Популярные' })).toHaveFocus());
    await userEvent.click(screen.getByRole('option', { name: 'Новые' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('new');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Сортировка Новые' })).toHaveFocus());
  },
};

export const States: Story = {
  render: (args) => (
    <div className="grid grid-cols-1 gap-3">
      <Select {...args} label="Банк" value={null} options={banks} />
      <Select {...args} />
      <Select {...args} hint="Порядок запоминается на этом устройстве" />
      <Select
        {...args}
        label="Банк"
        value={null}
        options={banks}
        error="Выберите банк, на счёт которого придут деньги"
      />
      <Select {...args} label="Банк" value="bank-3" options={banks} disabled />
      <Select
        {...args}
        label="Страна"
        value="KZ"
        options={[
          { value: 'KZ', name: 'Казахстан', media: <Flag code="kz" /> },
          { value: 'AZ', name: 'Азербайджан', media: <Flag code="az" /> },
        ]}
      />
    </div>
  ),
};

export const Open: Story = {
  args: {
    label: 'Банк',
    value: 'bank-6',
    options: banks.map((bank, index) => (index === 1 ? { ...bank, disabled: true } : bank)),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('option', { name: 'Улытау Банк' })).toHaveFocus());
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Улытау Банк');
    await userEvent.click(screen.getByRole('option', { name: 'Береке Банк' }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

const openWide: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Сортировка Популярные' }));
  await waitFor(() => expect(screen.getByRole('option', { selected: true })).toHaveFocus());
};
export const WideOpen: Story = {
  name: 'From 801 px the list hangs from its field',
  globals: { viewport: { value: 'desktop1440' } },
  play: openWide,
};

export const InForm: Story = {
  name: 'With a name the value goes with the form; an empty value is a value',
  args: {
    name: 'provider',
    label: 'Провайдер',
    value: 'nomad',
    options: [
      { value: '', name: 'Все провайдеры' },
      { value: 'nomad', name: 'Nomad Studio' },
    ],
  },
  render: (args) => (
    <form>
      <Controlled {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const form = canvasElement.querySelector('form') ?? undefined;
    await expect(new FormData(form).get('provider')).toBe('nomad');
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('option', { name: 'Все провайдеры' }));
    await waitFor(() => expect(canvas.getByRole('button')).toHaveTextContent('Все провайдеры'));
    await expect(new FormData(form).get('provider')).toBe('');
  },
};

export const LongText: Story = {
  globals: screens.narrow,
  render: (args) => (
    <InEachLanguage>
      {(t) => (
        <Select
          {...args}
          label={t.label}
          value="long"
          options={[{ value: 'long', name: t.title }]}
          error={t.error}
        />
      )}
    </InEachLanguage>
  ),
};

export const Keys: Story = {
  name: 'Keyboard on a phone: Enter, letters, Home and End, Escape',
  tags: ['keys'],
  args: { label: 'Банк', value: 'bank-2', options: banks },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Жетісу Капитал' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('option', { name: 'Хазар Банк' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(screen.getByRole('option', { name: 'Алатау Банк' })).toHaveFocus();
    await userEvent.keyboard('ст');
    await expect(screen.getByRole('option', { name: 'Степной Кредит' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Жетісу Капитал' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('bank-3');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const KeysWide: Story = {
  name: 'Keyboard from 801 px: Down, letters, Escape, Enter',
  tags: ['keys'],
  globals: { viewport: { value: 'desktop1440' } },
  args: { label: 'Банк', value: 'bank-2', options: banks },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('button', { name: /Банк/u });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Жетісу Капитал' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Хазар Банк' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Жетісу Капитал' })).toHaveFocus());
    await userEvent.keyboard('ул');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Улытау Банк' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('bank-6');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveTextContent('Улытау Банк');
  },
};
