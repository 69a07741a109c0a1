import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBox, longText } from '../../../testing/index.ts';
import { FieldMessage } from './Field.tsx';

const meta = {
  title: 'Inputs/FieldMessage',
  component: FieldMessage,
  args: { id: 'name-message', hint: 'Не меньше 6 символов' },
  parameters: {
    usage: {
      when: 'Inside a new kind of field, under its control, with the id the control is described by.',
      not: 'Under fields of this package, which have it already. For a message about a whole form, use Notice.',
    },
  },
  decorators: [inBox('max-w-form p-4')],
} satisfies Meta<typeof FieldMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Не меньше 6 символов')).toBeVisible();
  },
};
export const WithError: Story = {
  name: 'The error replaces the hint',
  args: { error: 'Пароль слишком короткий' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Пароль слишком короткий')).toBeVisible();
    await expect(canvas.queryByText('Не меньше 6 символов')).toBeNull();
  },
};

export const LongText: Story = longText((t, _args, lang) => <FieldMessage id={lang} error={t.error} />);
