import type { Dependencies } from '../../dependencies.ts';
import { findMethod, methods, type Method } from '../../domain/payments/methods.ts';
import { readMethodSettings, setMethod } from '../../domain/payments/method-settings.ts';
import { text } from '../../domain/locale/locale.ts';
import { html, type Markup } from '../html.ts';
import { badge, card, choice, field, form, list, type ConsoleRequest } from './page-parts.ts';
import { readHundredths, invalid, type Action } from './perform.ts';

/** Maximum fee: 100 % in hundredths of a percent. */
const wholeShare = 10_000;

export const changeMethod: Action = async ({ input, trx }) => {
  const method = findMethod(input('uid'));
  const feePoints = readHundredths(input('fee_percent'));
  const feeFixed = readHundredths(input('fee_fixed'));
  const state = input('state');
  if (method === undefined || feePoints === null || feeFixed === null) return invalid;
  if (feePoints > wholeShare || feeFixed > method.max || (state !== 'on' && state !== 'off')) return invalid;
  await setMethod(trx, method.uid, { isAvailable: state === 'on', feePoints, feeFixed });
  return { did: 'method', subject: `${method.uid} ${state} ${feePoints / 100} % + ${feeFixed / 100}` };
};

export async function methodsCard({ db }: Dependencies, request: ConsoleRequest): Promise<Markup> {
  const settings = await readMethodSettings(db);
  const nameOf = ({ uid, name, direction }: Method) =>
    `${direction === 'deposit' ? 'Deposit' : 'Withdrawal'}: ${text(name, 'en')} (${uid})`;
  const changed = methods.flatMap((method) => {
    const { isAvailable, feePoints, feeFixed } = settings(method.uid);
    if (isAvailable && feePoints === 0 && feeFixed === 0) return [];
    return [
      html`<li>
        ${isAvailable ? badge('on', 'good') : badge('off', 'bad')}
        <span>${nameOf(method)}</span>
        <span class="push">${feePoints / 100} % + ${feeFixed / 100} ${method.currency}</span>
      </li>`,
    ];
  });
  return card(
    'Payment methods',
    html`<p class="soft">
        Fees and switch-offs take effect immediately. A deposit costs its amount and the fee; a withdrawal
        pays its amount less the fee.
      </p>
      ${changed.length === 0 ? null : list(changed)}
      ${form(request, '/sandbox/methods', [
        choice(
          'uid',
          'Method',
          methods.map((method) => [method.uid, nameOf(method)] as const),
        ),
        choice('state', 'State', ['on', 'off']),
        field('fee_percent', 'Fee, %', { type: 'number', value: '0', step: '0.01', max: 100 }),
        field('fee_fixed', 'Fee, currency units', { type: 'number', value: '0', step: '0.01' }),
        html`<button class="primary">Save</button>`,
      ])}`,
  );
}
