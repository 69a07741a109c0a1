import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { controlled, inBox, longText } from '../../../testing/index.ts';
import { Flag } from '../../content/flag/Flag.tsx';
import { OptionList } from './OptionList.tsx';

const Controlled = controlled(OptionList<string>, 'value', 'onSelect');

const meta = {
  title: 'Inputs/OptionList',
  component: OptionList<string>,
  args: {
    label: 'Страна номера',
    value: 'KZ',
    onSelect: fn(),
    options: [
      { value: 'KZ', name: 'Казахстан', description: '+7 (000) 000-00-00', media: <Flag code="kz" /> },
      { value: 'AZ', name: 'Азербайджан', description: '+994-00-000-00-00', media: <Flag code="az" /> },
    ],
  },
  parameters: {
    usage: {
      when: 'As the content of a sheet or a panel that is opened to pick one row. It takes the focus when it appears.',
      not: 'On a page among other fields: use RadioCards, which are always visible.',
    },
  },
  render: (args) => <Controlled {...args} />,
  decorators: [inBox('max-w-form bg-surface-1')],
} satisfies Meta<typeof OptionList<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'The current row has the focus; a pressed row is picked',
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('option', { selected: true })).toHaveFocus());
    await userEvent.click(canvas.getByRole('option', { name: /Азербайджан/u }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('AZ');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Азербайджан');
  },
};

export const LongText: Story = longText((t, args) => (
  <OptionList
    {...args}
    label={t.label}
    value="a"
    options={[{ value: 'a', name: t.title, description: t.text }]}
  />
));

export const Keys: Story = {
  name: 'Keyboard: arrows go round, Home and End, letters find, Enter and Space pick',
  tags: ['keys'],
  play: async ({ args, canvas, userEvent }) => {
    const kz = canvas.getByRole('option', { name: /Казахстан/u });
    const az = canvas.getByRole('option', { name: /Азербайджан/u });
    await waitFor(() => expect(kz).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(az).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(kz).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(az).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(kz).toHaveFocus();
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard('аз');
    await expect(az).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('AZ');
  },
};
