import type { Transaction } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { Dialog } from '@tulpar/ui/dialog';
import { depositRoom, limitsOptions } from '#app/features/limits/index.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { useQuery } from '#app/platform/network/query.ts';
import { PaymentBrief } from '../history/PaymentBrief.tsx';

export interface ContinueDepositProps {
  /** The open deposit of the same amount and method. */
  deposit: Transaction;
  /** Kind of its method, for the icon. */
  kind: string;
  onContinue: () => void;
  onNew: () => void;
  onClose: () => void;
}

/**
 * Offers to continue an unfinished deposit or to start another, and warns about the total if both are paid
 * (PAY-18).
 */
export function ContinueDeposit({ deposit, kind, onContinue, onNew, onClose }: ContinueDepositProps) {
  const t = useText();
  const { money } = useFormats();
  const dates = useDates();
  const limits = useQuery(limitsOptions).data;
  const room = limits ? depositRoom(limits) : null;
  const { amount, currency, created_at, continue_until } = deposit;
  const sum = (minor: number) => money(minor, currency);
  const time = dates.time(created_at);
  // The open deposit does not count towards the limit yet, so check the limit for both.
  const isOver = room !== null && room.left < 2 * amount;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('payment.open.title')}
      closeLabel={t('cashBox.close')}
      footer={
        <div className="flex flex-col gap-2">
          <Button block variant="secondary" onClick={onContinue}>
            {t('payment.open.continue', { time })}
          </Button>
          <Button block variant="secondary" onClick={onNew}>
            {t('payment.open.new')}
          </Button>
        </div>
      }
    >
      <PaymentBrief
        payment={deposit}
        kind={kind}
        since={t('payment.open.since', { time, until: dates.time(continue_until ?? created_at) })}
      />
      <p className="mt-3 text-left text-body text-pretty text-ink-muted">
        {t('payment.open.both', { amount: sum(2 * amount) })}{' '}
        {room !== null &&
          (isOver ? t('payment.open.over', { left: sum(room.left) }) : t('payment.open.fits'))}
      </p>
    </Dialog>
  );
}
