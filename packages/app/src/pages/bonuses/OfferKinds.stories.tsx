import type { Meta } from '@storybook/react-vite';
import { offers, playerWelcomeOffers } from '@tulpar/api/contract';
import { answer, offer, welcomeOffer } from '@tulpar/api/samples';
import { expect } from 'storybook/test';
import { scene, wholeApp, type Story } from '#app/stories/app-story.tsx';
import { weekend, spins, cashbackOffer, full, route, factOf } from './testing/scenes.ts';

export default { title: 'Pages/Bonuses/Kinds of offers', ...wholeApp } satisfies Meta;

const free = { ...weekend, type: 'no_deposit_bonus' as const, min_deposit: null, min_deposit_amount: null };
const bare = { ...weekend, max_amount_percent: null };
const inSections = [
  { ...weekend, tag: null, subtitle: 'Только до понедельника' },
  { ...free, id: 'ofr_free', title: 'Подарок', max_cash_out_percent: null, max_cash_out_money: 1_000_000 },
  { ...bare, id: 'ofr_all', title: 'Бонус без границ совсем', max_cash_out_percent: null },
  spins,
  cashbackOffer,
  offer({ id: 'ofr_active', title: 'Отыгрывается' }),
  { ...free, id: 'ofr_late', status: 'expired' as const, title: 'Истёк' },
  { ...spins, id: 'ofr_started', status: 'started' as const, title: 'Крутятся', spins_count: 70 },
];

// BONUS-14, BONUS-15, BONUS-27, BONUS-30
export const Sections: Story = {
  name: 'Each offer in its section, with its cap',
  ...scene(route, [answer(offers, { data: inSections }), ...full]),
  play: async ({ canvas }) => {
    const cards = async (section: string) => {
      const found = await canvas.findByRole('region', { name: section });
      return [...found.querySelectorAll<HTMLElement>('[data-offer]:not([data-offer="cashback"])')];
    };
    const money = await cards('Бонусы и кешбэк');
    const caps = [/Макс. вывод x5 от бонуса/, /Макс. вывод 10.000.₸/, /Макс. вывод без ограничения/];
    for (const [at, cap] of caps.entries()) await expect(money[at]).toHaveTextContent(cap);
    await expect(money).toHaveLength(caps.length);
    const [first, , third] = money;
    await expect(first).toHaveTextContent('Бонус выходного…');
    await expect(first).toHaveTextContent('Только до поне…');
    await expect(third).toHaveTextContent('Бонус без границ…');
    await expect(canvas.queryByText(/Бонус выходного д|Только до понед|Бонус без границ с/)).toBeNull();
    const [turns, ...others] = await cards('Фриспины');
    await expect(turns).toHaveTextContent('50 фриспинов');
    await expect(others).toEqual([]);
  },
};

const gone = (['ignored', 'wasted', 'finished', 'hidden'] as const).map((status) =>
  welcomeOffer({ id: `wel_${status}`, status }),
);
/** Percentages, each with its own picture, except that 150 has the picture of 120. */
const WELCOME = [100, 120, 150, 200, 300];
/** A locked bonus without information about when it unlocks. */
const locked = welcomeOffer({
  id: 'wel_locked',
  status: 'awaiting',
  conditions: {
    ...welcomeOffer().conditions,
    available_at: null,
    availability_rule: { day_from: null },
  },
});

const drawn = (share: number, over: Parameters<typeof welcomeOffer>[0] = {}) => {
  const whole = welcomeOffer({ id: `wel_${share}`, ...over });
  const [rule] = whole.conditions.activation_rules;
  const bonus = rule?.offer_bonus_template;
  if (!rule || !bonus) throw new Error('the sample has no bonus');
  const of = (percent: number, most: number, wager: number, cap: number) => ({
    ...rule,
    offer_bonus_template: {
      ...bonus,
      max_amount_percent: percent,
      max_amount_money: most,
      wager,
      max_cash_out_percent: cap,
    },
  });
  return {
    ...whole,
    conditions: {
      ...whole.conditions,
      activation_rules: [of(share, 4_000_000, 7, 300), of(55, 900, 3, 600)],
    },
    template: { ...whole.template, images: { ...whole.template.images, main_image: null } },
  };
};

// WELC-01, WELC-06, WELC-07, WELC-08, WELC-09, BONUS-27
export const Welcome: Story = {
  name: 'Welcome offers by the first of their rules, each with its picture, without past ones',
  ...scene(route, [
    answer(playerWelcomeOffers, { data: [...gone, ...WELCOME.map((share) => drawn(share)), locked] }),
    ...full,
  ]),
  play: async ({ canvas }) => {
    const section = await canvas.findByRole('region', { name: 'Приветственный пакет' });
    const cards = [...section.querySelectorAll<HTMLElement>('[data-offer]')];
    await expect(cards).toHaveLength(WELCOME.length + 1);
    await expect(cards.at(-1)).toHaveTextContent('Пока недоступен');
    await expect(cards.at(-1)?.querySelector('.lucide-lock')).toBeVisible();
    for (const [place, share] of WELCOME.entries()) {
      const card = cards[place] ?? section;
      await expect(card).toHaveTextContent(`${share}%`);
      await expect(card).toHaveTextContent(/до 40\s000\s₸/u);
      await expect(factOf(card, 'Вейджер')).toMatch(/^x7,/u);
      await expect(factOf(card, 'Макс. вывод')).toBe('x3 от бонуса');
    }
    const pictures = cards
      .slice(0, -1)
      .map((card) => card.querySelector('img')?.src.match(/(?:obj|kv)-[a-z]+/u)?.[0]);
    await expect(pictures).toEqual(['obj-coin', 'kv-tulpar', 'kv-tulpar', 'obj-money', 'obj-trophy']);
  },
};
