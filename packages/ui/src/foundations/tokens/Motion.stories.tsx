import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../inputs/button/index.ts';
import { readTokens } from './read-tokens.ts';
import css from './tokens.css?raw';

const { fixed } = readTokens(css);

/** Complete class names, because Tailwind does not find concatenated ones. */
const animations = {
  shimmer: 'animate-shimmer bg-linear-to-r from-skeleton via-skeleton-sweep to-skeleton',
  loader: 'animate-loader bg-brand',
  'fade-in': 'animate-fade-in bg-brand',
  'fade-out': 'animate-fade-out bg-brand',
  'slide-up': 'animate-slide-up bg-brand',
  'slide-down': 'animate-slide-down bg-brand',
  'fade-up': 'animate-fade-up bg-brand',
  'fade-down': 'animate-fade-down bg-brand',
  outcome: 'animate-outcome bg-brand',
  ring: 'animate-ring bg-surface-3 text-brand',
  indeterminate: 'animate-indeterminate bg-brand',
} as const;

const declared = (prefix: string) =>
  Object.entries(fixed).filter(([name]) => name.startsWith(prefix) && !name.endsWith('-*'));

function Moves() {
  const [round, setRound] = useState(0);
  return (
    <div className="grid gap-4 p-4">
      <Button onClick={() => setRound(round + 1)}>Показать снова</Button>
      <ul className="grid gap-3">
        {Object.entries(animations).map(([name, look]) => (
          <li key={name} className="flex items-center gap-3 overflow-clip text-caption text-ink">
            <span key={round} className={`size-10 shrink-0 rounded-md ${look}`} />
            <span className="min-w-0 [overflow-wrap:anywhere]">{`${name}: ${fixed[`animate-${name}`]}`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const meta = { title: 'Foundations/Motion' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Every animation of the sheet',
  render: () => <Moves />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать снова' }));
    const shown = Object.keys(animations).map((name) => `animate-${name}`);
    await expect(declared('animate-').map(([name]) => name)).toEqual(shown);
    for (const item of canvas.getAllByRole('listitem'))
      await expect(getComputedStyle(item.firstElementChild ?? item).animationName).not.toBe('none');
  },
};

export const Curves: Story = {
  name: 'Curves of speed',
  render: () => (
    <ul className="grid gap-4 p-4">
      {declared('ease-').map(([name, value]) => {
        const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (value.match(/[\d.]+/g) ?? []).map(Number);
        return (
          <li key={name} className="flex items-center gap-4">
            <svg viewBox="-5 -45 110 150" className="w-24 shrink-0 text-brand" aria-hidden>
              <path
                d={`M0 100C${x1 * 100} ${100 - y1 * 100} ${x2 * 100} ${100 - y2 * 100} 100 0`}
                fill="none"
                stroke="currentColor"
                strokeWidth="3"
              />
            </svg>
            <div className="min-w-0 [overflow-wrap:anywhere]">
              <p className="text-body-strong text-ink">{name}</p>
              <p className="text-caption text-ink-muted">{value}</p>
            </div>
          </li>
        );
      })}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ease-spring')).toBeVisible();
  },
};
