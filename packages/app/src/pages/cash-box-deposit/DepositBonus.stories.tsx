import type { Meta } from '@storybook/react-vite';
import { offers, playerWelcomeOffers, type WelcomeOffer } from '@tulpar/api/contract';
import { answer, welcomeOffer } from '@tulpar/api/samples';
import { expect, userEvent, within } from 'storybook/test';
import { scene, wholeApp, type Story } from '#app/stories/app-story.tsx';
import { bareMethod, depositBonus } from '#app/stories/cash-box-form.ts';

export default { title: 'Pages/Deposit/Bonus', ...wholeApp } satisfies Meta;
type Rule = WelcomeOffer['conditions']['activation_rules'][number];

const sample = welcomeOffer();
const [rule] = sample.conditions.activation_rules;
if (!rule?.offer_bonus_template) throw new Error('the sample has no bonus');
const template = rule.offer_bonus_template;
const ruled = (id: string, rules: Rule[]) =>
  welcomeOffer({ id, conditions: { ...sample.conditions, activation_rules: rules } });
const moneyRule = (percent: number, least: number, most: number, wager: number, cap: number): Rule => ({
  ...rule,
  min_deposit: least,
  min_deposit_amount: least,
  offer_bonus_template: {
    ...template,
    min_deposit_amount: least,
    max_amount_percent: percent,
    max_amount_money: most,
    wager,
    max_cash_out_percent: cap,
  },
});
const spinsRule: Rule = {
  ...rule,
  min_deposit: 200_000,
  min_deposit_amount: 200_000,
  offer_bonus_template: null,
  offer_gift_spin_template: {
    total_bet: 2000,
    spins_count: 40,
    max_cash_out_money: 700_000,
    wager: 3,
    game: { uid: 'g-1', name: 'Lazy Lantern' },
    content: { small_image: null, big_image: null },
  },
};
const plain = depositBonus({ max_cash_out_percent: null, max_cash_out_money: 1_500_000 });

// WELC-07, BONUS-27
export const Terms: Story = {
  name: 'The form takes the terms of a welcome offer from its first rule, and names the cap of each bonus',
  ...scene(
    { path: '/cash-box/deposit?method=kz-card', signedIn: true, stored: { activeBonus: 'wel_money' } },
    [
      bareMethod('kz-card'),
      answer(offers, { data: [plain, { ...plain, id: 'ofr_free', max_cash_out_money: null }] }),
      answer(playerWelcomeOffers, {
        data: [
          ruled('wel_money', [moneyRule(90, 250_000, 4_000_000, 7, 300), moneyRule(55, 900, 1000, 4, 600)]),
          ruled('wel_spins', [spinsRule, moneyRule(33, 900, 1000, 4, 600)]),
        ],
      }),
    ],
  ),
  play: async ({ canvas }) => {
    const toggle = await canvas.findByRole('switch');
    await expect(toggle).toHaveAccessibleName(/^Бонус\s90%\sдо\s40\s000\s₸/u);
    await expect(toggle).toHaveAccessibleDescription(/к\sдепозиту\sот\s2\s500\s₸/u);
    const factOf = (name: string) => canvas.getByText(name).parentElement?.querySelector('dd')?.textContent;
    await expect(factOf('Вейджер')).toBe('x7');
    await expect(factOf('Макс. вывод')).toMatch(/^x3\sот\sбонуса$/u);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Сумма' }), '10000');
    await expect(await canvas.findByText(/^\+ 9\s000\s₸$/u)).toBeVisible();
    await expect(factOf('Нужно отыграть')).toMatch(/^63\s000\s₸$/u);
    await userEvent.click(canvas.getByRole('button', { name: 'Другой бонус' }));
    const sheet = within(await within(document.body).findByRole('dialog', { name: /^Бонус\sна\sдепозит$/u }));
    const said = sheet.getAllByRole('option').map((one) => one.textContent.replaceAll(/\s/gu, ' '));
    const [money, spins, sum, whole, none] = said;
    await expect(said).toHaveLength(5);
    await expect(money).toMatch(/Бонус 90% до 40 000 ₸.*от 2 500 ₸.*Вейджер: x7.*вывод: x3 от бонуса$/u);
    await expect(spins).toMatch(/40 фриспинов.*от 2 000 ₸.*Вейджер: x3.*вывод: 7 000 ₸$/u);
    await expect(sum).toMatch(/Бонус 50% до 50 000 ₸.*от 3 000 ₸.*Вейджер: x8.*вывод: 15 000 ₸$/u);
    await expect(whole).toMatch(/Бонус 50% .*вывод: без ограничения$/u);
    await expect(none).toMatch(/^Без бонуса/u);
  },
};
