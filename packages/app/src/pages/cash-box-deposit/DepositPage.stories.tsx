import type { Meta } from '@storybook/react-vite';
import {
  analytics,
  documents,
  extraData,
  limits,
  methodOptions,
  offers,
  pay,
  payerCards,
  paymentMethods,
  playerWelcomeOffers,
  profile,
  saveExtraData,
  setLimit,
  transactions,
} from '@tulpar/api/contract';
import {
  answer,
  bonusTerms,
  documentsSample,
  hang,
  methodOptionsSample,
  payerCardsSample,
  paymentMethod,
  paymentRefused,
  refuse,
  user,
  userExtra,
} from '@tulpar/api/samples';
import { screens, expectLink } from '@tulpar/ui/testing';
import { expect, fn, userEvent, waitFor, within, screen } from 'storybook/test';
import { userAtom } from '#app/features/session/index.ts';
import { isReading } from '#app/platform/network/query.ts';
import { store } from '#app/platform/state/store.ts';
import {
  FAULT,
  inApp,
  inEveryLanguage,
  scene,
  records,
  shows,
  type Story,
  wholeApp,
} from '#app/stories/app-story.tsx';
import {
  bareMethod,
  depositBonus,
  press,
  sent,
  takes,
  typeAmount,
  payIn,
} from '#app/stories/cash-box-form.ts';
import { left, staysOnPage } from '#app/stories/browser.tsx';

export default { title: 'Pages/Deposit', ...wholeApp, decorators: [inApp, staysOnPage] } satisfies Meta;

const methods = { path: '/cash-box/deposit', signedIn: true };
const form = { path: '/cash-box/deposit?method=kz-card', signedIn: true };
const bare = bareMethod('kz-card', {
  min_amount: 100_000,
  max_amount: 50_000_000,
  presets: [300_000, 500_000],
});
const bonus = answer(offers, { data: [depositBonus()] });
const noWelcome = answer(playerWelcomeOffers, { data: [] });
const accepts = takes();

const passportOnly = answer(documents, {
  ...documentsSample,
  data: [],
  needed: documentsSample.needed?.slice(0, 2) ?? [],
});

// CASH-01, CASH-02, PAY-19, SAFE-01, KYC-04
export const Methods: Story = {
  ...scene(methods, [bonus, noWelcome, passportOnly]),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Банковская карта/ });
    const off = canvas.getByRole('button', { name: /^Терминал/ });
    await expect(off).toHaveAttribute('aria-disabled', 'true');
    await expect(off).toHaveAccessibleDescription(/недоступен/);
    await expect(
      canvas.getByRole('navigation', { name: 'Разделы кассы' }).querySelectorAll('a'),
    ).toHaveLength(4);
    await expectLink(canvas, 'Лимиты', '/profile/limits');
    // After the first deposit the documents are not listed, which is known only once profile and documents have loaded.
    await waitFor(() => expect(store.get(userAtom)?.deposits_count).toBeGreaterThan(0));
    await waitFor(() => expect(isReading()).toBe(false));
    await expect(canvas.queryByRole('region', { name: 'Документы для вывода' })).toBeNull();
  },
};

export const LateLastMethod: Story = {
  name: 'A slow last method has its space from the start',
  ...scene(methods, [bonus, noWelcome, hang(transactions)]),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('heading', { name: 'Все способы' }, { timeout: 5000 });
    await waitFor(() => expect(store.get(userAtom)?.deposits_count).toBeGreaterThan(0));
    const bar = canvas.getByText('Без бонуса').getBoundingClientRect();
    await expect(list.getBoundingClientRect().top - bar.bottom).toBeGreaterThan(120);
  },
};

const requested = fn();

