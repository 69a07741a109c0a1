import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { covers } from '../../../testing/index.ts';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';
import type { SearchSuggestion } from './types.ts';

const cover = (src: string) => (
  <img src={src} alt="" className="h-11 w-9 shrink-0 rounded-[8px] object-cover" />
);

const found: SearchSuggestion[] = [
  {
    value: 'wild-berkut',
    name: 'Wild Berkut',
    description: 'Nomad Studio',
    media: cover(covers.wildBerkut.src),
  },
  { value: 'moon-wolf', name: 'Moon Wolf', description: 'Nomad Studio', media: cover(covers.moonWolf.src) },
];

function Controlled(args: SearchFieldProps) {
  const [value, setValue] = useState(args.value);
  const [items, setItems] = useState(args.recent?.items ?? []);
  return (
    <SearchField
      {...args}
      value={value}
      recent={
        args.recent && {
          ...args.recent,
          items,
          onRemove: (text) => {
            args.recent?.onRemove(text);
            setItems(items.filter((one) => one !== text));
          },
          onClear: () => {
            args.recent?.onClear();
            setItems([]);
          },
        }
      }
      onValueChange={(text) => {
        args.onValueChange(text);
        setValue(text);
      }}
    />
  );
}

const recent = {
  items: ['berkut', 'nomad', 'рулетка', 'mines'],
  label: 'Недавние запросы',
  removeLabel: (text: string) => `Удалить запрос «${text}»`,
  onRemove: fn(),
  clearLabel: 'Очистить всё',
  onClear: fn(),
};

const meta = {
  title: 'Inputs/SearchField',
  component: SearchField,
  args: {
    label: 'Игра или провайдер',
    value: '',
    onValueChange: fn(),
    onSearch: fn(),
    clearLabel: 'Очистить',
    recent,
    suggestionsLabel: 'Игры',
    onSuggestion: fn(),
    status: (count: number) => `Подсказок: ${count}`,
  },
  parameters: {
    usage: {
      when: 'To look for games and providers: it offers recent searches and, if given, direct links.',
      not: 'To narrow a list that is in sight, use FilterChips or Select; for an address with a domain, EmailInput.',
    },
  },
  render: (args) => <Controlled {...args} />,
  decorators: [
    (Story) => (
      <div className="min-h-120 max-w-form p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Recent searches open with the field; a pressed one is looked for',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Игра или провайдер' });
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.click(input);
    await expect(canvas.getAllByRole('option')).toHaveLength(4);
    await expect(canvas.getByText('Подсказок: 4')).toHaveRole('status');
    await userEvent.click(canvas.getByRole('option', { name: 'рулетка' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith('рулетка');
    await expect(input).toHaveValue('рулетка');
    await expect(input).toHaveFocus();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const Forgotten: Story = {
  name: 'Removing one recent search, then all, leaves the focus in the field',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить запрос «nomad»' }));
    await expect(args.recent?.onRemove).toHaveBeenLastCalledWith('nomad');
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
    await expect(input).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Очистить всё' }));
    await expect(args.recent?.onClear).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(input).toHaveFocus();
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};

export const Suggested: Story = {
  name: 'Suggestions under the recent searches',
  args: { suggestions: found },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'b');
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Игры' })).toBeVisible());
    await userEvent.click(canvas.getByRole('option', { name: /Moon Wolf/u }));
    await expect(args.onSuggestion).toHaveBeenLastCalledWith('moon-wolf');
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};

export const Groups: Story = {
  name: 'Suggestions of another kind have a heading; arrows cross it',
  args: {
    recent: undefined,
    suggestions: [
      ...found,
      {
        value: 'provider/nomad',
        name: 'Nomad Studio',
        description: 'Провайдер, 24 игры',
        group: 'Провайдеры',
      },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'nomad');
    const games = within(canvas.getByRole('group', { name: 'Игры' }));
    const providers = within(canvas.getByRole('group', { name: 'Провайдеры' }));
    await expect(games.getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(providers.getByRole('option')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSuggestion).toHaveBeenLastCalledWith('provider/nomad');
  },
};

export const Open: Story = {
  args: { suggestions: found },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { name: 'berkut' })).toHaveAttribute('aria-selected', 'true');
  },
};
export const NothingRemembered: Story = {
  args: { recent: { ...recent, items: [] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const SuggestionsOnly: Story = {
  name: 'Without a memory it only suggests; a search in vain is announced as well',
  args: { recent: undefined, suggestions: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zz');
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText('Подсказок: 0')).toHaveRole('status');
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone320' } },
  render: (args) => (
    <div className="grid grid-cols-1 gap-3">
      <div lang="ru">
        <Controlled {...args} label="Название игры, провайдера или категории" />
      </div>
      <div lang="az">
        <Controlled {...args} label="Oyunun, provayderin və ya kateqoriyanın adı" />
      </div>
      <div lang="en">
        <Controlled {...args} label="Name of a game, a provider or a category" />
      </div>
      <div lang="kk">
        <Controlled
          {...args}
          label="Ойынның, провайдердің немесе санаттың атауы"
          recent={{
            ...recent,
            items: ['қазақша жүргізушісі бар тікелей эфирдегі рулетка үстелдері', 'көшпенділер'],
            label: 'Жақында іздегендеріңіз осында сақталады',
            clearLabel: 'Барлығын өшіру',
            removeLabel: (text) => `«${text}» сұрауын өшіру`,
          }}
          suggestions={[
            {
              value: 'x',
              name: 'Көшпенділердің ұлы даладағы алтын қазынасы: жүлде қоры',
              description: 'Провайдер: Kök Games, тікелей эфирдегі ойындар санаты',
            },
          ]}
          suggestionsLabel="Ойындар"
        />
      </div>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Ойынның/u }));
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
  },
};

export const Keys: Story = {
  name: 'Keyboard: arrows, Home and End, Enter, Delete, Escape',
  tags: ['keys'],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    const active = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(active()).toHaveTextContent('nomad');
    await userEvent.keyboard('{Delete}');
    await expect(args.recent?.onRemove).toHaveBeenLastCalledWith('nomad');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(active()).toHaveTextContent('mines');
    await userEvent.keyboard('{ArrowDown}');
    await expect(input).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowDown}{End}');
    await expect(active()).toHaveTextContent('mines');
    await userEvent.keyboard('{Home}');
    await expect(active()).toHaveTextContent('berkut');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('berkut');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledTimes(2);
    await userEvent.clear(input);
    await userEvent.keyboard('m');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(input).toHaveValue('m');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledTimes(2);
  },
};

export const KeysRemove: Story = {
  name: 'Keyboard: Tab reaches what forgets; the next button takes over, the last one gives the field back',
  tags: ['keys'],
  args: { recent: { ...recent, items: ['berkut', 'nomad'] } },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Очистить всё' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Удалить запрос «berkut»' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Удалить запрос «nomad»' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveFocus();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('option')).toBeNull();
    await expect(input).toHaveFocus();
  },
};
