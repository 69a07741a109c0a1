import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { NoticeIcon } from '../notice/index.ts';
import { Switch, type SwitchProps } from './Switch.tsx';

function Controlled(args: SwitchProps) {
  const [checked, setChecked] = useState(args.checked);
  return (
    <Switch
      {...args}
      checked={checked}
      onCheckedChange={(next) => {
        args.onCheckedChange(next);
        setChecked(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: {
    label: 'Бонус 50% до 100 000 ₸',
    description: '«Выходные», до 23 ноября',
    media: <NoticeIcon tone="money" />,
    checked: false,
    onCheckedChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
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

export const On: Story = { args: { checked: true } };
export const OnLight: Story = { args: { checked: true }, globals: { theme: 'light' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongTextNarrow: Story = {
  globals: { viewport: { value: 'phone320' }, locale: 'kk' },
  args: {
    label: 'Демалыс күндеріне арналған бонус, 100 000 ₸-ге дейін',
    description: '23 қарашаға дейін жарамды',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const Keys: Story = {
  tags: ['keys'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('switch')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch')).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};
