import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fontLocales } from './fonts/characters.ts';

const signs = '₸₼₽€';
const amounts = ['12 480 ₸', '412,50 ₼', '1 250 ₽', '99,90 €'];

/** All currency symbols in both fonts and every language: none may use a system font. */
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

const meta = { title: 'Foundations/Currencies' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Signs of money in the font of every language',
  render: () => <Currencies />,
  play: async () => {
    for (const locale of fontLocales)
      for (const face of [`800 20px 'Geologica ${locale}'`, `400 20px 'Onest ${locale}'`])
        for (const sign of signs) await expect(await document.fonts.load(face, sign)).toHaveLength(1);
  },
};
