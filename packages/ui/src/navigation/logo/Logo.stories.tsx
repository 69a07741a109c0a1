import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBox, InEachLanguage, screens } from '../../../testing/index.ts';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Navigation/Logo',
  component: Logo,
  args: { title: 'Tulpar' },
  parameters: {
    usage: {
      when: 'The sign of the house: in the header, on sign-in, while the app loads. On phones the symbol alone.',
      not: 'It is no icon: a home button in a menu uses LobbyIcon. Never in another colour or on a busy picture.',
    },
  },
  decorators: [inBox('flex items-center gap-4 p-4')],
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Tulpar' })).toBeVisible();
  },
};
export const Symbol: Story = { args: { variant: 'symbol' } };
export const Word: Story = { args: { variant: 'word' } };
export const Decoration: Story = {
  args: { title: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const LongText: Story = {
  name: 'Its name is read in the language of the page and changes nothing in its size',
  globals: screens.narrow,
  render: (args) => <InEachLanguage>{(t) => <Logo {...args} title={`Tulpar, ${t.name}`} />}</InEachLanguage>,
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('img').map((logo) => Math.round(logo.getBoundingClientRect().width));
    await expect(new Set(widths).size).toBe(1);
  },
};
