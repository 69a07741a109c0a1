import type { Transaction } from '@tulpar/api/contract';
import { Dialog } from '@tulpar/ui/dialog';
import { PaymentPlate } from '@tulpar/ui/payment-method-tile';
import type { ReactNode } from 'react';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { kindOf, methodImage } from '../methods/methods.ts';
import { sourceOf } from './history.ts';

interface PaymentBriefProps {
  payment: Transaction;
  /** Kind of the payment's method, for the icon. */
  kind: string;
  /** Text with the time of the payment. */
  since: string;
}

function PaymentBrief({ payment, kind, since }: PaymentBriefProps) {
  const { money } = useFormats();
  const { amount, currency, method } = payment;
  return (
    <div className="mt-4 flex items-center gap-3 rounded-lg bg-surface-2 p-3.5 text-left">
      <PaymentPlate image={methodImage(method)} icon={kindOf(kind)} />
      <div className="min-w-0 flex-1">
        <p className="text-body-strong break-words">
          {money(amount, currency)}, {sourceOf(payment)}
        </p>
        <p className="text-caption text-ink-muted">{since}</p>
      </div>
    </div>
  );
}

export interface SimilarPaymentProps extends PaymentBriefProps {
  title: string;
  actions: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Dialog shown when an earlier payment has the same amount and method as the one to send (PAY-18). */
export function SimilarPayment({ title, actions, onClose, children, ...brief }: SimilarPaymentProps) {
  const t = useText();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      closeLabel={t('common.close')}
      footer={<div className="flex flex-col gap-2">{actions}</div>}
    >
      <PaymentBrief {...brief} />
      <p className="mt-3 text-left text-body text-pretty text-ink-muted">{children}</p>
    </Dialog>
  );
}
