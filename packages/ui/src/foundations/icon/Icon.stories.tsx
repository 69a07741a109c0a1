import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBox, screens } from '../../../testing/index.ts';
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
    <div className="grid gap-3 text-body">
      <p lang="ru" className="flex gap-2">
        <icons.WalletIcon className="shrink-0" />
        Пополнение счёта с международной банковской карты
      </p>
      <p lang="kk" className="flex gap-2">
        <icons.WalletIcon className="shrink-0" />
        Халықаралық банк картасынан шотты толықтыру
      </p>
      <p lang="az" className="flex gap-2">
        <icons.WalletIcon className="shrink-0" />
        Beynəlxalq bank kartından balansın artırılması
      </p>
      <p lang="en" className="flex gap-2">
        <icons.WalletIcon className="shrink-0" />
        Depositing from an international bank card
      </p>
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const icon of canvasElement.querySelectorAll('svg'))
      await expect(icon.getBoundingClientRect().width).toBe(20);
  },
};
