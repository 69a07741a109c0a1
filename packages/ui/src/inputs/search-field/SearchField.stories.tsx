import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { controlled, covers, inBox, longText } from '../../../testing/index.ts';
import { SearchField, type SearchSuggestion } from './SearchField.tsx';

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

const Controlled = controlled(SearchField);

const meta = {
  title: 'Inputs/SearchField',
  component: SearchField,
  args: {
    label: 'Игра или провайдер',
    value: '',
    onValueChange: fn(),
    onSearch: fn(),
    clearLabel: 'Очистить',
    suggestions: found,
    suggestionsLabel: 'Игры',
    onSuggestion: fn(),
    status: (count: number) => `Подсказок: ${count}`,
  },
  parameters: {
    usage: {
      when: 'To look for games and providers: it offers direct links while one types.',
      not: 'To narrow a list that is in sight, use FilterChips or Select; for an address with a domain, EmailInput.',
    },
  },
  render: (args) => <Controlled {...args} />,
  decorators: [inBox('min-h-120 max-w-form p-4')],
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Suggestions open with the field; a pressed one is taken',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Игра или провайдер' });
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.click(input);
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
    await expect(canvas.getByText('Подсказок: 2')).toHaveRole('status');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Игры' })).toBeVisible());
    await userEvent.click(canvas.getByRole('option', { name: /Moon Wolf/u }));
    await expect(args.onSuggestion).toHaveBeenLastCalledWith('moon-wolf');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await expect(input).toHaveFocus();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const Groups: Story = {
  name: 'Suggestions of another kind have a heading; arrows cross it',
  args: {
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

export const InVain: Story = {
  name: 'A search without results is announced',
  args: { suggestions: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zz');
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText('Подсказок: 0')).toHaveRole('status');
  },
};

export const LongText: Story = longText(
  (t, args) => (
    <Controlled
      {...args}
      label={t.label}
      suggestions={[{ value: 'x', name: t.title, description: t.text }]}
      suggestionsLabel={t.name}
    />
  ),
  {
    className: 'grid grid-cols-1 gap-3',
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('combobox', { name: /куәліктегі/u }));
      await expect(canvas.getAllByRole('option')).toHaveLength(1);
    },
  },
);

export const Keys: Story = {
  name: 'Keyboard: arrows, Home and End, Enter, Escape',
  tags: ['keys'],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    const active = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowUp}');
    await expect(active()).toHaveTextContent('Moon Wolf');
    await userEvent.keyboard('{ArrowDown}');
    await expect(input).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowDown}{End}');
    await expect(active()).toHaveTextContent('Moon Wolf');
    await userEvent.keyboard('{Home}');
    await expect(active()).toHaveTextContent('Wild Berkut');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSuggestion).toHaveBeenLastCalledWith('wild-berkut');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('m{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('m');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(input).toHaveValue('m');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};

export const Plain: Story = {
  name: 'Without suggestions: a search field for the list below',
  render: ({ label, value, onValueChange, onSearch, clearLabel }) => (
    <Controlled {...{ label, value, onValueChange, onSearch, clearLabel }} />
  ),
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox', { name: 'Игра или провайдер' });
    await expect(input).not.toHaveAttribute('aria-expanded');
    await userEvent.type(input, 'wolf{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('wolf');
    await userEvent.click(canvas.getByRole('button', { name: 'Очистить' }));
    await expect(input).toHaveValue('');
  },
};
