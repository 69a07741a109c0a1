import type { Transaction } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { Dialog } from '@tulpar/ui/dialog';
import { Link } from '@tulpar/ui/link';
import { Picture } from '@tulpar/ui/picture';
import { useEffect, useState } from 'react';
import { art } from '#app/art/objects.ts';
import { useFormats, useText, type MessageId } from '#app/platform/i18n/intl.tsx';
import { now } from '#app/platform/network/clock.ts';
import { useQuery, useQueryClient } from '#app/platform/network/query.ts';
import { useResult } from '#app/platform/state/turns.ts';
import { href, useGo, navigateTo, useLocation } from '#app/platform/routing/router.tsx';
import { useCodeTexts } from './code-texts.ts';
import { BonusOfDeposit } from './components/DepositResult.tsx';
import { draftOf } from './draft.ts';
import { returnedFrom, type Returned } from './model/outcome.ts';
import { BALANCE_KEY, latestDepositOptions, turnoverOptions } from './queries.ts';

const titles: Readonly<Record<Returned, MessageId>> = {
  credited: 'cashBox.ok.title',
  waiting: 'cashBox.ok.unknownTitle',
  none: 'cashBox.ok.unknownTitle',
  declined: 'cashBox.ok.declinedTitle',
};

/**
 * Shown after a return from the provider with `#payment_ok` (MODAL-01). The URL proves nothing, so the text
 * follows the history, which is polled until the deposit is settled.
 */
export function PaymentOkModal({ close }: { close: () => void }) {
  useResult();
  const t = useText();
  const go = useGo();
  const codes = useCodeTexts();
  const { money } = useFormats();
  const queries = useQueryClient();
  const { data: deposit, isPending, isError } = useQuery(latestDepositOptions);
  const returned = deposit === undefined ? null : returnedFrom(deposit, now());

  useEffect(() => {
    if (returned !== 'credited' && returned !== 'waiting') return;
    draftOf('deposit').remove();
    void queries.invalidateQueries({ queryKey: BALANCE_KEY });
    void queries.invalidateQueries({ queryKey: ['profile'] });
    // A credited deposit requires turnover (CALL-04).
    if (returned === 'credited') void queries.prefetchQuery(turnoverOptions());
  }, [returned, queries]);

  const amount = deposit ? money(deposit.amount, { currency: deposit.currency, decimals: 'auto' }) : '';
  const text = () => {
    if (isPending) return t('cashBox.ok.checking');
    if (isError || returned === null || returned === 'none') return t('cashBox.ok.unknown');
    if (returned === 'credited') return t('cashBox.ok.credited', { amount });
    if (returned === 'waiting') return t('cashBox.ok.waiting', { amount });
    return codes.payment(deposit?.error_type ?? null, deposit?.reason_text);
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && close()}
      title={isPending ? t('cashBox.ok.checkingTitle') : t(titles[returned ?? 'none'])}
      closeLabel={t('cashBox.close')}
      media={
        <Picture
          image={returned === 'credited' ? art.coin : returned === 'declined' ? art.horseshoe : art.search}
          loading="eager"
          className="size-28 object-contain"
        />
      }
      footer={
        <>
          <Button
            block
            onClick={() => go(returned === 'declined' ? href('deposit') : href('games'), { replace: true })}
          >
            {returned === 'declined' ? t('cashBox.fail.back') : t('cashBox.ok.play')}
          </Button>
          {deposit && returned !== 'none' && <ToPayment id={deposit.transaction_id} />}
        </>
      }
    >
      {returned === 'credited' && (
        <p className="slant mt-2 font-display text-display-lg font-extrabold whitespace-nowrap">{`+${amount}`}</p>
      )}
      <output className="block mt-2 text-body text-pretty text-ink-muted">{text()}</output>
      {returned === 'credited' && deposit && (
        <div className="mt-4 text-left *:bg-surface-2 empty:hidden">
          <BonusOfDeposit payment={deposit} />
        </div>
      )}
      {returned === 'credited' && <CodeOfDeposit deposit={deposit ?? null} />}
    </Dialog>
  );
}

/** Link to the page of the payment (PAY-16, PAY-17). */
function ToPayment({ id }: { id: string }) {
  const t = useText();
  return (
    <Button block variant="ghost" asChild>
      <Link href={href('history', {}, { search: { tx: id } })}>{t('payment.more')}</Link>
    </Button>
  );
}

/** The promo code used with a deposit, and what it gave (PROMO-25). */
function CodeOfDeposit({ deposit }: { deposit: Transaction | null }) {
  const t = useText();
  const { money } = useFormats();
  const { promo_code: code, offer_amount: given, currency } = deposit ?? {};
  // If the deposit has an offer, the bonus is shown in full elsewhere.
  if (!code || !given || !currency || deposit?.offer) return null;
  const amount = money(given, { currency, decimals: 'auto' });
  return (
    <p className="mt-2 text-body-strong text-bonus-ink wrap-anywhere">
      {t('promoCode.applied', { code, amount })}
    </p>
  );
}

/** Delay between the press and the return to the cash box, ms (MODAL-03, OP-60). */
const WAIT = 1000;

/** The current URL without the failure reason and the hash. */
function cleanAddress(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  query.delete('error_type');
  const text = query.toString();
  return text ? `${pathname}?${text}` : pathname;
}

/**
 * Why a payment failed, from `error_type` in the URL, with links to the cash box and to support (MODAL-02,
 * MODAL-03, HASH-10).
 */
export function PaymentErrorModal({ close }: { close: () => void }) {
  useResult();
  const t = useText();
  const go = useGo();
  const codes = useCodeTexts();
  const { pathname, search } = useLocation();
  const [isGoing, setGoing] = useState(false);
  const { data: deposit } = useQuery(latestDepositOptions);
  const isIts = deposit && returnedFrom(deposit, now()) === 'declined';
  useEffect(() => {
    if (!isGoing) return undefined;
    const timer = setTimeout(() => go(href('deposit'), { replace: true }), WAIT);
    return () => clearTimeout(timer);
  }, [isGoing, go]);
  const leave = () => {
    if (new URLSearchParams(search).has('error_type'))
      navigateTo(cleanAddress(pathname, search), { replace: true });
    else close();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && leave()}
      title={t('cashBox.fail.title')}
      closeLabel={t('cashBox.close')}
      media={<Picture image={art.horseshoe} loading="eager" className="size-28 object-contain" />}
      footer={
        <>
          <Button block busy={isGoing} onClick={() => setGoing(true)}>
            {t('cashBox.fail.back')}
          </Button>
          {isIts && <ToPayment id={deposit.transaction_id} />}
          <Button block variant="ghost" asChild>
            <Link href={href('contacts')}>{t('cashBox.fail.support')}</Link>
          </Button>
        </>
      }
    >
      <p className="mt-2 text-body text-pretty text-ink-muted">
        {codes.payment(new URLSearchParams(search).get('error_type'))}
      </p>
    </Dialog>
  );
}