// CASH-01, CASH-02
export const CachedLists: Story = {
  name: 'Each tab has its own list, fetched once',
  ...scene(methods, [
    bonus,
    noWelcome,
    answer(paymentMethods, ({ query }) => {
      const kind = query['transaction_type'] === 'withdrawal' ? 'withdrawal' : 'deposit';
      requested(kind);
      return [paymentMethod({ uid: kind, transaction_type: kind, name: `Карта ${kind}` })];
    }),
  ]),
  play: async ({ canvas }) => {
    const tab = async (name: string) =>
      userEvent.click(
        await within(canvas.getByRole('navigation', { name: 'Разделы кассы' })).findByRole('link', { name }),
      );
    await canvas.findByRole('link', { name: /^Карта deposit/ });
    await tab('Вывод');
    await canvas.findByRole('link', { name: /^Карта withdrawal/ });
    await expect(canvas.queryByRole('link', { name: /^Карта deposit/ })).toBeNull();
    await tab('История');
    await tab('Пополнение');
    await canvas.findByRole('link', { name: /^Карта deposit/ });
    await expect(requested.mock.calls).toEqual([['deposit'], ['withdrawal']]);
  },
};

const costly = answer(paymentMethods, [
  paymentMethod({ fee_percent: 1.5, fee_fixed: 5_000, has_saved_cards: false }),
]);

// PAY-19
export const Fee: Story = {
  name: 'The fee and the total follow the amount',
  ...scene(form, [costly, bare, noWelcome]),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Комиссия 1,5\s?% \+ 50\s₸/);
    await expect(canvas.queryByText('Спишет банк')).toBeNull();
    await typeAmount(canvas, '3000');
    const charged = await canvas.findByText('Спишет банк');
    await waitFor(() => expect(charged.nextElementSibling).toHaveTextContent(/^3\s095\s₸$/));
    await expect(canvas.getByText('Комиссия').nextElementSibling).toHaveTextContent(/^95\s₸$/);
    const button = await canvas.findByRole('button', { name: /^Пополнить на\s3\s000\s₸$/ });
    await expect(charged.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await typeAmount(canvas, '0');
    await waitFor(() => expect(charged.nextElementSibling).toHaveTextContent(/^30\s500\s₸$/));
  },
};

let fee_fixed = 0;

// PAY-19
export const FeeChanged: Story = {
  name: 'A fee that changed under the form is charged only after the player has seen it',
  ...scene(form, [
    answer(paymentMethods, () => [paymentMethod({ fee_fixed, has_saved_cards: false })]),
    bare,
    noWelcome,
    answer(pay, ({ body }) => {
      sent(body);
      fee_fixed = 5_000;
      return { ...paymentRefused, message: 'FEE_CHANGED', error_type: 'fee_changed' };
    }),
  ]),
  beforeEach: () => void (fee_fixed = 1_000),
  play: async ({ canvas }) => {
    await payIn(canvas, '3000');
    await canvas.findByText(/^Комиссия этого способа изменилась/);
    await expect(left).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(canvas.getByText('Спишет банк').nextElementSibling).toHaveTextContent(/^3\s050\s₸$/),
    );
    await expect(sent.mock.calls).toEqual([[expect.objectContaining({ fee: 1_000 })]]);
  },
};

// PAY-19
export const SwitchedOff: Story = {
  name: 'A method switched off has no form, only its reason and the way to the others',
  ...scene(form, [
    answer(paymentMethods, [paymentMethod({ is_available: false, unavailable_code: 'METHOD_UNAVAILABLE' })]),
  ]),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Этот способ сейчас недоступен' });
    await expect(canvas.queryByText('Способы не загрузились')).toBeNull();
    await expect(canvas.queryByRole('textbox', { name: 'Сумма' })).toBeNull();
    await expectLink(canvas, 'Все способы', '/cash-box/deposit');
  },
};

// CASH-03
export const Loading: Story = {
  ...scene(methods, [hang(paymentMethods)]),
  play: shows('Загружаем способы оплаты'),
};

// CASH-04
export const Failed: Story = {
  ...scene(methods, [refuse(paymentMethods, FAULT, 'DEFAULT')]),
  play: async ({ canvas }) => {
    await canvas.findByText('Способы не загрузились');
    canvas.getByText('Способы оплаты не загрузились');
    await expect(canvas.getByRole('button', { name: 'Попробовать ещё раз' })).toBeVisible();
  },
};

export const Empty: Story = {
  ...scene(methods, [answer(paymentMethods, [])]),
  play: shows('Способов пока нет'),
};

