import type { Transaction } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { OutcomeScreen, OutcomeFacts, type OutcomeFact } from '@tulpar/ui/outcome-screen';
import { useEffect } from 'react';
import { outcomeArt } from '#app/art/outcomes.ts';
import { useIsRestricted } from '#app/features/session/index.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { now } from '#app/platform/network/clock.ts';
import { changedBy, queryOptions, useQuery, useQueryClient } from '#app/platform/network/query.ts';
import { redirectUrl } from '#app/platform/routing/urls.ts';
import { href, useGo, navigateTo, useLocation } from '#app/platform/routing/router.tsx';
import { useResult } from '#app/platform/state/overlay-turns.ts';
import { DeclinedOutcome, ToPayment, UnfinishedOutcome } from './DeclinedOutcome.tsx';
import { BreakLink } from './DepositActions.tsx';
import { forgetPayment } from '../commands.ts';
import { draftOf } from '../fields/payment-values.ts';
import { returnedDeposit, returnedFrom } from '../outcome.ts';
import { latestDepositOptions, turnoverOptions } from '../queries.ts';
import { DepositWagering, useSpinsOf, useSpinsText, useTakenOffer } from './DepositWagering.tsx';

const returnedDepositOptions = queryOptions({
  ...latestDepositOptions,
  select: ({ transactions }) => returnedDeposit(transactions),
});

/** What a credited deposit brought: bonus, spins, promo code, wager and balance (PAY-17, PROMO-25). */
function CreditedFacts({ payment }: { payment: Transaction }) {
  const t = useText();
  const { money } = useFormats();
  const spinsText = useSpinsText();
  const { offer, offer_amount: given, promo_code: code, currency, balances } = payment;
  const taken = useTakenOffer(payment);
  const sum = (minor: number) => money(minor, currency);
  const spins = useSpinsOf(payment);
  const facts: OutcomeFact[] = [
    ...(given ? [bonusFact(offer?.title ?? t('payment.result.bonus'), `+${sum(given)}`)] : []),
    ...spins.map((one) => ({ label: t('bonuses.spins.title'), value: spinsText(one) })),
    ...(code ? [{ label: t('promoCode.app.code'), value: <span translate="no">{code}</span> }] : []),
  ];
  return (
    <>
      <OutcomeFacts facts={facts}>{taken && <DepositWagering offer={taken} className="p-4" />}</OutcomeFacts>
      {balances && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 px-1 text-body">
          <span className="text-ink-muted">{t('payment.result.balance')}</span>
          <b className="text-body-strong">
            {sum(balances.real_after)}
            {balances.bonus_after > 0 && (
              <>
                {' + '}
                <span className="text-bonus-ink">{sum(balances.bonus_after)}</span>
              </>
            )}
          </b>
        </p>
      )}
    </>
  );
}

const bonusFact = (label: string, value: string): OutcomeFact => ({ label, value, tone: 'bonus' });

/**
 * Shown after a return from the provider with `#payment_ok` (MODAL-01). The URL proves nothing, so the screen
 * follows the history, which is polled until the deposit is settled.
 */
export function PaymentOkModal({ close }: { close: () => void }) {
  useResult();
  const queries = useQueryClient();
  const { data: deposit, isPending } = useQuery(returnedDepositOptions);
  const returned = deposit === undefined ? null : returnedFrom(deposit, now());

  useEffect(() => {
    if (returned === null || returned === 'none') return;
    forgetPayment();
    if (returned === 'declined') return;
    draftOf('deposit').remove();
    void queries.invalidateQueries(changedBy('balance', 'profile'));
    // A credited deposit adds to the required turnover (CALL-04).
    if (returned === 'credited') void queries.prefetchQuery(turnoverOptions());
  }, [returned, queries]);

  if (deposit && returned === 'declined')
    return (
      <DeclinedOutcome
        deposit={deposit}
        error={deposit.error_type}
        reason={deposit.reason_text}
        onClose={close}
      />
    );
  const url = deposit?.waits_for === 'player' ? redirectUrl(deposit.continue_url) : null;
  if (deposit && returned === 'waiting' && url !== null)
    return <UnfinishedOutcome deposit={deposit} url={url} onClose={close} />;
  return (
    <PaidOutcome
      deposit={returned === null || returned === 'none' ? null : (deposit ?? null)}
      isCredited={returned === 'credited'}
      isChecking={isPending}
      onClose={close}
    />
  );
}

interface PaidOutcomeProps {
  /** Null before the history has loaded, and if it has no recent deposit. */
  deposit: Transaction | null;
  isCredited: boolean;
  /** The history has not responded yet. */
  isChecking: boolean;
  onClose: () => void;
}

/** A credited deposit with its result, or one that is being checked or waits for the bank. */
function PaidOutcome({ deposit, isCredited, isChecking, onClose }: PaidOutcomeProps) {
  const t = useText();
  const go = useGo();
  const { money } = useFormats();
  const isRestricted = useIsRestricted();
  const sum = (minor: number) => (deposit === null ? '' : money(minor, deposit.currency));
  const title = isChecking
    ? 'cashBox.ok.checkingTitle'
    : isCredited
      ? 'cashBox.ok.title'
      : 'cashBox.ok.unknownTitle';
  const waiting = deposit
    ? t('cashBox.ok.waiting', { amount: sum(deposit.amount) })
    : t('cashBox.ok.unknown');
  return (
    <OutcomeScreen
      onClose={onClose}
      art={isCredited ? outcomeArt.paid : outcomeArt.sent}
      title={t(title)}
      celebrates={isCredited}
      {...(isCredited && deposit
        ? { amount: { value: deposit.amount, format: (minor) => `+${sum(minor)}` } }
        : { text: isChecking ? t('cashBox.ok.checking') : waiting })}
      actions={
        <>
          {isRestricted ? (
            <BreakLink />
          ) : (
            <Button block size="lg" onClick={() => go(href('games'), { replace: true })}>
              {t('cashBox.ok.play')}
            </Button>
          )}
          {deposit && <ToPayment id={deposit.transaction_id} />}
        </>
      }
    >
      {isCredited && deposit && <CreditedFacts payment={deposit} />}
    </OutcomeScreen>
  );
}

function cleanAddress(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  query.delete('error_type');
  const text = query.toString();
  return text ? `${pathname}?${text}` : pathname;
}

/**
 * Why a payment failed: by `error_type` of the URL, else by the declined deposit in the history. Links back to the
 * cash box and to support (MODAL-02, MODAL-03, HASH-10).
 */
export function PaymentErrorModal({ close }: { close: () => void }) {
  useResult();
  const { pathname, search } = useLocation();
  const { data: deposit } = useQuery(returnedDepositOptions);
  const isSame = deposit && returnedFrom(deposit, now()) === 'declined';
  useEffect(() => {
    if (isSame) forgetPayment();
  }, [isSame]);
  const error = new URLSearchParams(search).get('error_type');
  return (
    <DeclinedOutcome
      deposit={isSame ? deposit : null}
      error={error ?? (isSame ? deposit.error_type : null)}
      reason={isSame ? deposit.reason_text : null}
      onClose={() => {
        if (error === null) close();
        else navigateTo(cleanAddress(pathname, search), { replace: true, preventScrollReset: true });
      }}
    />
  );
}
