import type { Transaction } from '@tulpar/api/contract';
import { Button, ButtonLink } from '@tulpar/ui/button';
import { OutcomeFacts, OutcomeScreen } from '@tulpar/ui/outcome-screen';
import { useEffect, useState, use } from 'react';
import { outcomeArt } from '#app/art/outcomes.ts';
import { useIsRestricted } from '#app/features/session/index.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { href, useGo } from '#app/platform/routing/router.tsx';
import { useCodeTexts } from '../code-texts.ts';
import { isPerhapsTaken } from '../outcome.ts';
import { sourceOf } from '../history/history.ts';
import { Notice } from '@tulpar/ui/notice';
import { useTime } from '#app/platform/i18n/use-dates.ts';
import { BreakLink } from './DepositActions.tsx';
import { LeavePageContext } from './use-deposit.ts';

/** Delay between the click and the return to the cash box, ms (MODAL-03, OP-60). */
const WAIT = 1000;

export interface DeclinedOutcomeProps {
  /** The deposit that failed, or null if the history does not contain it. */
  deposit: Transaction | null;
  error: string | null;
  reason?: string | null;
  onClose: () => void;
}

/** A failed deposit: the reason, or that the bank may have charged it, and links to the cash box and support. */
export function DeclinedOutcome({ deposit, error, reason = null, onClose }: DeclinedOutcomeProps) {
  const t = useText();
  const go = useGo();
  const codes = useCodeTexts();
  const { money } = useFormats();
  const amount = deposit ? money(deposit.amount, deposit.currency) : '';
  const isRestricted = useIsRestricted();
  const [isGoing, setGoing] = useState(false);
  useEffect(() => {
    if (!isGoing) return undefined;
    const timer = setTimeout(() => go(href('deposit'), { replace: true }), WAIT);
    return () => clearTimeout(timer);
  }, [isGoing, go]);
  return (
    <OutcomeScreen
      isFailure
      onClose={onClose}
      art={outcomeArt.declined}
      title={t('cashBox.fail.title')}
      text={
        deposit && isPerhapsTaken(deposit)
          ? t('payment.result.perhapsTaken', { amount })
          : codes.payment(error, reason)
      }
      actions={
        <>
          {isRestricted ? (
            <BreakLink />
          ) : (
            <Button block size="lg" busy={isGoing} onClick={() => setGoing(true)}>
              {t('cashBox.fail.back')}
            </Button>
          )}
          <ButtonLink href={href('contacts')} block variant="secondary">
            {t('common.support')}
          </ButtonLink>
          {deposit && <ToPayment id={deposit.transaction_id} />}
        </>
      }
    >
      {deposit && (
        <OutcomeFacts
          facts={[
            { label: t('payment.source'), value: sourceOf(deposit) },
            { label: t('payment.amount'), value: amount },
          ]}
        />
      )}
    </OutcomeScreen>
  );
}

/** Link to the page with the details of a payment (PAY-16, PAY-17). */
export function ToPayment({ id }: { id: string }) {
  const t = useText();
  return (
    <ButtonLink href={href('history', {}, { search: { tx: id } })} block variant="ghost">
      {t('payment.more')}
    </ButtonLink>
  );
}

/** `url`: validated URL of the provider's page. */
interface UnfinishedOutcomeProps {
  deposit: Transaction;
  url: string;
  onClose: () => void;
}

/** Shown when the player returns from the provider without having paid; the deposit can be continued (PAY-18). */
export function UnfinishedOutcome({ deposit, url, onClose }: UnfinishedOutcomeProps) {
  const t = useText();
  const { money } = useFormats();
  const time = useTime();
  const leave = use(LeavePageContext);
  const isRestricted = useIsRestricted();
  const { amount, currency, continue_until: until } = deposit;
  return (
    <OutcomeScreen
      onClose={onClose}
      art={outcomeArt.unfinished}
      title={t('payment.unfinished.title')}
      text={t('payment.unfinished.text')}
      actions={
        isRestricted ? (
          <BreakLink />
        ) : (
          <>
            <Button block size="lg" onClick={() => leave(url)}>
              {t('payment.result.continue')}
            </Button>
            <ButtonLink href={href('deposit')} block variant="secondary">
              {t('payment.result.other')}
            </ButtonLink>
          </>
        )
      }
    >
      <OutcomeFacts
        facts={[
          { label: t('payment.amount'), value: money(amount, currency) },
          { label: t('payment.source'), value: sourceOf(deposit) },
          ...(until ? [{ label: t('payment.unfinished.until'), value: time(until) }] : []),
        ]}
      />
      <Notice>{t('payment.unfinished.paid')}</Notice>
    </OutcomeScreen>
  );
}
