import type { PaymentMethod, TransactionType } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { Link } from '@tulpar/ui/link';
import { PaymentPlate } from '@tulpar/ui/payment-method-tile';
import { memo } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href } from '#app/platform/routing/router.tsx';
import { kindOf, methodImage, useMethodTexts } from './method-texts.ts';

/** Props of `MethodHead`. */
export interface MethodHeadProps {
  type: TransactionType;
  method: PaymentMethod;
}

/** The chosen method and the way to another one. Remembered: the form below is drawn with every key. */
export const MethodHead = memo(function MethodHead({ type, method }: MethodHeadProps) {
  const t = useText();
  const texts = useMethodTexts();
  return (
    <div className="flex flex-wrap items-center gap-x-3 rounded-lg bg-surface-1 py-3 pr-2 pl-3.5 shadow-card">
      <PaymentPlate image={methodImage(method)} icon={kindOf(method.type)} />
      <div className="min-w-0 flex-1 basis-24">
        <p className="text-body-strong break-words">{method.name}</p>
        <p className="text-caption text-ink-muted">{texts.line(method)}</p>
      </div>
      <Button asChild variant="ghost" size="sm" className="ml-auto px-2.5! text-[0.875rem]!">
        <Link href={href(type === 'deposit' ? 'deposit' : 'withdrawal')}>{t('cashBox.change')}</Link>
      </Button>
    </div>
  );
});
