import type { PaymentResult } from '@tulpar/api/contract';
import { paymentAccepted } from '@tulpar/api/samples';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showLanguage, TextProvider } from '#app/platform/i18n/intl.tsx';
import { until } from '#app/platform/testing/until.ts';
import type { Payment } from './commands.ts';
import { LeavePageContext, usePaymentFlow } from './payment-flow.ts';

/** What the page does with the answer of its payment: it comes when a test says so. */
const work = vi.hoisted(() => ({
  onSuccess: (_answer: PaymentResult, _payment: Payment) => {},
  onError: (_error: Error, _payment: Payment) => {},
  sent: [] as Payment[],
}));
vi.mock('./commands.ts', () => ({
  isAwaitedPayment: () => false,
  usePay: (given: Pick<typeof work, 'onSuccess' | 'onError'>) => {
    Object.assign(work, given);
    return { mutate: (payment: Payment) => void work.sent.push(payment), isPending: false, isError: false };
  },
}));

const payment = {
  uid: 'kz-card',
  amount: 500_000,
  currency: 'KZT',
  fields: {},
  card_id: null,
  offer_id: null,
  isSensitive: false,
} as const;

function Form({ type }: { type: 'deposit' | 'withdrawal' }) {
  const { send, isBusy } = usePaymentFlow({ type, onLeave: () => undefined, onError: () => undefined });
  return (
    <button type="button" aria-busy={isBusy} onClick={() => send(payment)}>
      Pay
    </button>
  );
}

const container = document.createElement('div');
const left = vi.fn();
let root: Root;

const button = () => container.querySelector('button');
const isBusy = () => button()?.getAttribute('aria-busy') === 'true';
/** Waits until the button is off, or on, once React has drawn. */
const shown = (off: boolean) => until(() => expect(isBusy()).toBe(off));
const running = (count: number) => until(() => expect(vi.getTimerCount()).toBe(count));

beforeEach(async () => {
  await showLanguage('en');
  document.body.append(container);
  root = createRoot(container);
  work.sent = [];
  left.mockClear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  root.unmount();
  container.remove();
  vi.useRealTimers();
});

async function press(type: 'deposit' | 'withdrawal') {
  root.render(
    <TextProvider>
      <LeavePageContext value={left}>
        <Form type={type} />
      </LeavePageContext>
    </TextProvider>,
  );
  await until(() => expect(button()).not.toBeNull());
  button()?.click();
  await until(() => expect(work.sent).toHaveLength(1));
}
const answer = (result: PaymentResult) => {
  const [sent] = work.sent;
  if (sent) work.onSuccess(result, sent);
};

describe('the button of a payment', () => {
  it(
    'is off for three seconds after a deposit was pressed, whatever the server has answered',
    { tags: ['CASH-22'] },
    async () => {
      await press('deposit');
      await shown(true);
      await running(1);
      const [sent] = work.sent;
      if (sent) work.onError(new Error('refused'), sent);
      vi.advanceTimersByTime(2999);
      await Promise.resolve();
      expect(isBusy()).toBe(true);
      vi.advanceTimersByTime(1);
      await shown(false);
    },
  );

  it(
    'is off for twenty seconds after the page was sent to the provider, and then free again',
    { tags: ['CASH-21'] },
    async () => {
      await press('deposit');
      answer(paymentAccepted);
      expect(left).toHaveBeenCalledWith('https://pay.example/s/9f2');
      await running(2);
      vi.advanceTimersByTime(3000);
      await running(1);
      vi.advanceTimersByTime(16_999);
      await Promise.resolve();
      expect(isBusy()).toBe(true);
      vi.advanceTimersByTime(1);
      await shown(false);
    },
  );

  it('a withdrawal has no such pause', { tags: ['CASH-22'] }, async () => {
    await press('withdrawal');
    expect(isBusy()).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });
});
