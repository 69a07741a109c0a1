import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBox, longText } from '../../../testing/index.ts';
import { PasswordInput } from './PasswordInput.tsx';

const meta = {
  title: 'Inputs/PasswordInput',
  component: PasswordInput,
  args: { label: 'Пароль', name: 'password', showLabel: 'Показать пароль', hideLabel: 'Скрыть пароль' },
  parameters: {
    usage: {
      when: 'For a password, old or new: hidden, shown on demand, hidden again when the form is sent.',
      not: 'For codes from a message, which everybody may see: use the code field.',
    },
  },
  decorators: [inBox('p-4')],
} satisfies Meta<typeof PasswordInput>;
export default meta;
type Story = StoryObj<typeof meta>;

// FORM-05
export const Default: Story = {
  name: 'Shows and hides the password, the caret stays',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Пароль');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.type(input, 'steppe88');
    input.setSelectionRange(3, 3);
    await userEvent.click(canvas.getByRole('button', { name: 'Показать пароль' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input.selectionStart).toBe(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Скрыть пароль' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const LongText: Story = longText((t, args) => (
  <PasswordInput {...args} label={t.label} hint={t.hint} />
));

// FORM-05
export const Keys: Story = {
  name: 'Keyboard: hidden again when the form is sent',
  tags: ['keys'],
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordInput {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('steppe88');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Показать пароль' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByLabelText('Пароль')).toHaveAttribute('type', 'text');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Пароль')).toHaveAttribute('type', 'password');
  },
};
