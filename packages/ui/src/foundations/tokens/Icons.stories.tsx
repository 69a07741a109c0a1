import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as icons from '../icon/index.ts';

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

const meta = { title: 'Foundations/Icons' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Every icon, by what it means',
  render: () => <Icons />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(all.length);
    await expect(canvasElement.querySelectorAll('svg:not([aria-hidden=true])')).toHaveLength(0);
  },
};
