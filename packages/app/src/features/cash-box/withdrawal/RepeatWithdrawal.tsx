import type { Transaction } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { Dialog } from '@tulpar/ui/dialog';
import { Link } from '@tulpar/ui/link';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { href } from '#app/platform/routing/router.tsx';
import { draftOf } from '../fields/payment-values.ts';
import { PaymentBrief } from '../history/PaymentBrief.tsx';

export interface RepeatWithdrawalProps {
  /** The earlier withdrawal of the same amount and method. */
  withdrawal: Transaction;
  /** Kind of its method, for the icon. */
  kind: string;
  onNew: () => void;
  onClose: () => void;
}

/** Confirms that a withdrawal similar to an earlier one is intended, and shows the total paid out. */
export function RepeatWithdrawal({ withdrawal, kind, onNew, onClose }: RepeatWithdrawalProps) {
  const t = useText();
  const { money } = useFormats();
  const { date } = useDates();
  const { amount, currency, created_at, transaction_id: tx } = withdrawal;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('withdrawal.like.title')}
      closeLabel={t('cashBox.close')}
      footer={
        <div className="flex flex-col gap-2">
          <Button asChild block variant="secondary">
            <Link
              href={href('history', {}, { search: { tx } })}
              onClick={() => draftOf('withdrawal').remove()}
            >
              {t('withdrawal.like.open')}
            </Link>
          </Button>
          <Button block variant="secondary" onClick={onNew}>
            {t('withdrawal.like.new')}
          </Button>
        </div>
      }
    >
      <PaymentBrief
        payment={withdrawal}
        kind={kind}
        since={t('withdrawal.like.since', { time: date(created_at, 'dd.MM.yyyy HH:mm') })}
      />
      <p className="mt-3 text-left text-body text-pretty text-ink-muted">
        {t('withdrawal.like.both', {
          amount: money(2 * amount, currency),
        })}
      </p>
    </Dialog>
  );
}