// CASH-14, CASH-17, CASH-18, BONUS-28
export const Accepted: Story = {
  ...scene(form, [bare, bonus, noWelcome, accepts]),
  play: async ({ canvas }) => {
    const choice = await canvas.findByRole('switch');
    await expect(choice).not.toBeChecked();
    await expect(canvas.queryByText('Нужно отыграть')).toBeNull();
    await userEvent.click(choice);
    await expect(localStorage.getItem('activeBonus')).toBe('ofr_50');
    await typeAmount(canvas, '5000');
    await canvas.findByText('Нужно отыграть');
    await expect(canvas.getByText(/^20.000,?0* ₸$|^20.000 ₸$/)).toBeVisible();
    await press(canvas, /^Пополнить на/);
    await waitFor(() => expect(left).toHaveBeenCalledWith('https://pay.example/s/9f2'));
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        type: 'deposit',
        uid: 'kz-card',
        amount: 500_000,
        currency: 'KZT',
        card_id: null,
        offer_id: 'ofr_50',
        fail_url: `${location.origin}/#payment_error`,
      }),
    );
    await expect(localStorage.getItem('activeBonus')).toBeNull();
  },
};

// CASH-18
export const BonusStillLoading: Story = {
  name: 'A bonus chosen before is sent while the list of bonuses still loads',
  ...scene({ ...form, stored: { activeBonus: 'ofr_50' } }, [bare, hang(offers), noWelcome, accepts]),
  play: async ({ canvas }) => {
    await payIn(canvas, '5000');
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ offer_id: 'ofr_50' })));
  },
};

// BONUS-25
export const BonusLost: Story = {
  name: 'A chosen bonus that was withdrawn is named, and the deposit goes without it',
  ...scene({ ...form, stored: { activeBonus: 'ofr_gone' } }, [bare, bonus, noWelcome, accepts]),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Выбранный бонус уже недоступен/);
    await payIn(canvas, '5000');
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ offer_id: null })));
  },
};

// BONUS-28
export const TooLittleForBonus: Story = {
  name: 'A deposit below the minimum of its bonus says so at the amount and is not sent',
  ...scene({ ...form, stored: { activeBonus: 'ofr_50' } }, [bare, bonus, noWelcome, accepts]),
  play: async ({ canvas }) => {
    await canvas.findByRole('switch', { checked: true });
    await payIn(canvas, '2000');
    const amount = await canvas.findByRole('textbox', { name: 'Сумма' });
    await waitFor(() => expect(amount).toHaveAccessibleDescription(/депозит от\s3\s000\s₸/));
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('switch'));
    await waitFor(() => expect(amount).toBeValid());
  },
};

/** The page leaves for the fail address with the reason, and the form is stored. */
const leavesWith =
  (reason: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await payIn(canvas, '5000');
    await waitFor(() =>
      expect(left).toHaveBeenCalledWith(`${location.origin}/?error_type=${reason}#payment_error`),
    );
    await expect(sessionStorage.getItem('draft:deposit')).toContain('500000');
  };

// CASH-20
export const Refused: Story = {
  ...scene(form, [
    bare,
    answer(pay, { ...paymentRefused, message: 'BANK_REFUSED', error_type: 'bank_refused' }),
  ]),
  play: leavesWith('bank_refused'),
};

const logged = fn();

// ANALYT-07
export const MistypedCard: Story = {
  name: 'A card number with a wrong check digit is logged once, without the number',
  ...scene(form, [
    bareMethod('kz-card', {
      fields: methodOptionsSample.fields.map((field) => ({
        ...field,
        name: 'card_number',
        type: 'card_number',
        label: 'Номер карты',
        mask: '0000 0000 0000 0000',
        pattern: null,
        min_length: 16,
        max_length: 19,
        default: null,
      })),
    }),
    answer(payerCards, { admin_saved_cards: [], hostpay_saved_cards: [], ignore: { ips: [], ids: [] } }),
    answer(analytics, ({ body }) => {
      for (const record of body as { event_name: string }[]) logged(record);
      return { success: true as const };
    }),
  ]),
  play: async ({ canvas }) => {
    const ofCards = () =>
      logged.mock.calls
        .map(([record]) => record as { event_name: string; payload: object })
        .filter(({ event_name }) => event_name === 'card-number-checksum-failure');
    const number = await canvas.findByRole('textbox', { name: 'Номер карты' });
    await userEvent.type(number, '4400');
    await userEvent.tab();
    await waitFor(() => expect(number).toHaveAttribute('aria-invalid', 'true'));
    await expect(ofCards()).toEqual([]);
    await userEvent.type(number, '430000031235');
    await userEvent.tab();
    await waitFor(() => expect(ofCards()).toHaveLength(1));
    await expect(ofCards()[0]?.payload).toEqual({});
    await expect(JSON.stringify(logged.mock.calls)).not.toMatch(/4400\D*43/);
  },
};

