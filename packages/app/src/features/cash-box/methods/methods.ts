import {
  paymentTypes,
  type MethodOptions,
  type PaymentMethod,
  type TransactionType,
} from '@tulpar/api/contract';
import type { PaymentMethodTileProps } from '@tulpar/ui/payment-method-tile';
import { createContext, use } from 'react';
import { userAtom } from '#app/features/session/index.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { imageSource } from '#app/platform/loading/images.ts';
import { useQuery, useQueryClient } from '#app/platform/network/query.ts';
import { useVisitor } from '#app/platform/session/visitor.ts';
import { useLastData } from '#app/platform/state/last-value.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { etaOf } from '../fields/amount.ts';
import { methodsOptions } from '../queries.ts';

/**
 * Payment methods of one transaction type, for the player's language, currency and address; those of the previous
 * language or address until the new ones load.
 */
export function usePaymentMethods(type: TransactionType) {
  const { language, currency } = useVisitor();
  const address = useAtomValue(userAtom)?.address ?? '';
  const query = useQuery(methodsOptions(type, { language, currency, address }));
  const { isPending, isSuccess, refetch } = query;
  return { data: useLastData(query, `${type} ${currency}`), isPending, isSuccess, refetch };
}

/**
 * Cancels a running request and starts a new one (CASH-10, CASH-11). `refetch` alone does not replace a
 * pending first request.
 */
export function useQueryRestart(): (queryKey: readonly unknown[]) => Promise<void> {
  const queries = useQueryClient();
  return async (queryKey) => {
    await queries.cancelQueries({ queryKey });
    await queries.refetchQueries({ queryKey, type: 'active' });
  };
}

type Kind = PaymentMethodTileProps['icon'];

const KINDS: ReadonlySet<string> = new Set(paymentTypes);

/** Icon of a method; unknown types use the bank icon. */
export function kindOf(type: string): Kind {
  return KINDS.has(type) ? (type as Kind) : 'bank';
}

export function methodImage(method: Pick<PaymentMethod, 'image_url'>) {
  return imageSource(method.image_url, { width: 48, height: 36, alt: '' });
}

export function useMethodTexts() {
  const t = useText();
  const { money, percent, number } = useFormats();
  const limits = ({
    min_amount,
    max_amount,
    currency,
  }: Pick<PaymentMethod, 'min_amount' | 'max_amount' | 'currency'>): string =>
    t('common.range', {
      from: number(min_amount / 100),
      to: money(max_amount, currency),
    });
  const speed = ({ eta_minutes }: Pick<PaymentMethod, 'eta_minutes'>): string => {
    const eta = etaOf(eta_minutes);
    if (!eta) return '';
    if (eta.unit === 'instant') return t('cashBox.eta.instant');
    return t(`cashBox.eta.${eta.unit}`, { count: eta.count });
  };
  const fee = ({
    fee_percent,
    fee_fixed,
    currency,
  }: Pick<PaymentMethod, 'fee_percent' | 'fee_fixed' | 'currency'>): string => {
    if (fee_percent === 0 && fee_fixed === 0) return t('cashBox.fee.none');
    const fixed = money(fee_fixed, currency);
    const share = percent(fee_percent);
    if (fee_fixed === 0) return t('cashBox.fee.some', { fee: share });
    if (fee_percent === 0) return t('cashBox.fee.some', { fee: fixed });
    return t('cashBox.fee.some', { fee: t('cashBox.fee.both', { percent: share, fixed }) });
  };
  const line = (method: PaymentMethod): string => {
    const time = speed(method);
    return time === '' ? fee(method) : t('cashBox.method.line', { fee: fee(method), eta: time });
  };
  return { limits, speed, line };
}

/** Bounds of a method, minor units; those of the form (`options`) are newer than those of the list. */
export function boundsOf(
  method: PaymentMethod,
  options: Pick<MethodOptions, 'min_amount' | 'max_amount'> | undefined,
) {
  return { min: options?.min_amount ?? method.min_amount, max: options?.max_amount ?? method.max_amount };
}

/** Whether the list of methods is shown next to a section and its forms, which then do not repeat the list. */
export const RailContext = createContext(false);
export const useHasRail = () => use(RailContext);
