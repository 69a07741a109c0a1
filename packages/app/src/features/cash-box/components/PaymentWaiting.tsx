import { Button } from '@tulpar/ui/button';
import { Notice } from '@tulpar/ui/notice';
import { useEffect, useRef } from 'react';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import type { PaidBeside } from '../paid-beside.ts';

/** Props of `PaymentWaiting`. */
export interface PaymentWaitingProps extends Pick<PaidBeside, 'reopen' | 'forget'> {
  waiting: NonNullable<PaidBeside['waiting']>;
}

/** Said while a deposit is paid in another tab: where it stands, the way there once more, and back to the form. */
export function PaymentWaiting({ waiting, reopen, forget }: PaymentWaitingProps) {
  const t = useText();
  const { money } = useFormats();
  const box = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone with its form.
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const { url, deposit, hasTab, isBack, isUnanswered } = waiting;
  const isConfirming = deposit?.stage === 'confirming';
  const words = () => {
    if (isConfirming) {
      const amount = money(deposit.amount, { currency: deposit.currency, decimals: 'auto' });
      return [t('cashBox.ok.unknownTitle'), t('cashBox.ok.waiting', { amount })];
    }
    if (isUnanswered) return [t('cashBox.offline.title'), t('cashBox.ok.unknown')];
    if (!hasTab) return [t('play.pay.blocked.title'), t('play.pay.blocked.text')];
    return isBack
      ? [t('play.pay.unfinished.title'), t('play.pay.unfinished.text')]
      : [t('play.pay.away.title'), t('play.pay.away.text')];
  };
  const [title, text] = words();
  return (
    <div ref={box} tabIndex={-1} className="flex flex-col gap-3 outline-none">
      <Notice tone={!isConfirming && (isUnanswered || isBack || !hasTab) ? 'warning' : 'info'} title={title}>
        {text}
      </Notice>
      {!isConfirming && (
        <Button asChild block>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            onClick={(event) => reopen() && event.preventDefault()}
          >
            {t('play.pay.open')}
          </a>
        </Button>
      )}
      <Button block variant="ghost" onClick={forget}>
        {t('play.pay.other')}
      </Button>
    </div>
  );
}
