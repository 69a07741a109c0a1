import { endpoints, type ResponseOf } from '../contract/index.ts';
import { z } from '../z.ts';
import { checkResponse, checkShape, type Findings } from './findings.ts';
import { replayProblem } from './commands.ts';
import { codeOf, described, newKey, pick, refusedWith, type CallResponse, type Visitor } from './visitor.ts';

const { pay, transactions, paymentMethods, methodOptions, balance } = endpoints;
const simultaneous = 6;

interface Deposit {
  readonly uid: string;
  readonly amount: number;
  readonly currency: 'KZT' | 'AZN';
}

/** Finds a deposit without data of the player: an available method (not Apple Pay) without required fields. */
async function findDeposit(visitor: Visitor): Promise<Deposit | null> {
  const response = await visitor.call(paymentMethods, { query: { transaction_type: 'deposit' } });
  const methods = z.safeParse(paymentMethods.response, response.body);
  for (const method of methods.success ? methods.data : []) {
    if (!method.is_available || method.type === 'applepay') continue;
    const options = await visitor.call(methodOptions, { query: { uid: method.uid } });
    const form = z.safeParse(methodOptions.response, options.body);
    if (form.success && form.data.fields.every((field) => !field.is_required))
      return { uid: method.uid, amount: method.min_amount, currency: method.currency };
  }
  return null;
}

const payBody = (visitor: Visitor, deposit: Deposit, changes: object = {}) => ({
  type: 'deposit',
  fail_url: `${visitor.origin}/#payment_error`,
  ...deposit,
  locale: 'ru',
  fields: {},
  card_id: null,
  offer_id: null,
  ...changes,
});

async function checkAmounts(findings: Findings, visitor: Visitor, deposit: Deposit) {
  const sent = deposit.amount;
  for (const amount of [sent + 0.5, String(sent), -sent, 0, null, 1e300, `${sent / 100}.00`]) {
    const response = await visitor.call(pay, { body: payBody(visitor, deposit, { amount }) });
    checkResponse(findings, pay, response);
    findings.hold(
      pay,
      'minorUnits',
      response.status !== 422 && `amount ${JSON.stringify(amount)}: ${described(response)}`,
      !JSON.stringify(pick(response.body, 'errors', 'amount') ?? '').includes('AMOUNT_INVALID') &&
        `amount ${JSON.stringify(amount)}: no AMOUNT_INVALID`,
    );
  }
  const currency = deposit.currency === 'KZT' ? 'AZN' : 'KZT';
  for (const foreign of [currency, 'USD', deposit.currency.toLowerCase()]) {
    const response = await visitor.call(pay, { body: payBody(visitor, deposit, { currency: foreign }) });
    const codes = JSON.stringify(pick(response.body, 'errors', 'currency') ?? '');
    findings.hold(
      pay,
      'currency',
      response.status !== 422 && `${foreign}: ${described(response)}`,
      !codes.includes('CURRENCY_INVALID') && `${foreign}: no CURRENCY_INVALID`,
    );
  }
}

const listOf = async (visitor: Visitor) => {
  const response = await visitor.call(transactions);
  const parsed = z.safeParse(transactions.response, response.body);
  const none: ResponseOf<typeof transactions> = {
    transactions: [],
    pagination: { total_pages: 0, items: 0 },
  };
  return { response, ...(parsed.success ? parsed.data : none) };
};

const isWaiting = (response: CallResponse) =>
  response.status === 409 &&
  codeOf(response) === 'IDEMPOTENCY_IN_FLIGHT' &&
  response.headers.has('Retry-After');

async function checkPayment(findings: Findings, visitor: Visitor, deposit: Deposit) {
  const before = await listOf(visitor);
  const key = newKey();
  const send = () => visitor.call(pay, { key, body: payBody(visitor, deposit) });
  const responses = await Promise.all(Array.from({ length: simultaneous }, send));
  const carriedOut = responses.filter(
    ({ status, headers }) => status === 200 && !headers.has('Idempotent-Replayed'),
  );
  const first = carriedOut[0] ?? responses[0];
  if (first === undefined) return;
  checkResponse(findings, pay, first);
  checkShape(findings, pay, first);
  const id = String(pick(first.body, 'transaction_id'));
  const odd = responses.find((response) => response.text !== first.text && !isWaiting(response));
  const after = await listOf(visitor);
  const grown = after.pagination.items - before.pagination.items;
  findings.hold(
    pay,
    'once',
    carriedOut.length > 1 && `${carriedOut.length} of ${simultaneous} were carried out`,
    odd !== undefined &&
      `one of ${simultaneous} got ${described(odd)} without Retry-After or with other bytes`,
    grown !== 1 && `${grown} transactions came of it`,
  );
  findings.hold(pay, 'replay', replayProblem(first, await send()));
  const other = payBody(visitor, deposit, { amount: deposit.amount + 100 });
  const mismatch = await visitor.call(pay, { key, body: other });
  const unchanged = (await listOf(visitor)).pagination.items;
  findings.hold(
    pay,
    'mismatch',
    refusedWith(mismatch, 422, 'IDEMPOTENCY_MISMATCH'),
    unchanged !== after.pagination.items && 'it made a transaction all the same',
  );
  const own = after.transactions.find((one) => one.transaction_id === id);
  findings.hold(
    pay,
    'exact',
    own === undefined && 'the payment is not among the first transactions',
    own !== undefined &&
      (own.amount !== deposit.amount || own.currency !== deposit.currency) &&
      `sent ${deposit.amount} ${deposit.currency}, listed ${own.amount} ${own.currency}`,
  );
  const tag = before.response.headers.get('ETag') ?? '"none"';
  const fresh = await visitor.call(transactions, { headers: { 'If-None-Match': tag } });
  findings.hold(
    transactions,
    'staleTag',
    fresh.status !== 200 && `the tag from before a payment: ${described(fresh)}`,
    fresh.headers.get('ETag') === tag && 'the tag is still the same',
  );
}

/**
 * Checks payment rules with deposits that are never paid. Returns a function that starts one; null if none is possible.
 */
export async function checkMoney(
  findings: Findings,
  visitor: Visitor,
): Promise<(() => Promise<CallResponse>) | null> {
  const deposit = await findDeposit(visitor);
  if (deposit === null) {
    for (const rule of ['minorUnits', 'currency', 'once', 'exact'] as const)
      findings.skip(pay, rule, 'no deposit method is open to the player without data of the player’s');
    return null;
  }
  const money = await visitor.call(balance);
  checkShape(findings, balance, money);
  await checkAmounts(findings, visitor, deposit);
  await checkPayment(findings, visitor, deposit);
  return () => visitor.call(pay, { body: payBody(visitor, deposit) });
}
