import type { Transaction } from '@tulpar/api/contract';
import { Button, ButtonLink } from '@tulpar/ui/button';
import { Link } from '@tulpar/ui/link';
import { use } from 'react';
import { depositRoom, limitsOptions } from '#app/features/limits/index.ts';
import { useIsRestricted } from '#app/features/session/index.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { now } from '#app/platform/network/clock.ts';
import { useQuery } from '#app/platform/network/query.ts';
import { lastLocations } from '#app/platform/routing/last-location.ts';
import { redirectUrl } from '#app/platform/routing/urls.ts';
import { href } from '#app/platform/routing/router.tsx';
import { draftOf } from '../fields/payment-values.ts';
import { depositResultOf } from '../outcome.ts';
import { LeavePageContext } from './use-deposit.ts';

const places = lastLocations(now);

/** Next steps after a deposit, with the remaining limit if credited (PAY-17); in a restriction only a `BreakLink`. */
export function DepositActions({ payment }: { payment: Transaction }) {
  const result = depositResultOf(payment);
  if (useIsRestricted()) return <BreakLink />;
  return (
    <div className="flex flex-col gap-2 py-1.5 print:hidden">
      {result === 'waiting' && <WaitingActions payment={payment} />}
      {result === 'credited' && <CreditedActions payment={payment} />}
      {result === 'failed' && <FailedActions payment={payment} />}
    </div>
  );
}

/** Replaces actions that a break or self-exclusion blocks; leads to its end and what still works (SAFE-10). */
export function BreakLink() {
  const t = useText();
  return (
    <ButtonLink href={href('break')} block variant="secondary" className="print:hidden">
      {t('page.break')}
    </ButtonLink>
  );
}

function WaitingActions({ payment }: { payment: Transaction }) {
  const t = useText();
  const leave = use(LeavePageContext);
  const url = redirectUrl(payment.continue_url);
  return (
    <>
      {url !== null && (
        <Button block size="lg" onClick={() => leave(url)}>
          {t('payment.result.continue')}
        </Button>
      )}
      <ButtonLink href={href('lobby')} block variant="secondary">
        {t('payment.result.lobby')}
      </ButtonLink>
    </>
  );
}

function CreditedActions({ payment }: { payment: Transaction }) {
  const t = useText();
  const game = places.newest('game');
  return (
    <>
      <RoomLeft currency={payment.currency} />
      <ButtonLink href={game ?? href('lobby')} block size="lg">
        {t(game === null ? 'payment.result.lobby' : 'payment.result.game')}
      </ButtonLink>
      <ButtonLink href={href('deposit')} block variant="secondary">
        {t('payment.result.cashBox')}
      </ButtonLink>
    </>
  );
}

function RoomLeft({ currency }: Pick<Transaction, 'currency'>) {
  const t = useText();
  const { money } = useFormats();
  const limits = useQuery(limitsOptions).data;
  const room = limits ? depositRoom(limits) : null;
  if (room === null) return null;
  return (
    <p className="flex flex-wrap justify-between gap-x-3 px-1 pb-1 text-body">
      <span className="text-ink-muted">
        {t('payment.result.limit', { period: t(`limits.period.${room.period}`) })}
      </span>
      <b className="text-body-strong">{money(room.left, currency)}</b>
    </p>
  );
}

function FailedActions({ payment: { method, amount } }: { payment: Transaction }) {
  const t = useText();
  return (
    <>
      <Button asChild block size="lg">
        <Link
          href={href('deposit', {}, { search: { method: method.uid } })}
          onClick={() => draftOf('deposit').write({ uid: method.uid, amount, fields: {} })}
        >
          {t('common.retry')}
        </Link>
      </Button>
      <ButtonLink href={href('deposit')} block variant="secondary">
        {t('payment.result.other')}
      </ButtonLink>
    </>
  );
}
