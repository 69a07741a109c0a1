import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBox, InEachLanguage, screens } from '../../../testing/index.ts';
import * as icons from './index.ts';

const meta = {
  title: 'Foundations/Icon',
  component: icons.WalletIcon,
  parameters: {
    usage: {
      when: 'An icon next to a text, or alone in a button with a name. Each has one meaning and is named after it.',
      not: 'Do not take a sign for its look: add one for the new meaning. Objects of empty places and offers are pictures.',
    },
  },
  decorators: [inBox('p-4')],
} satisfies Meta<typeof icons.WalletIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'An icon is decoration of 20 px',
  play: async ({ canvasElement }) => {
    const icon = canvasElement.querySelector('svg');
    await expect(icon).toHaveAttribute('aria-hidden', 'true');
    await expect(icon?.getBoundingClientRect().width).toBe(20);
  },
};

export const LongText: Story = {
  name: 'Next to text an icon has a fixed size',
  globals: screens.narrow,
  render: () => (
    <InEachLanguage>
      {(t) => (
        <p className="flex gap-2 text-body">
          <icons.WalletIcon className="shrink-0" />
          {t.text}
        </p>
      )}
    </InEachLanguage>
  ),
  play: async ({ canvasElement }) => {
    for (const icon of canvasElement.querySelectorAll('svg'))
      await expect(icon.getBoundingClientRect().width).toBe(20);
  },
};
