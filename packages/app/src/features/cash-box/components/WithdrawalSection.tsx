import type { WithdrawalReadiness } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { VerificationIcon } from '@tulpar/ui/icon';
import { Link } from '@tulpar/ui/link';
import { SegmentedProgress } from '@tulpar/ui/loader';
import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import { activeOfferAtom, offersKnownAtom, wageredPercent } from '#app/features/bonuses/index.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { judgeUrl, matchRoute } from '#app/platform/routing/router.tsx';
import { useAtomValue } from '#app/platform/state/store.ts';
import { usePaymentMethods } from '../methods.ts';
import { moneyAtom, readinessOptions } from '../queries.ts';
import { useSettled } from './Loading.tsx';
import { MethodGrid } from './MethodGrid.tsx';

/** First step of a withdrawal: what can be withdrawn, what prevents it, and the methods. */
export function WithdrawalSection() {
  const t = useText();
  const readiness = useQuery(readinessOptions);
  const money = useAtomValue(moneyAtom);
  const areOffersKnown = useAtomValue(offersKnownAtom);
  const methods = usePaymentMethods('withdrawal');
  const isSettled = useSettled(
    money !== null && areOffersKnown && !readiness.isPending && !methods.isPending,
  );
  if (!isSettled) {
    return (
      <SkeletonGroup label={t('cashBox.methods.loading')} className="flex flex-col gap-5">
        <Skeleton className="h-[124px] rounded-lg" />
        <Skeleton className="h-[300px] rounded-lg" />
      </SkeletonGroup>
    );
  }
  const obstacles = readiness.data?.checks.filter(({ state }) => state !== 'ok') ?? [];
  return (
    <>
      <Available />
      {obstacles.map((check) => (
        <Check key={check.code} check={check} />
      ))}
      <h2 className="mt-5 mb-2 text-title-sm text-ink-muted">{t('cashBox.methods.out')}</h2>
      <MethodGrid type="withdrawal" />
    </>
  );
}

/** What a withdrawal can take now, minor units: the server's word, else the real money; null before either is known. */
export function useFunds(): { funds: number | null; isBlocked: boolean } {
  const readiness = useQuery(readinessOptions).data;
  const money = useAtomValue(moneyAtom);
  return {
    funds: readiness?.can_withdraw_amount ?? money?.real ?? null,
    isBlocked: readiness?.checks.some(({ state }) => state === 'block') ?? false,
  };
}

function Available() {
  const t = useText();
  const { money: format, percent } = useFormats();
  const money = useAtomValue(moneyAtom);
  const offer = useAtomValue(activeOfferAtom);
  const { funds } = useFunds();
  if (!money) return <div className="h-[124px] rounded-lg bg-surface-1 shadow-card" />;
  const { currency, bonus } = money;
  const done = offer ? wageredPercent(offer) : 0;
  return (
    <section className="rounded-lg bg-surface-1 p-4 shadow-card">
      <dl className="flex flex-col gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <dt className="text-body text-ink-muted">{t('cashBox.withdraw.available')}</dt>
          <dd className="slant font-display text-display-sm font-extrabold whitespace-nowrap">
            {format(funds ?? money.real, { currency })}
          </dd>
        </div>
        {bonus > 0 && (
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <dt className="text-body text-ink-muted">{t('cashBox.withdraw.bonus')}</dt>
            <dd className="text-body-strong whitespace-nowrap text-bonus-ink">
              {format(bonus, { currency })}
            </dd>
          </div>
        )}
      </dl>
      {offer && (offer.wager_amount_max ?? 0) > 0 && (
        <>
          <SegmentedProgress
            className="mt-3"
            value={offer.wager_amount ?? 0}
            max={offer.wager_amount_max ?? 1}
            tone="bonus"
            label={t('bonuses.active.label')}
          />
          <p className="mt-2 text-caption text-ink-muted">
            {t('cashBox.withdraw.wagered', { percent: percent(done) })}
          </p>
        </>
      )}
    </section>
  );
}

/** Whether an address of the server is a page of this app or a safe one outside it. */
function leadsSomewhere(address: string): boolean {
  const target = judgeUrl(address);
  if (target?.kind !== 'app') return target !== null;
  return matchRoute(target.to.split(/[?#]/, 1)[0] ?? '') !== null;
}

function Check({ check }: { check: WithdrawalReadiness['checks'][number] }) {
  const t = useText();
  const { fix_url: fix, text, state } = check;
  return (
    <div
      className={`mt-3 flex items-center gap-3 rounded-lg py-3 pr-2.5 pl-3.5 ${state === 'block' ? 'bg-danger-soft' : 'bg-warning-soft'}`}
    >
      <VerificationIcon
        aria-hidden="true"
        className={`size-5 flex-none ${state === 'block' ? 'text-danger-ink' : 'text-warning-ink'}`}
      />
      <p className="min-w-0 flex-1 text-caption text-ink">{text}</p>
      {fix && leadsSomewhere(fix) && (
        <Button asChild variant="secondary" size="sm" className="text-[0.875rem]!">
          <Link href={fix}>{t('cashBox.withdraw.ready.fix')}</Link>
        </Button>
      )}
    </div>
  );
}
