import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { objects, screens, InEachLanguage } from '../../../testing/index.ts';
import { RegionBlock } from './RegionBlock.tsx';

const meta = {
  title: 'Screens/Screens/RegionBlock',
  component: RegionBlock,
  args: {
    art: objects.globe,
    title: 'Казино недоступно в вашем регионе',
    text: 'Tulpar работает в Казахстане и Азербайджане. Если вы там и видите этот экран, напишите нам.',
    support: { label: 'Написать в поддержку', href: '#support' },
  },
  parameters: {
    usage: {
      when: 'The server answers 451: the product is not offered where the visitor is.',
      not: 'A lost network is NoConnection, a blocked player AccountBlocked. It never offers to try again.',
    },
  },
} satisfies Meta<typeof RegionBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

// AVAIL-07
export const Default: Story = {
  name: 'A heading, a sign and no way to try again',
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Казино недоступно в вашем регионе' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Написать в поддержку' })).toHaveAttribute(
      'href',
      '#support',
    );
  },
};
export const WithoutSupport: Story = { args: { support: undefined } };

export const LongText: Story = {
  globals: screens.narrow,
  render: (args) => (
    <InEachLanguage>
      {(t) => (
        <RegionBlock
          {...args}
          title={t.title}
          support={{ label: t.action, href: '#support' }}
          className="min-h-[480px]"
        />
      )}
    </InEachLanguage>
  ),
};
