import { methodOptions, pay, type MethodOptions } from '@tulpar/api/contract';
import { answer, methodOptionsSample, paymentAccepted } from '@tulpar/api/samples';
import { fn, userEvent } from 'storybook/test';

/** Called with the body of every payment. */
export const sent = fn();

/** A server that takes every payment. */
export const takes = (accepted = paymentAccepted) =>
  answer(pay, ({ body }) => {
    sent(body);
    return accepted;
  });

/** A method without fields and notice: only the amount is to enter. */
export const bareMethod = (uid: string, over: Partial<MethodOptions> = {}) =>
  answer(methodOptions, { ...methodOptionsSample, uid, notice: null, fields: [], ...over });

export interface Canvas {
  findByRole: (role: string, options: { name: string | RegExp }) => Promise<HTMLElement>;
}

export const typeAmount = async (canvas: Canvas, amount: string) =>
  userEvent.type(await canvas.findByRole('textbox', { name: 'Сумма' }), amount);

export const press = async (canvas: Canvas, name: RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }));
