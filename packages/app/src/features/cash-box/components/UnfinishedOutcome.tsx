import type { Transaction } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { Link } from '@tulpar/ui/link';
import { Notice } from '@tulpar/ui/notice';
import { OutcomeFacts, OutcomeScreen } from '@tulpar/ui/outcome-screen';
import { use } from 'react';
import { outcomeArt } from '#app/art/outcomes.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { href } from '#app/platform/routing/router.tsx';
import { sourceOf } from '../model/history.ts';
import { LeavePageContext } from '../payment-flow.ts';

/** `url` is the validated URL of the provider's page. */
export interface UnfinishedOutcomeProps {
  deposit: Transaction;
  url: string;
  onClose: () => void;
}

/** Shown after a return from the provider without a payment, which can be continued (PAY-18). */
export function UnfinishedOutcome({ deposit, url, onClose }: UnfinishedOutcomeProps) {
  const t = useText();
  const { money } = useFormats();
  const { date } = useDates();
  const leave = use(LeavePageContext);
  const { amount, currency, continue_until: until } = deposit;
  return (
    <OutcomeScreen
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      art={outcomeArt.unfinished}
      title={t('payment.unfinished.title')}
      text={t('payment.unfinished.text')}
      actions={
        <>
          <Button block size="lg" onClick={() => leave(url)}>
            {t('payment.result.continue')}
          </Button>
          <Button block variant="secondary" asChild>
            <Link href={href('deposit')}>{t('payment.result.other')}</Link>
          </Button>
        </>
      }
    >
      <OutcomeFacts
        facts={[
          { label: t('payment.amount'), value: money(amount, { currency, decimals: 'auto' }) },
          { label: t('payment.source'), value: sourceOf(deposit) },
          ...(until ? [{ label: t('payment.unfinished.until'), value: date(until, 'HH:mm') }] : []),
        ]}
      />
      <Notice>{t('payment.unfinished.paid')}</Notice>
    </OutcomeScreen>
  );
}
