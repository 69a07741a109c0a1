import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { typeScale } from './scale.ts';

const meta = { title: 'Foundations/Tokens' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const sample: Record<(typeof typeScale)[number], [string, string]> = {
  'display-xl': ['font-display slant text-display-xl', '+ 250 000 ₸'],
  'display-lg': ['font-display slant text-display-lg', 'Кубок степи'],
  'display-md': ['font-display slant text-display-md', '12 480 ₸ · 412,50 ₼'],
  'display-sm': ['font-display slant text-display-sm', '50% до 100 000 ₸'],
  amount: ['font-display text-amount', '25 000 ₸'],
  'title-lg': ['font-display text-title-lg', 'Приветственный пакет'],
  'title-md': ['font-display text-title-md', 'Ең аз депозит, тегін айналдырулар'],
  'title-sm': ['text-title-sm', 'Bütün ödəniş üsulları'],
  body: ['text-body', 'Деньги депозита можно вывести в любой момент.'],
  'body-strong': ['text-body-strong', 'Деньги депозита можно вывести'],
  input: ['text-input', 'aigerim.s@mail.ru'],
  button: ['text-button', 'Пополнить'],
  caption: ['text-caption', 'Минимум 3 000 ₸ · вейджер x35 · 7 дней'],
  micro: ['text-micro', 'Лобби · Бонусы · Турниры'],
};

const Scale = () => (
  <dl className="grid gap-3 p-4">
    {typeScale.map((name) => (
      <div key={name}>
        <dt className="text-caption text-ink-subtle">{name}</dt>
        <dd className={`[overflow-wrap:anywhere] ${sample[name][0]}`}>{sample[name][1]}</dd>
      </div>
    ))}
    <div>
      <dt className="text-caption text-ink-subtle">Glyphs</dt>
      <dd className="text-body">
        әғқңөұүһі ӘҒҚҢӨҰҮҺІ · əƏ ğĞ ıİ öÖ üÜ şŞ çÇ · ₸ ₼ ₽ · «—» № × • · 0123456789 %
      </dd>
    </div>
  </dl>
);

export const Type: Story = {
  render: () => <Scale />,
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const loaded = [...document.fonts].filter((face) => face.status === 'loaded').map((face) => face.family);
    await expect(loaded).toEqual(expect.arrayContaining(['Onest ru', 'Geologica ru']));
    await expect(getComputedStyle(canvas.getByText('Кубок степи')).fontStyle).toBe('oblique 10deg');
  },
};

export const TypeDesktopLight: Story = {
  globals: { theme: 'light', viewport: { value: 'desktop1440' } },
  render: () => <Scale />,
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('Кубок степи')).fontSize).toBe('44px');
  },
};

const surfaces = ['bg-canvas', 'bg-surface-1', 'bg-surface-2', 'bg-surface-3'] as const;
const inks = [
  'text-ink',
  'text-ink-muted',
  'text-ink-subtle',
  'text-brand-ink',
  'text-accent-ink',
  'text-bonus-ink',
  'text-success-ink',
  'text-warning-ink',
  'text-danger-ink',
] as const;
const fills = [
  'bg-brand text-on-brand',
  'bg-accent text-on-accent',
  'bg-bonus text-on-bonus',
  'bg-success text-on-success',
  'bg-warning text-on-warning',
  'bg-danger text-on-danger',
  'bg-brand-soft text-brand-ink',
  'bg-accent-soft text-accent-ink',
  'bg-bonus-soft text-bonus-ink',
  'bg-success-soft text-success-ink',
  'bg-warning-soft text-warning-ink',
  'bg-danger-soft text-danger-ink',
  'bg-surface-inverse text-ink-inverse',
  'backdrop-garnet',
  'backdrop-lapis',
  'backdrop-malachite',
  'backdrop-amber',
  'backdrop-turquoise',
  'backdrop-onyx',
] as const;

/** Every allowed pair of text and background; axe measures each. */
const Colours = () => (
  <div className="grid gap-3 p-4">
    {surfaces.map((surface) => (
      <p key={surface} className={`flex flex-wrap gap-3 rounded-md p-3 text-caption ${surface}`}>
        {inks.map((ink) => (
          <span key={ink} className={ink}>{`${surface} ${ink}`}</span>
        ))}
      </p>
    ))}
    <div className="flex flex-wrap gap-2">
      {fills.map((fill) => (
        <span key={fill} className={`rounded-sm px-2 py-1 text-caption ${fill}`}>
          {fill}
        </span>
      ))}
    </div>
  </div>
);

export const ColourPairs: Story = { render: () => <Colours /> };
