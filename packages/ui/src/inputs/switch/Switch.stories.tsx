import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { NoticeIcon } from '../../feedback/notice/index.ts';
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
  title: 'Inputs/Switch',
  component: Switch,
  args: {
    label: 'Бонус 50% до 100 000 ₸',
    description: '«Выходные», до 23 ноября',
    media: <NoticeIcon tone="money" />,
    checked: false,
    onCheckedChange: fn(),
  },
  parameters: {
    usage: {
      when: 'For a setting that takes effect at once, such as a bonus with the next deposit or a theme.',
      not: 'For a consent or a choice that goes with a form: use Checkbox.',
    },
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
export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  globals: { viewport: { value: 'phone320' } },
  render: (args) => (
    <div className="grid grid-cols-1 gap-4">
      <div lang="ru">
        <Controlled
          {...args}
          label="Бонус выходного дня: 50% к депозиту, до 100 000 ₸"
          description="Действует до 23 ноября, вейджер x35, отыграть нужно за семь дней"
        />
      </div>
      <div lang="kk">
        <Controlled
          {...args}
          label="Демалыс күндеріне арналған бонус, 100 000 ₸-ге дейін"
          description="23 қарашаға дейін жарамды, вейджер x35, мерзімі жеті күн"
        />
      </div>
      <div lang="az">
        <Controlled
          {...args}
          label="Həftəsonu bonusu: depozitə 50%, 400 ₼-dək"
          description="23 noyabr tarixinədək etibarlıdır, veycer x35, müddəti yeddi gün"
        />
      </div>
      <div lang="en">
        <Controlled
          {...args}
          label="Weekend bonus: 50% on top of your deposit, up to 100,000 ₸"
          description="Valid until 23 November, wagering requirement x35, seven days to wager"
        />
      </div>
    </div>
  ),
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
