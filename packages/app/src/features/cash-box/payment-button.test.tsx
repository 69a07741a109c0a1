import { pay } from '@tulpar/api/contract';
import { bodies, paymentAccepted } from '@tulpar/api/samples';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react/pure';
import { showLanguage, TextProvider } from '#app/platform/i18n/intl.tsx';
import { SessionScope } from '#app/platform/session/scope.tsx';
import { startSession } from '#app/platform/session/session.ts';
import { passTime } from '#app/platform/testing/pass-time.ts';
import { useWithdrawal } from './withdrawal/WithdrawalForm.tsx';
import { LeavePageContext, useDeposit } from './deposit/use-deposit.ts';

const payment = (type: 'deposit' | 'withdrawal') => ({ body: { ...bodies.pay, type }, isSensitive: false });
const accepted = () => Response.json(paymentAccepted);
/** A field error keeps the form open. */
const refused = () =>
  Response.json(
    { message: 'VALIDATION_ERROR', errors: { amount: ['INVALID'] }, request_id: 'r' },
    { status: 422 },
  );

/** Resolves when the search for a similar payment has found none. */
let looked = Promise.resolve();

function Form({ type }: { type: 'deposit' | 'withdrawal' }) {
  const deposit = useDeposit({ onLeave: () => undefined, onError: failed });
  const withdrawal = useWithdrawal({ onError: failed });
  const { send, isBusy } = type === 'deposit' ? deposit : withdrawal;
  return (
    <button type="button" aria-busy={isBusy} onClick={() => void looked.then(() => send(payment(type)))}>
      Pay
    </button>
  );
}

const failed = vi.fn<(error: Error) => void>();
const left = vi.fn<(url: string) => void>();
let container: HTMLElement;

const isBusy = () => container.querySelector('button')?.getAttribute('aria-busy') === 'true';

beforeEach(async () => {
  await showLanguage('en');
  startSession({ access: 'a', refresh: 'r' });
  failed.mockClear();
  left.mockClear();
  looked = Promise.resolve();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

async function press(type: 'deposit' | 'withdrawal', answer: () => Response) {
  vi.stubGlobal('fetch', async (input: string) => {
    const isPayment = new URL(input, location.href).pathname.startsWith(pay.path.replace(/\/$/, ''));
    return isPayment ? answer() : Response.json({ data: [] });
  });
  ({ container } = await render(
    <TextProvider>
      <SessionScope>
        <LeavePageContext value={left}>
          <Form type={type} />
        </LeavePageContext>
      </SessionScope>
    </TextProvider>,
  ));
  container.querySelector('button')?.click();
  await passTime(0);
}

describe('the button of a payment', () => {
  it('is busy for three seconds after a deposit, even a failed one', { tags: ['CASH-22'] }, async () => {
    await press('deposit', refused);
    expect(failed).toHaveBeenCalledOnce();
    await passTime(2990);
    expect(isBusy()).toBe(true);
    await passTime(10);
    expect(isBusy()).toBe(false);
  });

  it('is busy for 20 s after the page was sent to the provider', { tags: ['CASH-21'] }, async () => {
    await press('deposit', accepted);
    expect(left).toHaveBeenCalledWith('https://pay.example/s/9f2');
    await passTime(19_990);
    expect(isBusy()).toBe(true);
    await passTime(10);
    expect(isBusy()).toBe(false);
  });

  it.each(['deposit', 'withdrawal'] as const)(
    'sends no %s after the player has left its form',
    { tags: ['CASH-14'] },
    async (type) => {
      let find = () => undefined as void;
      looked = new Promise((resolve) => (find = resolve));
      const answered = vi.fn(accepted);
      await press(type, answered);
      await cleanup();
      find();
      await passTime(0);
      expect(answered).not.toHaveBeenCalled();
    },
  );

  it('is free again once a withdrawal was answered', { tags: ['CASH-22'] }, async () => {
    await press('withdrawal', accepted);
    expect(isBusy()).toBe(false);
  });
});
