import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
  decorators: [
    (Story) => (
      <div className="max-w-form p-4">
        <Story />
      </div>
    ),
  ],
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

export const LongText: Story = {
  globals: { viewport: { value: 'phone320' } },
  render: () => (
    <div className="grid grid-cols-1 gap-3">
      <div lang="ru">
        <FieldMessage
          id="ru"
          error="Введите имя так, как оно написано в документе: только буквами, без сокращений"
        />
      </div>
      <div lang="kk">
        <FieldMessage id="kk" error="Атыңызды құжатта жазылғандай, тек әріптермен, қысқартпай жазыңыз" />
      </div>
      <div lang="az">
        <FieldMessage
          id="az"
          error="Adınızı şəxsiyyət vəsiqənizdə yazıldığı kimi, yalnız hərflərlə daxil edin"
        />
      </div>
      <div lang="en">
        <FieldMessage
          id="en"
          error="Enter your name exactly as in the document: letters only, nothing shortened"
        />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
