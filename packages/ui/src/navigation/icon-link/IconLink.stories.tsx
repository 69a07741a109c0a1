import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CounterBadge } from '../../feedback/badge/Badge.tsx';
import { NotificationsIcon, SearchIcon } from '../../foundations/icon/index.ts';
import { inBox, InEachLanguage, screens } from '../../../testing/index.ts';
import { IconLink } from './IconLink.tsx';

const meta = {
  title: 'Navigation/IconLink',
  component: IconLink,
  args: { href: '#search', label: 'Поиск', icon: <SearchIcon /> },
  parameters: {
    usage: {
      when: 'A well-known place behind a sign, in the header: search, notifications, the cash box.',
      not: 'What acts on the page is an IconButton; a place without a well-known icon gets a text.',
    },
  },
  decorators: [inBox('flex flex-wrap gap-3 p-4')],
} satisfies Meta<typeof IconLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Поиск' });
    await expect([link.offsetWidth, link.offsetHeight]).toEqual([44, 44]);
  },
};

export const Variants: Story = {
  render: (args) => (
    <>
      <IconLink {...args} />
      <IconLink {...args} variant="filled" />
      <span className="backdrop-garnet rounded-md">
        <IconLink {...args} variant="art" />
      </span>
      <IconLink
        href="#notifications"
        label="Уведомления: 12 новых"
        icon={<NotificationsIcon />}
        badge={<CounterBadge count={12} label="" className="absolute top-0 right-0" />}
      />
    </>
  ),
};

export const LongText: Story = {
  name: 'A long name is for screen readers only',
  globals: screens.narrow,
  render: (args) => <InEachLanguage>{(t) => <IconLink {...args} label={t.label} />}</InEachLanguage>,
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) await expect(link.offsetWidth).toBe(44);
  },
};
