import type { PayBody } from '@tulpar/api/contract';
import { expect, it, vi } from 'vitest';

const sendCommand = vi.hoisted(() => vi.fn());
vi.mock('#app/platform/network/command.ts', () => ({ sendCommand, useCommand: vi.fn() }));
vi.mock('./queries.ts', () => ({ BALANCE_KEY: [], HISTORY_KEY: [], readinessOptions: { queryKey: [] } }));
const { sendPayment } = await import('./commands.ts');

const body: PayBody = {
  type: 'deposit',
  fail_url: 'https://app.example/#payment_error',
  uid: 'kz-card',
  amount: 400_000,
  currency: 'KZT',
  locale: 'ru',
  fields: { phone: '77011234567' },
  card_id: null,
  offer_id: null,
};

it('a payment is sent as it is read back after a reload', { tags: ['CASH-14', 'F16'] }, async () => {
  const reversed = Object.fromEntries(Object.entries(body).toReversed()) as PayBody;
  await sendPayment({ body: reversed, isSensitive: false });
  const [, input, { store }] = sendCommand.mock.lastCall as [
    unknown,
    { body: PayBody },
    { store: { decode: (value: unknown) => unknown } },
  ];
  const restored = store.decode(JSON.parse(JSON.stringify(input.body)));
  expect(JSON.stringify(restored)).toBe(JSON.stringify(input.body));
});
