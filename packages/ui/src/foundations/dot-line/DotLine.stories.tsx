import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBox, longText } from '../../../testing/index.ts';
import { DotLine } from './DotLine.tsx';

const meta = {
  title: 'Foundations/DotLine',
  component: DotLine,
  args: { parts: ['15:23', 'Ставка 2 000 ₸', 'Выигрыш 1 200 ₸'] },
  parameters: {
    usage: {
      when: 'Short facts about one thing in small print: time and stake, fee and duration, terms of an offer.',
      not: 'For facts with labels of their own, take a description list.',
    },
  },
  decorators: [inBox('p-4 text-caption text-ink-muted')],
} satisfies Meta<typeof DotLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'An empty part is left out, and the text has its dots',
  args: { parts: ['15:23', null, 'Выигрыш 1 200 ₸'] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('15:23 · Выигрыш 1 200 ₸');
  },
};

export const Wrapped: Story = {
  name: 'In every width no dot begins or ends a line',
  render: ({ parts }) => (
    <div data-line className="w-40">
      <DotLine parts={parts} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector<HTMLElement>('[data-line]');
    if (!box) throw new Error('No line');
    for (let width = 80; width <= 280; width += 8) {
      box.style.width = `${width}px`;
      const { left } = box.getBoundingClientRect();
      const parts = [...box.querySelectorAll<HTMLElement>('.inline-block')];
      parts.forEach((part, index) => {
        const dot = part.querySelector('.absolute')?.getBoundingClientRect();
        const previous = parts[index - 1]?.getBoundingClientRect();
        const begins = part.getBoundingClientRect().top !== previous?.top;
        // At the start of a line the dot is in the clipped margin.
        if (dot) void expect(dot.right <= left + 1, `${width} px, part ${index}`).toBe(begins);
      });
      await expect(box.scrollWidth).toBeLessThanOrEqual(width);
    }
  },
};

export const LongText: Story = longText((t) => <DotLine parts={[t.title, t.name, t.hint]} />);
