import type { Transaction } from '@tulpar/api/contract';
import { Notice } from '@tulpar/ui/notice';
import { useEffect, useRef } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useCodeTexts } from '../code-text.ts';

/** Why a deposit in another tab came to nothing; it stands over the form, which has kept what was typed. */
export function PaymentDeclined({ deposit }: { deposit: Transaction }) {
  const t = useText();
  const codes = useCodeTexts();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="mb-3 outline-none">
      <Notice tone="error" title={t('cashBox.ok.declinedTitle')}>
        {codes.payment(deposit.error_type, deposit.reason_text)}
      </Notice>
    </div>
  );
}
