import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled, inBox, longText } from '../../../testing/index.ts';
import { ExpiryInput } from './ExpiryInput.tsx';

const Controlled = controlled(ExpiryInput);

const meta = {
  title: 'Inputs/ExpiryInput',
  component: ExpiryInput,
  args: { label: 'Срок действия', placeholder: 'ММ/ГГ', value: '', onValueChange: fn() },
  parameters: {
    usage: {
      when: 'For the month and year on a payment card, next to its number.',
      not: 'Not for other dates: a date of birth is a BirthDateInput, a near day a DatePicker.',
    },
  },
  render: (args) => <Controlled {...args} />,
  decorators: [inBox('p-4')],
} satisfies Meta<typeof ExpiryInput>;
export default meta;
type Story = StoryObj<typeof meta>;

// FORM-16
export const Default: Story = {
  name: '1226 is shown as 12/26',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Срок действия' });
    await userEvent.type(input, '1226');
    await expect(input).toHaveValue('12/26');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1226', '12/26');
  },
};

export const LongText: Story = longText((t, args) => (
  <Controlled {...args} value="1226" label={t.label} hint={t.hint} />
));
