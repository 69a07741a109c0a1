import type { Dependencies } from '../../dependencies.ts';
import { findMethod, methods, readMethodSettings, setMethod } from '../../domain/payments/index.ts';
import type { Method } from '../../domain/payments/index.ts';
import { html } from '../html.ts';
import type { Markup } from '../html.ts';
import { badge, choice, field, form } from './desk.ts';
import type { Desk } from './desk.ts';
import { readHundredths } from './input.ts';
import type { ActionContext, Outcome } from './perform.ts';

/** 100 % in hundredths of a percent: the maximum fee. */
const wholeShare = 10_000;

/** Sets a method's fee and availability. */
export async function changeMethod({ input, trx }: ActionContext): Promise<Outcome> {
  const method = findMethod(input('uid'));
  const feePoints = readHundredths(input('fee_percent'));
  const feeFixed = readHundredths(input('fee_fixed'));
  const state = input('state');
  if (method === undefined || feePoints === null || feeFixed === null) return { problem: 'invalid' };
  if (feePoints > wholeShare || feeFixed > method.max || (state !== 'on' && state !== 'off'))
    return { problem: 'invalid' };
  await setMethod(trx, method.uid, { isAvailable: state === 'on', feePoints, feeFixed });
  return { did: 'method', subject: `${method.uid} ${state} ${feePoints / 100} % + ${feeFixed / 100}` };
}

/** Changed methods, and the form to change one. */
export async function methodsCard({ db }: Dependencies, desk: Desk): Promise<Markup> {
  const { t, language } = desk;
  const settings = await readMethodSettings(db);
  const nameOf = ({ uid, name, direction }: Method) => `${t[direction]}: ${name[language]} (${uid})`;
  const changed = methods.flatMap((method) => {
    const { isAvailable, feePoints, feeFixed } = settings(method.uid);
    if (isAvailable && feePoints === 0 && feeFixed === 0) return [];
    return [
      html`<li>
        ${isAvailable ? badge(t.methodOn, 'good') : badge(t.methodOff, 'bad')}
        <span>${nameOf(method)}</span>
        <span class="push">${feePoints / 100} % + ${feeFixed / 100} ${method.currency}</span>
      </li>`,
    ];
  });
  return html`<section class="card">
    <h2>${t.methods}</h2>
    <p class="soft">${t.methodsHint}</p>
    ${
      changed.length === 0
        ? null
        : html`<ul class="rows">
            ${changed}
          </ul>`
    }
    ${form(desk, '/sandbox/methods', [
      choice(
        'uid',
        t.method,
        methods.map((method) => [method.uid, nameOf(method)] as const),
      ),
      choice('state', t.methodState, [
        ['on', t.methodOn],
        ['off', t.methodOff],
      ]),
      field(desk, 'fee_percent', t.feePercent, { type: 'number', value: '0', step: '0.01', max: 100 }),
      field(desk, 'fee_fixed', t.feeFixed, { type: 'number', value: '0', step: '0.01' }),
      html`<button class="primary">${t.save}</button>`,
    ])}
  </section>`;
}