// CASH-14
export const FieldRefused: Story = {
  ...scene(form, [bare, refuse(pay, 422, 'VALIDATION_ERROR', { amount: ['AMOUNT_INVALID'] })]),
  play: async ({ canvas }) => {
    await payIn(canvas, '5000');
    await canvas.findByText('Проверьте сумму');
    await expect(canvas.getByRole('textbox', { name: 'Сумма' })).toHaveAttribute('aria-invalid', 'true');
    await expect(left).not.toHaveBeenCalled();
  },
};

export const Away: Story = {
  ...scene(form, [bare, refuse(pay, FAULT, 'DEFAULT')]),
  play: async ({ canvas }) => {
    await payIn(canvas, '5000');
    await canvas.findByText('Нет ответа от сервера');
    await expect(canvas.getByRole('textbox', { name: 'Сумма' })).toHaveValue('5\u00a0000');
    await expect(sessionStorage.getItem('payIntent')).toContain('500000');
  },
};

// CASH-06
export const FormFailed: Story = {
  ...scene(form, [refuse(methodOptions, FAULT, 'DEFAULT')]),
  play: shows('Этот способ оплаты не загрузился'),
};

export const Languages: Story = { ...scene(form, [bare, bonus, noWelcome]), ...inEveryLanguage() };

// CASH-13
export const SavedCards: Story = {
  name: 'Saved cards that take deposits are listed with a new one, an expired one as such; the choice is sent',
  ...scene(form, [
    bare,
    noWelcome,
    accepts,
    answer(payerCards, {
      ...payerCardsSample,
      hostpay_saved_cards: payerCardsSample.admin_saved_cards.flatMap((card) => [
        { ...card, id: 'crd_out', masked_number: '400000******7777', can_deposit: false },
        { ...card, id: 'crd_old', masked_number: '400000******5555', expiry: '12/25' },
      ]),
    }),
  ]),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '••\u00a01234' }));
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
    await expect(canvas.getByRole('radio', { name: /5555.*Срок действия истёк/ })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: 'Другая карта' })).not.toBeChecked();
    await payIn(canvas, '5000');
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ card_id: 'crd_18' })));
  },
};

let isCardGone = false;

// CASH-13
export const SavedCardGone: Story = {
  name: 'A chosen card that was removed meanwhile is named at its field, and a new one is selected',
  ...scene(form, [
    bareMethod('kz-card', { fields: methodOptionsSample.fields }),
    noWelcome,
    answer(pay, () => {
      isCardGone = true;
      throw Response.json(
        { message: 'VALIDATION_ERROR', errors: { card_id: ['NOT_FOUND'] }, request_id: 'r' },
        { status: 422 },
      );
    }),
    answer(payerCards, () => ({
      ...payerCardsSample,
      ...(isCardGone ? { admin_saved_cards: [], hostpay_saved_cards: [] } : {}),
    })),
  ]),
  beforeEach: () => void (isCardGone = false),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '••\u00a01234' }));
    await expect(canvas.queryByRole('textbox', { name: 'Номер телефона' })).toBeNull();
    await payIn(canvas, '5000');
    await canvas.findByRole('textbox', { name: 'Номер телефона' });
    await expect(canvas.queryByRole('radio', { name: '••\u00a01234' })).toBeNull();
    await canvas.findByText('Эта карта больше не сохранена. Выберите другую.');
    await expect(canvas.queryByText('Ничего не найдено')).toBeNull();
  },
};

// INPUT-02, INPUT-04
export const AccountNumber: Story = {
  name: 'A letter typed inside an account number leaves the caret where it is',
  ...scene(form, [
    bareMethod('kz-card', {
      fields: methodOptionsSample.fields.map((field) => ({
        ...field,
        type: 'iban',
        label: 'Номер счёта',
        mask: null,
        pattern: null,
        min_length: null,
        max_length: null,
        default: 'KZ86125T5004100100',
      })),
    }),
    noWelcome,
  ]),
  play: async ({ canvas }) => {
    const account = await canvas.findByRole<HTMLInputElement>('textbox', { name: 'Номер счёта' });
    await userEvent.click(account);
    account.setSelectionRange(7, 7);
    await userEvent.keyboard('kz');
    await expect(account.value.toUpperCase()).toBe('KZ86125KZT5004100100');
  },
};

