import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled, inBox, longText } from '../../../testing/index.ts';
import { Switch } from './Switch.tsx';

const Controlled = controlled(Switch, 'checked', 'onCheckedChange');

const meta = {
  title: 'Inputs/Switch',
  component: Switch,
  args: {
    label: 'Бонус 50% до 100 000 ₸',
    description: '«Выходные», до 23 ноября',
    checked: false,
    onCheckedChange: fn(),
  },
  parameters: {
    usage: {
      when: 'For a setting that takes effect immediately, such as a bonus with the next deposit or a theme.',
      not: 'For a consent or a choice that goes with a form: use Checkbox.',
    },
  },
  render: (args) => <Controlled {...args} />,
  decorators: [inBox('p-4')],
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Бонус 50% до 100 000 ₸' });
    await expect(control).toHaveAccessibleDescription('«Выходные», до 23 ноября');
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
  },
};

export const LongText: Story = longText((t, args) => (
  <Controlled {...args} label={t.title} description={t.text} />
));
