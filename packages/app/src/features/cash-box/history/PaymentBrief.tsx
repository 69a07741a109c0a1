import type { Transaction } from '@tulpar/api/contract';
import { PaymentPlate } from '@tulpar/ui/payment-method-tile';
import { useFormats } from '#app/platform/i18n/intl.tsx';
import { kindOf, methodImage } from '../methods/methods.ts';
import { shortAccount } from './history.ts';

export interface PaymentBriefProps {
  payment: Transaction;
  /** Kind of its method, for the icon. */
  kind: string;
  /** When it was created. */
  since: string;
}

/** Summary of a payment in a confirmation dialog: amount, method, account and time (PAY-18). */
export function PaymentBrief({ payment, kind, since }: PaymentBriefProps) {
  const { money } = useFormats();
  const { amount, currency, method, account_masked } = payment;
  const account = shortAccount(account_masked);
  return (
    <div className="mt-4 flex items-center gap-3 rounded-lg bg-surface-2 p-3.5 text-left">
      <PaymentPlate image={methodImage(method)} icon={kindOf(kind)} />
      <div className="min-w-0 flex-1">
        <p className="text-body-strong break-words">
          {money(amount, currency)}, {account === null ? method.name : `${method.name} ${account}`}
        </p>
        <p className="text-caption text-ink-muted">{since}</p>
      </div>
    </div>
  );
}
