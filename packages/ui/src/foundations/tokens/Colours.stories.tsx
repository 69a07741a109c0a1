import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contrast, readTokens, type TokenValues } from './read-tokens.ts';
import css from './tokens.css?raw';

const { dark, light, fixed } = readTokens(css);
const isColour = (value: string) => value.startsWith('#');

const tones = ['brand', 'accent', 'bonus', 'success', 'warning', 'danger'];
const text = ['ink', 'ink-muted', 'ink-subtle', ...tones.map((tone) => `${tone}-ink`)];

/** Colour pairs in use: foreground, background and minimum contrast. */
const pairs: readonly [top: string, background: string, least: number][] = [
  ...['canvas', 'surface-1', 'surface-2'].flatMap((background) =>
    text.map((top): [string, string, number] => [top, background, 4.5]),
  ),
  ...tones.map((tone): [string, string, number] => [`on-${tone}`, tone, 4.5]),
  ...tones.map((tone): [string, string, number] => [`${tone}-ink`, `${tone}-soft`, 4.5]),
  ['ink-inverse', 'surface-inverse', 4.5],
  ['line-control', 'surface-1', 3],
  ['focus-ring', 'canvas', 3],
  ['focus-ring', 'surface-1', 3],
];

const of = (theme: TokenValues, name: string) => theme[name] ?? '#000000';
const ratio = (theme: TokenValues, top: string, background: string) =>
  Math.floor(contrast(of(theme, top), of(theme, background)) * 10) / 10;

const Swatch = ({ value }: { value: string }) => (
  <div className="min-w-0">
    <div className="h-9 rounded-sm shadow-card" style={{ background: value }} />
    <code className="text-micro text-ink-muted">{value}</code>
  </div>
);

const Palette = () => (
  <dl className="grid gap-3 p-4">
    {Object.entries(dark)
      .filter(([, value]) => isColour(value))
      .map(([name, value]) => (
        <div key={name} className="grid grid-cols-3 items-start gap-2">
          <dt className="text-caption text-ink [overflow-wrap:anywhere]">{name}</dt>
          <dd>
            <Swatch value={value} />
          </dd>
          <dd>
            <Swatch value={of(light, name)} />
          </dd>
        </div>
      ))}
  </dl>
);

const Pairs = () => (
  <ul className="grid gap-2 p-4">
    {pairs.map(([top, background, least]) => (
      <li key={`${top} ${background}`} className="grid grid-cols-2 gap-2">
        {[dark, light].map((theme, at) => (
          <span
            key={at === 0 ? 'dark' : 'light'}
            className="rounded-sm p-2 text-caption [overflow-wrap:anywhere] shadow-card"
            style={{
              background: of(theme, background),
              // Colours that are not for text (contrast 3) are named in the text colour of the theme.
              color: of(theme, least === 3 ? 'ink' : top),
            }}
          >
            {top} / {background} {ratio(theme, top, background).toFixed(1)}
          </span>
        ))}
      </li>
    ))}
  </ul>
);

const hues = [
  ...new Set(Object.keys(fixed).flatMap((name) => /^color-(\w+)-(?:abyss|spark)$/.exec(name)?.[1] ?? [])),
];
const shades = ['abyss', 'deep', 'base', 'bright', 'spark'];

const Shades = () => (
  <ul className="grid gap-3 p-4">
    {hues.map((hue) => (
      <li key={hue}>
        <p className="text-caption text-ink">{hue}</p>
        <div className="grid grid-cols-5 overflow-clip rounded-md">
          {shades.map((shade) => (
            <div key={shade} className="h-11" style={{ background: fixed[`color-${hue}-${shade}`] }} />
          ))}
        </div>
      </li>
    ))}
  </ul>
);

const meta = { title: 'Foundations/Colours' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Every colour, dark and light',
  render: () => <Palette />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('canvas').tagName).toBe('DT');
    await expect(canvas.getByText('#120f0d')).toBeVisible();
    await expect(canvas.getAllByText('#eff1ef')).not.toHaveLength(0);
  },
};

export const Contrast: Story = {
  name: 'Contrast of every pair in both themes',
  render: () => <Pairs />,
  play: async () => {
    const pale = [dark, light].flatMap((theme, at) =>
      pairs
        .filter(([top, background, least]) => contrast(of(theme, top), of(theme, background)) < least)
        .map(([top, background]) => `${at === 0 ? 'dark' : 'light'}: ${top} on ${background}`),
    );
    await expect(pale).toEqual([]);
  },
};

export const ShadesOfHues: Story = {
  name: 'Eleven hues of backdrops and covers',
  render: () => <Shades />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(11);
  },
};
