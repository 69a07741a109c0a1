import { Button } from '@tulpar/ui/button';
import { Notice } from '@tulpar/ui/notice';
import type { ReactNode } from 'react';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import type { Currency } from '#app/platform/i18n/languages.ts';
import { useQuery } from '#app/platform/network/query.ts';
import { useCodeTexts } from '../code-texts.ts';
import { usePaymentMethods } from '../methods/methods.ts';
import { readinessOptions } from '../queries.ts';

/** Amounts are in minor units. */
export interface RefusalProps {
  type: string | null;
  /** Largest allowed amount; undefined if the server sent none. */
  allowed: number | undefined;
  /** Minimum of the method: a smaller `allowed` is not offered. */
  min: number;
  currency: Currency;
  /** Sets the amount in the form. */
  onTake: (sum: number) => void;
  children?: ReactNode;
}

/** Why a payment was refused, with a button that sets the largest allowed amount (PAY-08, SAFE-05). */
export function Refusal({ type, allowed, min, currency, onTake, children }: RefusalProps) {
  const t = useText();
  const { money } = useFormats();
  const codes = useCodeTexts();
  const sum = (minor: number) => money(minor, currency);
  return (
    <Notice
      tone="error"
      title={t('cashBox.refused.title')}
      {...(allowed !== undefined && allowed >= min
        ? {
            action: (
              <Button variant="secondary" size="sm" onClick={() => onTake(allowed)}>
                {t('withdrawal.allowed', { amount: sum(allowed) })}
              </Button>
            ),
          }
        : {})}
    >
      {codes.payment(type)}
      {children}
    </Notice>
  );
}

/** Suggests the method with the lowest minimum, or says that the available money reaches none. */
export function OtherMethod() {
  const t = useText();
  const { money } = useFormats();
  const funds = useQuery(readinessOptions).data?.can_withdraw_amount ?? 0;
  const methods = usePaymentMethods('withdrawal').data ?? [];
  const [least] = methods
    .filter(({ is_available, min_amount }) => is_available && min_amount <= funds)
    .sort((a, b) => a.min_amount - b.min_amount);
  return (
    <span className="mt-1 block">
      {least
        ? t('withdrawal.allowed.other', {
            method: least.name,
            amount: money(least.min_amount, least.currency),
          })
        : t('withdrawal.allowed.none')}
    </span>
  );
}
