import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inBox, screens } from '../../../testing/index.ts';
import { IconButton } from '../../inputs/button/index.ts';
import { CopyIcon, LogOutIcon, MoreIcon } from '../../foundations/icon/index.ts';
import { DropdownMenu } from './DropdownMenu.tsx';

const copy = fn();

const meta = {
  title: 'Overlays/DropdownMenu',
  component: DropdownMenu,
  args: {
    label: 'Действия',
    defaultOpen: true,
    trigger: <IconButton label="Ещё" icon={<MoreIcon />} />,
    items: [
      { id: 'copy', label: 'Скопировать номер', icon: <CopyIcon />, onSelect: copy },
      { id: 'rules', label: 'Правила', href: '#rules' },
      { id: 'out', label: 'Выйти', icon: <LogOutIcon /> },
    ],
  },
  render: (args) => <DropdownMenu {...args} defaultOpen={false} />,
  parameters: {
    usage: {
      when: 'Two to six actions behind one button: copy, rules, sound, sign out.',
      not: 'Pages of the site are links in a menu of their own; a choice of a value is a BottomSheet with an OptionList.',
    },
  },
  decorators: [inBox('flex min-h-72 justify-end p-4')],
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

export const CurrentPage: Story = {
  args: {
    items: [
      { id: 'popular', label: 'Популярные', href: '#popular', checked: true },
      { id: 'new', label: 'Новые', href: '#new', checked: false },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ещё' }));
    await expect(await screen.findByRole('menuitem', { name: 'Популярные' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(screen.getByRole('menuitem', { name: 'Новые' })).not.toHaveAttribute('aria-current');
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

const long = {
  ru: ['Действия', 'Скопировать номер операции для поддержки'],
  kk: ['Әрекеттер', 'Қолдау қызметі үшін операция нөмірін көшіру'],
  az: ['Əməliyyatlar', 'Dəstək xidməti üçün əməliyyat nömrəsini kopyala'],
  en: ['Actions', 'Copy the number of the transaction for support'],
} as const;

export const LongText: Story = {
  globals: screens.narrow,
  render: (args) => (
    <div className="grid gap-2">
      {Object.entries(long).map(([lang, [label, item]]) => (
        <div key={lang} lang={lang}>
          <DropdownMenu
            {...args}
            defaultOpen={false}
            label={label}
            trigger={<IconButton label={label} icon={<MoreIcon />} />}
            items={[{ id: 'copy', label: item, icon: <CopyIcon /> }]}
          />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const [label] of Object.values(long)) {
      await userEvent.click(canvas.getByRole('button', { name: label }));
      const menu = await screen.findByRole('menu');
      await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    }
  },
};
