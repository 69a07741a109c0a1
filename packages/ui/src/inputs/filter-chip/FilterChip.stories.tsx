import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { ChevronDownIcon, FavouriteIcon, FiltersIcon, NewIcon } from '../../foundations/icon/index.ts';
import { longText } from '../../../testing/index.ts';
import { FilterChip } from './FilterChip.tsx';

const meta = {
  title: 'Inputs/FilterChip',
  component: FilterChip,
  args: { label: 'С демо', pressed: false, onClick: fn() },
  parameters: {
    usage: {
      when: 'For what narrows or orders the list below: features, favourites, order, selected filters to remove.',
      not: 'Not for pages of categories: CategoryBar. Not for one of a few values in a form: RadioCards.',
    },
  },
  render: function Render(args) {
    const [isOn, setOn] = useState(args.pressed);
    return (
      <div className="p-4">
        <FilterChip
          {...args}
          pressed={isOn}
          onClick={(event) => {
            if (isOn !== undefined) setOn(!isOn);
            args.onClick?.(event);
          }}
        />
      </div>
    );
  },
} satisfies Meta<typeof FilterChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says whether it is selected',
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('button', { name: 'С демо' });
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Row: Story = {
  name: 'All its looks: opens a panel or a menu, selected, a link, removable',
  render: () => (
    <div className="flex flex-wrap gap-2 p-4">
      <FilterChip label="Фильтры" icon={<FiltersIcon />} count="2" aria-expanded={false} />
      <FilterChip label="Турниры" icon={<FiltersIcon />} isIconOnPhones />
      <FilterChip label="Популярные" trailing={<ChevronDownIcon />} aria-haspopup="menu" />
      <FilterChip label="Избранное" icon={<FavouriteIcon />} pressed />
      <FilterChip label="Новые" icon={<NewIcon />} href="#new" pressed />
      <FilterChip label="По алфавиту" href="#abc" />
      <FilterChip label="Copper Heron Works" removeLabel="Убрать фильтр: Copper Heron Works" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Фильтры 2' })).not.toHaveAttribute('aria-pressed');
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Новые');
    await expect(canvas.getByRole('button', { name: 'Убрать фильтр: Copper Heron Works' })).toBeVisible();
  },
};

export const LongText: Story = longText((t) => <FilterChip label={t.title} removeLabel={t.title} />, {
  className: 'flex flex-col gap-4 p-4',
});
