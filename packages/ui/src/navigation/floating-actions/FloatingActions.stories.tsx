import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { screens, InEachLanguage, scrollPage } from '../../../testing/index.ts';
import { FiltersIcon } from '../../foundations/icon/index.ts';
import { FilterChip } from '../../inputs/filter-chip/FilterChip.tsx';
import { FloatingActions } from './FloatingActions.tsx';

const onFilters = fn();

const meta = {
  title: 'Navigation/FloatingActions',
  component: FloatingActions,
  args: {
    topLabel: 'Наверх',
    children: (
      <FilterChip label="Фильтры" icon={<FiltersIcon />} className="shadow-float" onClick={onFilters} />
    ),
  },
  parameters: {
    usage: {
      when: 'On a page with a list of many screens, such as all games.',
      not: 'Not on short pages, and not for the main action of a page: it hides while the page is scrolled down.',
    },
  },
  render: (args) => (
    <main tabIndex={-1} className="h-[3000px] p-4 text-body outline-none">
      Список игр
      <FloatingActions {...args} />
    </main>
  ),
} satisfies Meta<typeof FloatingActions>;
export default meta;
type Story = StoryObj<typeof meta>;

// UI-03, UI-04, UI-05, UI-06
export const Default: Story = {
  name: 'Shown while a long page is scrolled up, and at its end',
  play: async ({ canvas }) => {
    const top = () => canvas.queryByRole('button', { name: 'Наверх' });
    const filters = () => canvas.queryByRole('button', { name: 'Фильтры' });
    await expect(top()).toBeNull();
    await scrollPage(1000);
    await scrollPage(380);
    await waitFor(() => expect(top()).not.toBeNull());
    await waitFor(() => expect(filters()).toBeNull());
    await scrollPage(600);
    await waitFor(() => expect(top()).toBeNull());
    await scrollPage(500);
    await waitFor(() => expect(filters()).not.toBeNull());
    await scrollPage(310);
    await waitFor(() => expect(top()).toBeNull());
    await scrollPage(document.documentElement.scrollHeight);
    await waitFor(() => expect(top()).not.toBeNull());
  },
};

// UI-04, UI-05
export const Keys: Story = {
  name: 'By keyboard the actions stay while focused, and the button to the top moves the focus there',
  tags: ['keys'],
  play: async ({ canvas }) => {
    await scrollPage(1000);
    await scrollPage(900);
    const filters = await canvas.findByRole('button', { name: 'Фильтры' });
    await userEvent.tab();
    await expect(filters).toHaveFocus();
    await scrollPage(1200);
    await userEvent.keyboard('{Enter}');
    await expect(onFilters).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(window.scrollY).toBe(0);
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};

export const LongText: Story = {
  globals: screens.narrow,
  render: (args) => (
    <main tabIndex={-1} className="h-[3000px]">
      <InEachLanguage className="p-4">
        {(t) => (
          <FloatingActions {...args} className="static mt-4">
            <FilterChip label={t.action} icon={<FiltersIcon />} className="shadow-float" />
          </FloatingActions>
        )}
      </InEachLanguage>
    </main>
  ),
  play: async ({ canvas }) => {
    await scrollPage(1000);
    await scrollPage(900);
    await waitFor(() => expect(canvas.queryAllByRole('button', { name: 'Наверх' })).toHaveLength(4));
  },
};
