import type { PaymentMethod, TransactionType } from '@tulpar/api/contract';
import { EmptyState } from '@tulpar/ui/empty-state';
import { PaymentMethodTile } from '@tulpar/ui/payment-method-tile';
import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import { art } from '#app/art/objects.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { LoadFailed, LoadFailedNotice } from '#app/platform/loading/LoadFailed.tsx';
import { href } from '#app/platform/routing/router.tsx';
import { useCodeTexts } from '../code-texts.ts';
import { kindOf, methodImage, useQueryRestart, useMethodTexts, usePaymentMethods } from './methods.ts';
import { methodsKey, SLOW_METHODS } from '../queries.ts';
import { SlowNotice } from './Loading.tsx';

const GRID = 'grid gap-2 tablet:grid-cols-[repeat(auto-fill,minmax(18rem,1fr))]';

/** `funds`: the most that can be withdrawn, minor units; null if unknown. */
export interface MethodGridProps {
  type: TransactionType;
  funds?: number | null;
  /** `uid` of the method whose form is shown next to the list. */
  selected?: string | null;
}

/** Reports slow loading of the methods with a retry button; counts from mount (CASH-10). */
export function SlowMethods({ type }: Pick<MethodGridProps, 'type'>) {
  const restartQuery = useQueryRestart();
  return <SlowNotice name="methods" limit={SLOW_METHODS} onReload={() => restartQuery(methodsKey(type))} />;
}

const rowSkeletons = ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
  <Skeleton key={key} className="h-18 rounded-lg" />
));

/** Skeleton of the methods with their heading; put it into a `SkeletonGroup`. */
export function MethodsSkeleton() {
  return (
    <div>
      <Skeleton shape="text" className="mb-2 h-6 w-32" />
      <div className={GRID}>{rowSkeletons}</div>
    </div>
  );
}

/** Methods of one transaction type as rows that open their form, with every state of the list (CASH-02 to CASH-04). */
export function MethodGrid({ type, funds = null, selected }: MethodGridProps) {
  const t = useText();
  const query = usePaymentMethods(type);
  if (query.isPending) {
    return (
      <SkeletonGroup label={t('cashBox.methods.loading')} className={GRID}>
        {rowSkeletons}
      </SkeletonGroup>
    );
  }
  if (!query.data) {
    return (
      <LoadFailed
        titleId="cashBox.methods.failed"
        textId="API_ERRORS.PAYMENT_METHODS_ERROR"
        onRetry={() => query.refetch()}
      />
    );
  }
  if (query.data.length === 0) {
    return (
      <EmptyState
        art={art.coin}
        title={t('cashBox.methods.empty.title')}
        text={t('cashBox.methods.empty.text')}
      />
    );
  }
  return (
    <>
      {!query.isSuccess && (
        <LoadFailedNotice titleId="common.notUpdated" onRetry={() => query.refetch()} className="mb-3" />
      )}
      <ul className={GRID}>
        {query.data.map((method) => (
          <li key={method.uid} className="flex min-w-0 *:flex-1">
            <MethodTile method={method} funds={funds} selected={method.uid === selected} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface MethodTileProps {
  method: PaymentMethod;
  funds: number | null;
  selected: boolean;
}

function MethodTile({ method, funds, selected }: MethodTileProps) {
  const t = useText();
  const texts = useMethodTexts();
  const codes = useCodeTexts();
  const isTooSmall = funds !== null && funds < method.min_amount;
  const reason = !method.is_available
    ? codes.unavailable(method.unavailable_code)
    : isTooSmall
      ? t('withdrawal.method.min')
      : undefined;
  const hasFee = method.fee_percent > 0 || method.fee_fixed > 0;
  const page = method.transaction_type === 'deposit' ? 'deposit' : 'withdrawal';
  return (
    <PaymentMethodTile
      name={method.name}
      image={methodImage(method)}
      icon={kindOf(method.type)}
      limits={texts.limits(method)}
      speed={hasFee ? texts.line(method) : texts.speed(method)}
      href={href(page, {}, { search: { method: method.uid } })}
      selected={selected}
      {...(reason === undefined ? {} : { disabledReason: reason })}
    />
  );
}
