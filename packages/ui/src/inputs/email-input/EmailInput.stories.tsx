import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { controlled, inBox, longText } from '../../../testing/index.ts';
import { EmailInput } from './EmailInput.tsx';

const Controlled = controlled(EmailInput);

const meta = {
  title: 'Inputs/EmailInput',
  component: EmailInput,
  args: {
    label: 'Почта',
    value: '',
    onValueChange: () => undefined,
    clearLabel: 'Очистить',
    domains: ['mail.ru', 'gmail.com', 'inbox.ru', 'yandex.kz'],
    suggestionsLabel: 'Подсказки адреса',
  },
  parameters: {
    usage: {
      when: 'For an e-mail address: it offers the domain after the sign and sends the address in lower case.',
      not: 'For a login that may also be a phone number or a name: use TextInput there.',
    },
  },
  render: (args) => <Controlled {...args} />,
  decorators: [inBox('min-h-80 p-4')],
} satisfies Meta<typeof EmailInput>;
export default meta;
type Story = StoryObj<typeof meta>;

// FORM-04
export const Default: Story = {
  name: 'Offers domains after @ and takes the pressed one',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Почта' });
    await userEvent.type(input, 'Aigerim.S');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.type(input, '@');
    await expect(canvas.getAllByRole('option')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('option', { name: 'aigerim.s@yandex.kz' }));
    await expect(input).toHaveValue('aigerim.s@yandex.kz');
    await expect(input).toHaveFocus();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const LongText: Story = longText((t, args) => (
  <Controlled
    {...args}
    label={t.label}
    value="aleksandra.konstantinova.1994@steppe-enterprises.example"
    error={t.error}
  />
));

// FORM-04
export const Keys: Story = {
  name: 'Keyboard: arrows move, Enter takes, Escape closes then empties, Tab leaves the text',
  tags: ['keys'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.tab();
    await userEvent.keyboard('a@{ArrowDown}');
    const active = () => input.getAttribute('aria-activedescendant');
    await expect(canvas.getByRole('option', { name: 'a@mail.ru' }).id).toBe(active());
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('option', { name: 'a@yandex.kz' }).id).toBe(active());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(input).toHaveValue('a@gmail.com');
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(canvas.getByRole('listbox')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(input).toHaveValue('a@gmail.co');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await userEvent.keyboard('b@g');
    await userEvent.tab();
    await expect(input).toHaveValue('b@g');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};
