import { Button } from '@tulpar/ui/button';
import { LimitsIcon } from '@tulpar/ui/icon';
import { Link } from '@tulpar/ui/link';
import { PaymentPlate } from '@tulpar/ui/payment-method-tile';
import { ProfileRow } from '@tulpar/ui/profile-row';
import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import { BonusBar, depositBonusesAtom, SavedCode } from '#app/features/bonuses/index.ts';
import { userAtom } from '#app/features/session/index.ts';
import { useText, useFormats } from '#app/platform/i18n/intl.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { href } from '#app/platform/routing/router.tsx';
import { useVisitor } from '#app/platform/session/visitor.ts';
import { atom, useAtomValue } from '#app/platform/state/store.ts';
import { draftOf } from '../fields/payment-values.ts';
import { usePaymentMethods, kindOf, methodImage, useHasRail } from '../methods/methods.ts';
import { shortAccount } from '../history/history.ts';
import { latestDepositOptions } from '../queries.ts';
import { useSettled } from '../methods/Loading.tsx';
import { MethodGrid, MethodsSkeleton, SlowMethods } from '../methods/MethodGrid.tsx';

/** Height of the last method with its heading. */
const LAST_HEIGHT = 'h-[102px]';

const hasDepositedAtom = atom((get) => get(userAtom)?.deposits_count !== 0);

/** First step of a deposit: its bonus, saved promo code, last method, all methods, link to the limits (SAFE-01). */
export function DepositSection() {
  const t = useText();
  const { currency } = useVisitor();
  const hasRail = useHasRail();
  const bonuses = useAtomValue(depositBonusesAtom);
  const latest = useQuery(latestDepositOptions);
  const methods = usePaymentMethods('deposit');
  const hasDeposited = useAtomValue(hasDepositedAtom);
  const isSettled = useSettled(bonuses !== null && !latest.isPending && !methods.isPending);
  return (
    <>
      {methods.isPending && <SlowMethods type="deposit" />}
      {isSettled ? (
        <>
          <div className="mb-5 empty:hidden">
            <BonusBar currency={currency} />
            <SavedCode />
          </div>
          <LastMethod />
          {!hasRail && (
            <div className="mb-5">
              <h2 className="mb-2 text-title-sm text-ink-muted">{t('cashBox.methods')}</h2>
              <MethodGrid type="deposit" />
            </div>
          )}
          <ProfileRow
            className="rounded-lg bg-surface-1 shadow-card"
            icon={<LimitsIcon />}
            label={t('page.limits')}
            href={href('limits')}
          />
        </>
      ) : (
        <SkeletonGroup label={t('cashBox.methods.loading')} className="flex flex-col gap-5">
          <Skeleton className="h-[69px] rounded-lg" />
          {hasDeposited && <Skeleton className={`rounded-lg ${LAST_HEIGHT}`} />}
          {hasRail ? <Skeleton className="h-15 rounded-lg" /> : <MethodsSkeleton />}
        </SkeletonGroup>
      )}
    </>
  );
}

function LastMethod() {
  const t = useText();
  const { money } = useFormats();
  const { data: latest, isPending } = useQuery(latestDepositOptions);
  const methods = usePaymentMethods('deposit');
  const hasDeposited = useAtomValue(hasDepositedAtom);
  if (hasDeposited && (isPending || methods.isPending))
    return <Skeleton className={`mb-5 rounded-lg ${LAST_HEIGHT}`} />;
  const method = methods.data?.find(({ uid, is_available }) => uid === latest?.method.uid && is_available);
  if (!latest || !method) return null;
  const account = shortAccount(latest.account_masked);
  return (
    <section className="mb-5">
      <h2 className="mb-2 text-title-sm text-ink-muted">{t('cashBox.last')}</h2>
      <div className="flex flex-wrap items-center gap-3 rounded-lg bg-surface-1 p-3.5 shadow-card">
        <PaymentPlate image={methodImage(method)} icon={kindOf(method.type)} />
        <div className="min-w-0 flex-[1_1_6rem]">
          <p className="truncate text-body-strong">{account ? `${method.name} ${account}` : method.name}</p>
          <p className="text-caption text-ink-muted">{money(latest.amount, latest.currency)}</p>
        </div>
        <Button asChild size="sm">
          <Link
            href={href('deposit', {}, { search: { method: method.uid } })}
            onClick={() => draftOf('deposit').write({ uid: method.uid, amount: latest.amount, fields: {} })}
          >
            {t('cashBox.last.repeat')}
          </Link>
        </Button>
      </div>
    </section>
  );
}
