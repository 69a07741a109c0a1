import { methodOptions, pay, paymentMethods, type MethodOptions, type Offer } from '@tulpar/api/contract';
import {
  answer,
  methodOptionsSample,
  offer,
  paymentAccepted,
  paymentMethod,
  withdrawalReadinessSample,
} from '@tulpar/api/samples';
import { fn, userEvent } from 'storybook/test';
import { records } from './app-story.tsx';

/** Called with the body of every payment. */
export const sent = fn();

/** A method without fields and notice, only with an amount. */
export const bareMethod = (uid: string, over: Partial<MethodOptions> = {}) =>
  answer(methodOptions, { ...methodOptionsSample, uid, notice: null, fields: [], ...over });

/** A withdrawal method without fields, from 2 000 ₸. */
export const payout = paymentMethod({
  uid: 'kz-card-out',
  transaction_type: 'withdrawal',
  has_saved_cards: false,
  min_amount: 200_000,
});
export const payoutForm = [
  answer(paymentMethods, [payout]),
  bareMethod(payout.uid, { min_amount: 200_000, max_amount: 50_000_000 }),
];
/** 12 000 ₸ can be withdrawn, and no check blocks it. */
export const readyToWithdraw = {
  ...withdrawalReadinessSample,
  can_withdraw_amount: 1_200_000,
  checks: [],
};
/** The response to an accepted withdrawal. */
export const withdrawalTaken = {
  ...paymentAccepted,
  status: 'process' as const,
  payload: { redirect_url: null, fail_url: null },
};

export const takes = (accepted = paymentAccepted) => records(pay, sent, accepted);

/** A deposit bonus of 50%, up to 50 000 ₸, from 3 000 ₸. */
export const depositBonus = (over: Partial<Offer> = {}) =>
  offer({
    id: 'ofr_50',
    type: 'deposit_bonus',
    status: 'available',
    title: null,
    max_amount_percent: 50,
    max_bonus_limit: 5_000_000,
    min_deposit: 300_000,
    wager: 8,
    terms: null,
    ...over,
  });

export interface Canvas {
  findByRole: (role: string, options: { name: string | RegExp }) => Promise<HTMLElement>;
}

export const typeAmount = async (canvas: Canvas, amount: string) =>
  userEvent.type(await canvas.findByRole('textbox', { name: 'Сумма' }), amount);

export const press = async (canvas: Canvas, name: RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }));

export const payIn = async (canvas: Canvas, amount: string) => {
  await typeAmount(canvas, amount);
  await press(canvas, /^Пополнить на/);
};
