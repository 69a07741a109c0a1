import {
  authenticate,
  limits,
  methodOptions,
  pay,
  paymentMethods,
  setLimit,
  signUp,
  transactions,
  withdrawalReadiness,
} from '@tulpar/api/contract';
import {
  answer,
  hang,
  limitList,
  methodOptionsSample,
  paymentMethod,
  playerLimit,
  transactionsPage,
  withdrawalReadinessSample,
} from '@tulpar/api/samples';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { followReplacedNodes } from '#app/platform/device/replaced-nodes.ts';
import { translatePage } from '#app/platform/testing/translator.ts';
import { until } from '#app/platform/testing/pass-time.ts';
import { countReload } from './reloads.tsx';
import { openApp } from './testing/app-at.tsx';

const options = answer(methodOptions, {
  ...methodOptionsSample,
  notice: null,
  fields: [],
  min_amount: 100_000,
});
const out = [
  options,
  answer(paymentMethods, [
    paymentMethod({ uid: 'kz-card-out', transaction_type: 'withdrawal', has_saved_cards: false }),
  ]),
  answer(withdrawalReadiness, { ...withdrawalReadinessSample, can_withdraw_amount: 1_200_000, checks: [] }),
  answer(transactions, transactionsPage([])),
];
const contact = [
  ['email', 'aigerim@mail.ru'],
  ['password', 'steppe88'],
] as const;

it.each([
  {
    name: 'sign-in',
    path: '/auth/login',
    call: authenticate,
    fields: contact,
    label: 'Войти',
    button: /^Войти$/,
    answers: [],
  },
  {
    name: 'registration',
    path: '/auth/register',
    call: signUp,
    fields: contact,
    label: 'Создать аккаунт',
    button: 'Создать аккаунт',
    answers: [],
  },
  {
    name: 'deposit',
    path: '/cash-box/deposit?method=kz-card',
    call: pay,
    fields: [['amount', '7000']] as const,
    label: 'Сумма',
    button: /^Пополнить на 7\s000\s₸/,
    answers: [options],
  },
  {
    name: 'withdrawal',
    path: '/cash-box/withdrawal?method=kz-card-out',
    call: pay,
    fields: [['amount', '5000']] as const,
    label: 'Сумма',
    button: /^Вывести 5\s000\s₸/,
    answers: out,
  },
  {
    name: 'limits',
    path: '/profile/limits',
    call: setLimit,
    open: 'Изменить',
    fields: [['amount', '30000']] as const,
    label: 'Изменить',
    button: 'Сохранить лимит',
    answers: [answer(limits, { ...limitList, data: [playerLimit()] })],
  },
])(
  'a translated page survives $name and shows what is typed',
  { tags: ['BROW-05'] },
  async ({ path, call, open, fields, label, button, answers }) => {
    followReplacedNodes();
    // After three reloads the crash screen no longer reloads the page, which would end the test.
    for (let time = 0; time < 3; time += 1) countReload();
    const isPlayer = !path.startsWith('/auth');
    const app = await openApp(path, isPlayer, [...answers, hang(call)]);
    const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    const press = async (name: string | RegExp) => page.getByRole('button', { name }).first().click();
    await until(() => expect(app.main()?.textContent).toContain(label));
    const translation = translatePage();
    onTestFinished(() => translation.stop());
    if (open) await press(open);
    for (const [name, value] of fields) {
      await until(() => expect(field(name)).not.toBeNull());
      await page.elementLocator(field(name) ?? document.body).fill(value);
    }
    await press(button);
    await until(() =>
      expect(app.requests.filter((one) => one === `${call.method} ${call.path}`)).toHaveLength(1),
    );
    await until(() => expect(document.querySelector('[aria-busy="true"]')).not.toBeNull());
    expect(translation.stale()).toEqual([]);
  },
);
