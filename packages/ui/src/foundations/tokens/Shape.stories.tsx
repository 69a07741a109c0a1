import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { readTokens } from './read-tokens.ts';
import { shadows } from './scale.ts';
import css from './tokens.css?raw';

const { fixed } = readTokens(css);
const radii = Object.keys(fixed).filter((name) => /^radius-\w/.test(name));
const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16] as const;

/** Complete class names, because Tailwind does not find concatenated ones. */
const shadowClass: Record<(typeof shadows)[number], string> = {
  card: 'bg-surface-1 text-ink shadow-card',
  float: 'bg-surface-1 text-ink shadow-float',
  bevel: 'bg-brand text-on-brand shadow-bevel',
  'bevel-pressed': 'bg-brand text-on-brand shadow-bevel-pressed',
  plate: 'bg-plate text-on-plate shadow-plate',
  art: 'backdrop-lapis shadow-art',
};

const meta = { title: 'Foundations/Shape' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Corners',
  render: () => (
    <ul className="grid grid-cols-2 gap-4 p-4">
      {radii.map((name) => (
        <li
          key={name}
          className="min-h-20 bg-surface-3 p-3 text-caption text-ink [overflow-wrap:anywhere]"
          style={{ borderRadius: fixed[name] }}
        >
          {name.slice(7)} {fixed[name]}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(/^inlay-lg/)).borderTopRightRadius).toBe('6px');
  },
};

export const Spacing: Story = {
  name: 'Steps of space',
  render: () => (
    <ul className="grid gap-3 p-4">
      {steps.map((step) => (
        <li key={step} className="flex items-center gap-3 text-caption text-ink">
          <span className="w-20 shrink-0">{`${step} · ${step * 4} px`}</span>
          <span className="h-4 bg-brand" style={{ width: `calc(var(--spacing) * ${step})` }} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByText('16 · 64 px').nextElementSibling;
    await expect(bar?.getBoundingClientRect().width).toBe(64);
  },
};

const Shadows = () => (
  <ul className="grid grid-cols-2 gap-6 p-6">
    {shadows.map((name) => (
      <li key={name} className={`min-h-20 rounded-lg p-3 text-caption ${shadowClass[name]}`}>
        {name}
      </li>
    ))}
  </ul>
);

export const BoxShadows: Story = {
  render: () => <Shadows />,
  play: async ({ canvas }) => {
    const drawn = canvas.getAllByRole('listitem').map((item) => getComputedStyle(item).boxShadow);
    await expect(drawn.filter((shadow) => shadow === 'none')).toEqual([]);
  },
};
