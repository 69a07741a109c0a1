import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { IconButton } from '../button/index.ts';
import { CopyIcon, LogOutIcon, MoreIcon } from '../icon/index.ts';
import { DropdownMenu } from './DropdownMenu.tsx';

const copy = fn();

const meta = {
  title: 'Components/DropdownMenu',
  component: DropdownMenu,
  args: {
    label: 'Действия',
    trigger: <IconButton label="Ещё" icon={<MoreIcon />} />,
    items: [
      { id: 'copy', label: 'Скопировать номер', icon: <CopyIcon />, onSelect: copy },
      { id: 'rules', label: 'Правила', href: '#rules' },
      { id: 'sound', label: 'Звук', checked: true },
      { id: 'out', label: 'Выйти', icon: <LogOutIcon />, danger: true },
    ],
  },
  beforeEach: () => {
    copy.mockClear();
  },
  decorators: [
    (Story) => (
      <div className="flex min-h-72 justify-end p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DropdownMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ещё' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Скопировать номер' }));
    await expect(copy).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const Open: Story = {
  globals: { theme: 'light' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ещё' }));
    await waitFor(() => expect(screen.getByRole('menuitemcheckbox', { name: 'Звук' })).toBeVisible());
    await expect(screen.getByRole('menuitem', { name: 'Правила' })).toHaveAttribute('href', '#rules');
  },
};

export const Keys: Story = {
  tags: ['keys'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Скопировать номер' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Правила' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('menuitem', { name: 'Выйти' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Скопировать номер' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Ещё' })).toHaveFocus());
  },
};
