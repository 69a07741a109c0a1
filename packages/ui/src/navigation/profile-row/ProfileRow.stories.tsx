import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../../feedback/badge/Badge.tsx';
import { GuestIcon, LanguageIcon, VerificationIcon } from '../../foundations/icon/index.ts';
import { longText } from '../../../testing/index.ts';
import { ProfileRow, ProfileRowGroup } from './ProfileRow.tsx';

const meta = {
  title: 'Navigation/ProfileRow',
  component: ProfileRow,
  args: { icon: <LanguageIcon />, label: 'Язык', href: '#language' },
  parameters: {
    usage: {
      when: 'For a list of places of which each has a state worth seeing before going there: the profile hub, settings.',
      not: 'Not for a choice among values (RadioCards, OptionList) and not for a setting switched in place (Switch).',
    },
  },
  render: (args) => (
    <div className="p-4">
      <ProfileRowGroup label="Профиль">
        <ProfileRow {...args} />
      </ProfileRowGroup>
    </div>
  ),
} satisfies Meta<typeof ProfileRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'One link that says what it is',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Профиль' })).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Язык' });
    await expect(link).toHaveAttribute('href', '#language');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(60);
  },
};

export const Plain: Story = {
  name: 'Without a link',
  args: { href: undefined, icon: <GuestIcon />, label: 'ID игрока' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvasElement.querySelector('.lucide-chevron-right')).toBeNull();
  },
};

export const LongText: Story = longText(
  (t, _args, lang) => (
    <ProfileRow
      label={t.label}
      note={t.text}
      icon={<VerificationIcon />}
      badge={<Badge tone="warning">{t.hint}</Badge>}
      href={`#${lang}`}
    />
  ),
  { className: 'flex flex-col gap-4 p-4' },
);
