import { BalanceDropdown, type BalanceDropdownProps } from '../src/payment/balance/BalanceDropdown.tsx';

/** Sample balance for stories and tests. */
export const balanceArgs: BalanceDropdownProps = {
  label: 'Баланс',
  total: '196 250 ₸',
  amount: 19_625_000,
  totalLabel: 'Всего на счёте',
  totalValue: '196 250,00 ₸',
  rows: [
    { label: 'Реальные деньги', value: '184 250,00 ₸', tone: 'real', share: 18_425_000 },
    { label: 'Бонусные деньги', value: '12 000,00 ₸', tone: 'bonus', share: 1_200_000 },
  ],
  note: (
    <>
      Бонусные деньги можно вывести после отыгрыша. Осталось сделать ставок на <b>132 600 ₸</b>.
    </>
  ),
  deposit: { href: '/cash-box/deposit', label: 'Пополнить' },
  withdraw: { href: '/cash-box/withdrawal', label: 'Вывести' },
  wallet: { href: '/cash-box/deposit', label: 'Пополнить' },
};

export const balance = <BalanceDropdown {...balanceArgs} />;