// PROMO-25, WAG-01, PAY-09
export const CodeOfDeposit: Story = {
  name: 'The form shows the code of the bonus and its amount',
  ...scene({ ...form, stored: { activeBonus: 'ofr_code' } }, [
    bare,
    answer(offers, {
      data: [depositBonus({ id: 'ofr_code', terms: bonusTerms, promo_code: 'MONTH10' })],
    }),
    noWelcome,
  ]),
  play: async ({ canvas }) => {
    await typeAmount(canvas, '10000');
    const toggle = await canvas.findByRole('switch');
    if (toggle.getAttribute('aria-checked') === 'false') await userEvent.click(toggle);
    await canvas.findByText('MONTH10: +5 000 ₸');
    await expect(canvas.getByText(/Если вывести свои деньги .*, бонус завершится\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Рассчитать бонус' }));
    const sheet = within(await within(document.body).findByRole('dialog'));
    await expect(sheet.getByRole('textbox', { name: 'Ваш депозит' })).toHaveValue('10\u00a0000');
  },
};

// PAY-19
export const Desktop: Story = {
  name: 'On a desktop, a method with its fee, and the last payments next to it',
  ...scene(methods, [costly, bonus, noWelcome]),
  globals: screens.desktop,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: /^Банковская карта.*Комиссия .*1,5/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Игры, провайдеры' })).toBeVisible();
    const recent = within(await canvas.findByRole('region', { name: 'Последние операции' }));
    await expect(recent.getAllByRole('link')).toHaveLength(4);
  },
};

const saved = fn();
const extra = (limitOfferAnswered: boolean) => [
  answer(extraData, { ...userExtra, limitOfferAnswered }),
  records(saveExtraData, saved, { success: true }),
];
const newPlayer = answer(profile, user({ deposits_count: 0, is_doc_verified: false }));

// KYC-04, SAFE-05
export const DocumentsToCome: Story = {
  name: 'Before the first deposit the documents are listed; a limit that was skipped is not offered again',
  ...scene(methods, [newPlayer, passportOnly, answer(limits, { data: [] }), ...extra(true)]),
  play: async ({ canvas }) => {
    const section = await canvas.findByRole('region', { name: 'Документы для вывода' });
    await expect(section).toHaveTextContent(/Без документов можно вывести в день: 30.000.₸/);
    await expect(
      within(section)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Удостоверение личности, лицевая сторона',
      'Удостоверение личности, обратная сторона',
      'Снимок карты, на которую выводите деньги',
    ]);
    await userEvent.click(await canvas.findByRole('link', { name: /^Банковская карта/ }));
    await canvas.findByRole('textbox', { name: /^Сумма/ });
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

const depositLimit = {
  type: 'deposit',
  period: 'day',
  currency: 'KZT',
  amount: 1_000_000,
  pending: null,
  frees_at: null,
} as const;

// SAFE-05
export const OwnLimit: Story = {
  name: 'The tightest deposit limit says what is left, and nothing above it is sent',
  ...scene(form, [
    bare,
    answer(limits, {
      data: [
        { ...depositLimit, used: 100_000 },
        { ...depositLimit, period: 'week', amount: 2_000_000, used: 1_600_000 },
      ],
    }),
    accepts,
  ]),
  play: async ({ canvas }) => {
    await canvas.findByText(/^По вашему лимиту можно внести ещё 4.000.₸\.$/);
    const amount = canvas.getByRole('textbox', { name: /^Сумма/ });
    await userEvent.type(amount, '4001');
    await userEvent.click(canvas.getByRole('button', { name: /^Пополнить/ }));
    await waitFor(() => expect(amount).toHaveAccessibleDescription(/4.000.₸/));
    await expect(amount).toBeInvalid();
    await expect(sent).not.toHaveBeenCalled();
  },
};

let used = 0;
/** Another tab has used `next` of the limit: the deposit is refused, and the limits say so. */
const outran = (next: number) => [
  answer(limits, () => ({ data: [{ ...depositLimit, used }] })),
  answer(pay, ({ body }) => {
    sent(body);
    used = next;
    return {
      ...paymentRefused,
      message: 'DEPOSIT_LIMIT_EXCEEDED',
      error_type: 'deposit_limit_exceeded',
      details: { allowed_amount: depositLimit.amount - next },
    };
  }),
];

// SAFE-05
export const RaceForTheLimit: Story = {
  name: 'A deposit over a limit that another tab used stays in the form, with the amount still allowed',
  ...scene(form, [bare, ...outran(600_000)]),
  beforeEach: () => void (used = 0),
  play: async ({ canvas }) => {
    await canvas.findByText(/^По вашему лимиту можно внести ещё 10.000.₸\.$/);
    await payIn(canvas, '9000');
    const take = await canvas.findByRole('button', { name: /^Подставить 4.000.₸$/ });
    await expect(sent).toHaveBeenCalledTimes(1);
    await expect(left).not.toHaveBeenCalled();
    await canvas.findByText(/^По вашему лимиту можно внести ещё 4.000.₸\.$/);
    const amount = canvas.getByRole('textbox', { name: /^Сумма/ });
    await waitFor(() => expect(amount).toHaveAccessibleDescription(/4.000.₸/));
    await userEvent.click(take);
    await waitFor(() => expect(amount).toHaveValue('4\u00a0000'));
    await waitFor(() => expect(amount).toBeValid());
  },
};

// SAFE-05
export const TooLittleLeft: Story = {
  name: 'A limit that leaves less than the method takes offers no amount that is refused, but the limits',
  ...scene(form, [bare, ...outran(950_000)]),
  beforeEach: () => void (used = 0),
  play: async ({ canvas }) => {
    const amount = await canvas.findByRole('textbox', { name: /^Сумма/ });
    await expect(amount).toHaveAccessibleDescription(/^1.000 – /);
    await payIn(canvas, '9000');
    await canvas.findByText('Операция не прошла');
    await canvas.findByText(/^Ваш лимит пополнений исчерпан: осталось 500.₸\.$/);
    await waitFor(() => expect(amount).not.toHaveAccessibleDescription(/–\s?500/));
    await expect(canvas.queryByRole('button', { name: /^Подставить/ })).toBeNull();
    await expectLink(within(canvas.getByRole('main')), 'Лимиты', '/profile/limits');
  },
};

const offersLimit = { name: 'Лимит пополнений' };
const answered = { key: 'limitOfferAnswered', value: true };

// SAFE-05
export const LimitOffered: Story = {
  name: 'Before the first deposit a sheet offers a limit, and skipping it is remembered for the account',
  ...scene(methods, [newPlayer, passportOnly, answer(limits, { data: [] }), ...extra(false)]),
  play: async ({ canvas }) => {
    const sheet = within(await screen.findByRole('dialog', offersLimit));
    await expect(sheet.getByRole('textbox')).toBeVisible();
    await expect(saved).not.toHaveBeenCalled();
    await userEvent.click(sheet.getByRole('button', { name: 'Пропустить' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(saved.mock.calls).toEqual([[answered]]));
    await userEvent.click(await canvas.findByRole('link', { name: /^Банковская карта/ }));
    await canvas.findByRole('textbox', { name: /^Сумма/ });
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

// SAFE-05
export const LimitOfferTaken: Story = {
  name: 'The offered limit is set and not offered again',
  ...scene(methods, [
    answer(profile, user({ deposits_count: 0, is_doc_verified: false, language: 'kk' })),
    passportOnly,
    answer(limits, { data: [] }),
    records(setLimit, sent, { data: [{ ...depositLimit, amount: 500_000, used: 0 }] }),
    ...extra(false),
  ]),
  globals: { ...screens.narrow, locale: 'kk' },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog'));
    await sheet.findByRole('button', { name: 'Өткізіп жіберу' });
    await userEvent.type(sheet.getByRole('textbox'), '5000{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent.mock.calls).toEqual([[{ type: 'deposit', period: 'day', amount: 500_000 }]]);
    await waitFor(() => expect(saved.mock.calls).toEqual([[answered]]));
  },
};
