import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CounterBadge } from '../../feedback/badge/Badge.tsx';
import { NotificationsIcon, SearchIcon } from '../../foundations/icon/index.ts';
import { inBox, InEachLanguage, screens } from '../../../testing/index.ts';
import { IconButton } from './IconButton.tsx';

const variants = ['plain', 'filled', 'quiet', 'art'] as const;

const meta = {
  title: 'Inputs/IconButton',
  component: IconButton,
  args: { label: 'Поиск', icon: <SearchIcon />, onClick: fn() },
  parameters: {
    usage: {
      when: 'A well-known action behind a sign: close, copy, favourite.',
      not: 'Money and what cannot be undone always have words: a Button. What leads to a page is an IconLink.',
    },
  },
  decorators: [inBox('flex flex-wrap items-center gap-3 p-4')],
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Поиск' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  render: (args) => (
    <>
      {variants.map((variant) => (
        <IconButton key={variant} {...args} variant={variant} />
      ))}
    </>
  ),
};

export const WithCounter: Story = {
  args: {
    label: 'Уведомления: 12 новых',
    icon: <NotificationsIcon />,
    badge: <CounterBadge count={12} label="" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Уведомления: 12 новых' })).toHaveTextContent('12');
  },
};

export const LongText: Story = {
  name: 'A long name is for screen readers only',
  globals: screens.narrow,
  render: (args) => <InEachLanguage>{(t) => <IconButton {...args} label={t.label} />}</InEachLanguage>,
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button.offsetWidth).toBe(44);
  },
};
