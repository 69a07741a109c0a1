import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { backdropClass } from '../backdrop/index.ts';
import { Picture } from '../../content/picture/Picture.tsx';
import { covers, objects } from '../../../testing/index.ts';

const meta = { title: 'Foundations/Art' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Objects and the key visual',
  render: () => (
    <ul className="grid grid-cols-2 gap-4 p-4">
      {Object.entries(objects).map(([name, image]) => (
        <li key={name} className="grid min-w-0 justify-items-center gap-2 text-caption text-ink-muted">
          <Picture image={image} className="h-32 w-full object-contain" />
          {name}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement, canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(Object.keys(objects).length);
    const first = canvasElement.querySelector('img');
    await waitFor(() => expect(first?.naturalWidth).toBeGreaterThan(0));
  },
};

export const Covers: Story = {
  render: () => (
    <ul className="grid grid-cols-2 gap-3 p-4">
      {Object.entries(covers).map(([name, image]) => (
        <li key={name} className="min-w-0 text-caption text-ink-muted [overflow-wrap:anywhere]">
          <Picture image={image} className="aspect-3/4 w-full rounded-lg object-cover" />
          {name}
        </li>
      ))}
    </ul>
  ),
};

export const Backdrops: Story = {
  name: 'Six backdrops with their pattern',
  render: () => (
    <ul className="grid gap-3 p-4">
      {Object.entries(backdropClass).map(([name, look]) => (
        <li key={name} className={`relative h-28 overflow-clip rounded-inlay-lg p-4 text-title-md ${look}`}>
          <span aria-hidden className="backdrop-pattern absolute inset-0" />
          <span className="relative">{name}</span>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
};
