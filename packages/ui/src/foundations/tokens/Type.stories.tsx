import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fontLocales } from './fonts/characters.ts';
import { typeScale } from './scale.ts';

const meta = { title: 'Foundations/Type' } satisfies Meta;
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
  play: async () => {
    await document.fonts.ready;
    const loaded = [...document.fonts].filter((face) => face.status === 'loaded').map((face) => face.family);
    await expect(loaded).toEqual(expect.arrayContaining(['Onest ru', 'Geologica ru']));
  },
};

export const TypeDesktopLight: Story = {
  globals: { theme: 'light', viewport: { value: 'desktop1440' } },
  render: () => <Scale />,
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('Кубок степи')).fontSize).toBe('44px');
  },
};

const signs = '₸₼₽€';
const amounts = ['12 480 ₸', '412,50 ₼', '1 250 ₽', '99,90 €'];

/** All currency symbols in both fonts of every language: a system font must draw none of them. */
const Currencies = () => (
  <dl className="grid gap-5 p-4">
    {fontLocales.map((locale) => (
      <div key={locale} lang={locale}>
        <dt className="text-caption text-ink-subtle">{locale}</dt>
        <dd
          className="flex flex-wrap gap-x-4 text-display-sm text-ink"
          style={{ fontFamily: `'Geologica ${locale}'` }}
        >
          {amounts.map((amount) => (
            <span key={amount}>{amount}</span>
          ))}
        </dd>
        <dd className="flex flex-wrap gap-x-4 text-body text-ink" style={{ fontFamily: `'Onest ${locale}'` }}>
          {amounts.map((amount) => (
            <span key={amount}>{amount}</span>
          ))}
        </dd>
      </div>
    ))}
  </dl>
);

export const CurrencySigns: Story = {
  name: 'Signs of money in the font of every language',
  render: () => <Currencies />,
  play: async () => {
    for (const locale of fontLocales)
      for (const face of [`800 20px 'Geologica ${locale}'`, `400 20px 'Onest ${locale}'`])
        for (const sign of signs) await expect(await document.fonts.load(face, sign)).toHaveLength(1);
  },
};
