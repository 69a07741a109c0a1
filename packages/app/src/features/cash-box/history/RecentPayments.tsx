import type { Transaction } from '@tulpar/api/contract';
import { SectionHead } from '@tulpar/ui/section-head';
import { TransactionLine, type TransactionLineProps } from '@tulpar/ui/transaction-row';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { useQuery } from '#app/platform/network/query.ts';
import { href } from '#app/platform/routing/router.tsx';
import { sourceOf, signOf, stateOf, type State } from './history.ts';
import { recentPaymentsOptions } from '../queries.ts';

const signs: Readonly<Record<State, TransactionLineProps['sign']>> = {
  process: 'pending',
  credited: 'in',
  paid: 'out',
  declined: 'failed',
  canceled: 'failed',
};

export function RecentPayments({ most }: { most: number }) {
  const t = useText();
  const payments = useQuery(recentPaymentsOptions).data ?? [];
  if (payments.length === 0) return null;
  return (
    <section aria-label={t('cashBox.recent')} className="overflow-hidden rounded-lg bg-surface-1 shadow-card">
      <SectionHead
        size="sm"
        title={t('cashBox.recent')}
        className="mb-0! px-4!"
        more={{ href: href('history'), label: t('cashBox.history.all') }}
      />
      <ul className="border-t border-line">
        {payments.slice(0, most).map((payment) => (
          <Line key={payment.transaction_id} payment={payment} />
        ))}
      </ul>
    </section>
  );
}

function Line({ payment }: { payment: Transaction }) {
  const t = useText();
  const { money } = useFormats();
  const { date } = useDates();
  const { transaction_id: id, type, amount, currency, created_at } = payment;
  const state = stateOf(payment);
  const name = sourceOf(payment);
  const sum = money(amount, currency);
  const sign = signOf(payment);
  const when = date(created_at, 'd MMMM, HH:mm');
  const isSettled = state === 'credited' || state === 'paid';
  return (
    <TransactionLine
      sign={signs[state]}
      title={type === 'deposit' ? name : t('cashBox.history.toMethod', { method: name })}
      detail={isSettled ? when : `${t(`cashBox.status.${state}`)} · ${when}`}
      amount={sign === '' ? sum : `${sign}\u00a0${sum}`}
      href={href('history', {}, { search: { tx: id } })}
    />
  );
}
