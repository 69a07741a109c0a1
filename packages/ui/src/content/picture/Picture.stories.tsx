import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inBox, longText } from '../../../testing/index.ts';
import { LowData, Picture, PicturesWait } from './Picture.tsx';

const leftOut = fn();

const drawn = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#2ee0cc" d="M0 0h4v3H0z"/></svg>')}`;

const meta = {
  title: 'Content/Picture',
  component: Picture,
  args: {
    image: { src: drawn, width: 132, height: 99, alt: 'Бирюза' },
    fallback: <p className="text-caption text-ink-muted">Картинки нет</p>,
  },
  parameters: {
    usage: {
      when: 'Every picture of a component: it keeps its box and has a stand-in for a file that is missing or broken.',
      not: 'A backdrop drawn in CSS and an icon are no pictures. The first picture of a page is loaded as priority, all others wait.',
    },
  },
  decorators: [inBox('p-4')],
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: 'Бирюза' });
    await expect(image.loading).toBe('lazy');
    await expect([image.width, image.height]).toEqual([132, 99]);
  },
};

export const Priority: Story = {
  args: { loading: 'priority' },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img');
    await expect([image.loading, image.fetchPriority]).toEqual(['eager', 'high']);
  },
};

// BROW-04
export const Waiting: Story = {
  name: 'Without an address it is invisible: WebKit would draw a line around it',
  render: (args) => (
    <PicturesWait value>
      <Picture {...args} />
    </PicturesWait>
  ),
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img');
    await expect(image).not.toHaveAttribute('src');
    await expect(getComputedStyle(image).opacity).toBe('0');
  },
};

export const Broken: Story = {
  args: {
    loading: 'eager',
    image: { src: 'data:image/png;base64,AAAA', width: 132, height: 99, alt: 'Бирюза' },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Картинки нет')).toBeVisible());
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const LeftOut: Story = {
  name: 'Left out while the visitor saves data',
  render: (args) => (
    <LowData value={leftOut}>
      <Picture {...args} />
    </LowData>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Картинки нет')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
    await waitFor(() => expect(leftOut).toHaveBeenCalledWith(drawn));
  },
};

export const LongText: Story = longText((t, args) => (
  <Picture {...args} image={null} fallback={<p className="text-caption">{t.title}</p>} />
));
