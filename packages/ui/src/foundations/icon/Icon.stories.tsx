import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBox, InEachLanguage, screens } from '../../../testing/index.ts';
import * as icons from './index.ts';

const all = Object.entries(icons);

const Icons = () => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(100px,1fr))] gap-2 p-4">
    {all.map(([name, Icon]) => (
      <li
        key={name}
        className="grid justify-items-center gap-2 rounded-md bg-surface-1 p-3 text-center text-ink shadow-card"
      >
        <Icon className="size-6" />
        <span className="max-w-full text-micro text-ink-muted [overflow-wrap:anywhere]">
          {name.replace(/Icon$/, '')}
        </span>
      </li>
    ))}
  </ul>
);

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

export const Table: Story = {
  name: 'Every icon, by what it means',
  render: () => <Icons />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(all.length);
    await expect(canvasElement.querySelectorAll('svg:not([aria-hidden=true])')).toHaveLength(0);
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
