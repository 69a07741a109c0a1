import { Hono } from 'hono';
import type { Dependencies } from '../dependencies.ts';
import type { PaymentProvider } from '../ports.ts';
import { formatMoney, inLanguage, readLanguage, type Language } from '../domain/locale/locale.ts';
import { findPaymentPage, settleDeposit, type PageOutcome, failUrlOf } from '../domain/payments/settle.ts';
import type { PaymentRow } from '../domain/payments/records.ts';
import { methodTitle } from '../domain/payments/methods.ts';
import texts from './texts.json' with { type: 'json' };
import {
  formLimit,
  html,
  readForm,
  type Markup,
  redirectWithoutReferrer,
  messageSheet,
  sheet,
} from './html.ts';

const OUTCOMES: readonly PageOutcome[] = ['success', 'decline', 'abandon'];
function unknownPayment(language: Language): Response {
  const { sandbox: note, unknownTitle: title, unknownHint: hint, back } = inLanguage(texts, language);
  return messageSheet({ status: 404, language, title, note, hint, back });
}

const facts = (page: PaymentRow): Markup => {
  const t = inLanguage(texts, page.locale);
  return html`<p class="amount">${formatMoney(page.amount + page.fee, page.currency, page.locale)}</p>
    <dl>
      <dt>${t.method}</dt>
      <dd>${methodTitle(page.method, page.locale)}</dd>
      <dt>${t.operation}</dt>
      <dd class="id">${page.id}</dd>
    </dl>`;
};

function waitingPage(page: PaymentRow): Response {
  const { sandbox: note, waitingTitle: title, waitingHint: hint, back } = inLanguage(texts, page.locale);
  const { locale: language, app_origin: appOrigin } = page;
  return messageSheet({ language, title, note, facts: facts(page), hint, back, appOrigin });
}

function settledPage(page: PaymentRow): Response {
  const t = inLanguage(texts, page.locale);
  return messageSheet({
    language: page.locale,
    title: t.settledTitle,
    note: t.sandbox,
    facts: facts(page),
    hint: page.status === 'approved' ? t.settledApproved : t.settledDeclined,
    back: t.back,
    appOrigin: page.app_origin,
  });
}

function choicePage(page: PaymentRow): Response {
  const t = inLanguage(texts, page.locale);
  const content = html`<section class="card">
      <h1>${t.payTitle}</h1>
      ${facts(page)}
    </section>
    <p class="muted">${t.payHint}</p>
    <form method="post" class="actions">
      <button class="primary" name="outcome" value="success">${t.approve}</button
      ><button name="outcome" value="decline">${t.decline}</button
      ><button class="quiet" name="outcome" value="abandon">${t.abandon}</button>
    </form>`;
  return sheet({
    language: page.locale,
    title: t.payTitle,
    note: t.sandbox,
    content,
    leadsTo: [page.app_origin, new URL(failUrlOf(page)).origin],
  });
}

/** Payment page of the sandbox provider, without JavaScript. The token in its URL alone gives access. */
export function createPayPages(deps: Dependencies): Hono {
  const pages = new Hono();

  pages.get('/:token', async ({ req }) => {
    const page = await findPaymentPage(deps.db, req.param('token'));
    if (!page) return unknownPayment(readLanguage(req.query('lang')) ?? 'ru');
    if (page.status !== 'process') return settledPage(page);
    return page.stage === 'confirming' ? waitingPage(page) : choicePage(page);
  });

  pages.post('/:token', formLimit(1_000), async (context) => {
    const token = context.req.param('token');
    const form = await readForm(context);
    const outcome = OUTCOMES.find((known) => known === form['outcome']);
    const page = await findPaymentPage(deps.db, token);
    if (!page) return unknownPayment(readLanguage(context.req.query('lang')) ?? 'ru');
    if (!outcome) return choicePage(page);
    const settlement = await deps.queue.run(page.player_id, () =>
      deps.db.transaction().execute((trx) => settleDeposit(deps, trx, token, outcome)),
    );
    if (!settlement) return unknownPayment(page.locale);
    if (settlement.redirectTo === null) return waitingPage(page);
    return redirectWithoutReferrer(settlement.redirectTo);
  });

  return pages;
}

type Trigger = 'insufficient_funds' | 'bank_refused' | 'slow' | 'silent' | 'fails_once';

/**
 * Fault by the last two digits of an amount in major units: the result of pressing Pay on the payment page, whose other
 * buttons work as usual. 13 and 17 also refuse a withdrawal; 99 fails the first request of a payment.
 */
const triggers: Readonly<Record<number, Trigger>> = {
  13: 'insufficient_funds',
  17: 'bank_refused',
  77: 'slow',
  88: 'silent',
  99: 'fails_once',
};

const triggerOf = (amount: number): Trigger | null => triggers[Math.floor(amount / 100) % 100] ?? null;

/** Delay of a slow response, ms. */
const slowAnswer = 25_000;

/** The sandbox provider: payment pages are under `/sandbox/pay`, and the amount may cause a fault. */
export const sandboxProvider: PaymentProvider = {
  pageAddress: (origin, token) => `${origin}/sandbox/pay/${token}`,
  answerDeposit(amount) {
    const trigger = triggerOf(amount);
    if (trigger === 'insufficient_funds' || trigger === 'bank_refused')
      return { kind: 'refused', errorType: trigger };
    if (trigger === 'silent') return { kind: 'none' };
    return trigger === 'slow' ? { kind: 'pending', settleIn: slowAnswer } : { kind: 'paid' };
  },
  refuseWithdrawal(amount) {
    const trigger = triggerOf(amount);
    return trigger === 'bank_refused' || trigger === 'insufficient_funds' ? 'bank_refused' : null;
  },
  failsOnce: (amount) => triggerOf(amount) === 'fails_once',
};
