import type { Transaction } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { CheckIcon, CloseIcon, PendingIcon } from '@tulpar/ui/icon';
import { TransactionRow, type TransactionRowProps } from '@tulpar/ui/transaction-row';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { useCodeTexts } from '../code-text.ts';
import { shortAccount, signOf, stateOf, toneOf, type State } from '../history.ts';

const looks: Readonly<
  Record<State, { tone: TransactionRowProps['status']['tone']; Icon: typeof CheckIcon }>
> = {
  process: { tone: 'warning', Icon: PendingIcon },
  credited: { tone: 'success', Icon: CheckIcon },
  paid: { tone: 'success', Icon: CheckIcon },
  declined: { tone: 'danger', Icon: CloseIcon },
  canceled: { tone: 'neutral', Icon: CloseIcon },
};

const amountTones = { success: 'success', neutral: 'plain', muted: 'muted' } as const;

/** One movement of money: method, account, time, sum, state, reason, and the way to take a withdrawal back. */
export function HistoryRow({
  entry,
  onCancel,
}: {
  entry: Transaction;
  onCancel: (entry: Transaction) => void;
}) {
  const t = useText();
  const { money } = useFormats();
  const { date } = useDates();
  const codes = useCodeTexts();
  const state = stateOf(entry);
  const { tone, Icon } = looks[state];
  const sign = signOf(entry);
  const sum = money(entry.amount, { currency: entry.currency, decimals: 'auto' });
  const account = shortAccount(entry.account_masked);
  const time = date(entry.created_at, 'HH:mm');
  const reason = state === 'declined' ? codes.payment(entry.error_type, entry.reason_text) : undefined;
  return (
    <TransactionRow
      direction={entry.type === 'deposit' ? 'in' : 'out'}
      title={
        entry.type === 'deposit'
          ? entry.method.name
          : t('cashBox.history.toMethod', { method: entry.method.name })
      }
      detail={account ? `${account} · ${time}` : time}
      amount={sign === '' ? sum : `${sign}\u00a0${sum}`}
      tone={amountTones[toneOf(entry)]}
      status={{ tone, label: t(`cashBox.status.${state}`), icon: <Icon aria-hidden="true" /> }}
      {...(entry.can_cancel
        ? {
            reason: t('cashBox.cancel.note'),
            action: (
              <Button variant="danger-outline" size="xs" onClick={() => onCancel(entry)}>
                {t('cashBox.cancel')}
              </Button>
            ),
          }
        : reason
          ? { reason }
          : {})}
    />
  );
}
