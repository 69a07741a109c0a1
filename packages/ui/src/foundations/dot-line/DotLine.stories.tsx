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

const widths = [80, 120, 160, 200, 240, 280];

export const Wrapped: Story = {
  name: 'In every width no dot begins or ends a line',
  render: ({ parts }) => (
    <>
      {widths.map((width) => (
        <div key={width} data-width={width} style={{ width }}>
          <DotLine parts={parts} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const box of canvasElement.querySelectorAll<HTMLElement>('[data-width]')) {
      const texts = document.createRange();
      texts.selectNodeContents(box);
      const words = [...texts.getClientRects()].filter((rect) => rect.width > 1);
      const dots = [...box.querySelectorAll('[class*="radial-gradient"]')]
        .map((dot) => dot.getBoundingClientRect())
        .filter((dot) => dot.width > 0);
      for (const dot of dots) {
        const inLine = words.filter(({ top, bottom }) => top < dot.bottom - 4 && bottom > dot.top + 4);
        await expect(Math.min(...inLine.map(({ left }) => left))).toBeLessThan(dot.left);
        await expect(Math.max(...inLine.map(({ right }) => right))).toBeGreaterThan(dot.right);
      }
      const { width = '' } = box.dataset;
      if (width === '80') await expect(dots, width).toHaveLength(0);
      if (width === '280') await expect(dots, width).toHaveLength(2);
    }
  },
};

export const LongText: Story = longText((t) => <DotLine parts={[t.title, t.name, t.hint]} />);
