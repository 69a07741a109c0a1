import type { WithdrawalReadiness } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { Notice } from '@tulpar/ui/notice';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import type { Currency } from '#app/platform/i18n/languages.ts';
import { unpayableRest } from './readiness.ts';
import { useCountedAmount, type PaymentFormReturn } from '../fields/PaymentFields.tsx';

/** Bounds of the method, minor units. */
export interface UnpayableRestProps {
  form: PaymentFormReturn;
  readiness: WithdrawalReadiness;
  currency: Currency;
  min: number;
  max: number;
}

/**
 * Warns that a withdrawal would leave less than any method can pay out, and offers the full amount
 * (INPUT-09).
 */
export function UnpayableRest({ form, readiness, currency, min, max }: UnpayableRestProps) {
  const t = useText();
  const { money } = useFormats();
  const stranded = unpayableRest(useCountedAmount(form), readiness, { min, max });
  if (!stranded) return null;
  const sum = (minor: number) => money(minor, currency);
  const { rest, least, whole } = stranded;
  return (
    <Notice
      tone="warning"
      action={
        whole !== null && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              form.setValue('amount', whole, { shouldDirty: true, shouldValidate: true });
              form.setFocus('amount');
            }}
          >
            {t('withdrawal.rest.whole', { amount: sum(whole) })}
          </Button>
        )
      }
    >
      {t('withdrawal.rest', { rest: sum(rest), least: sum(least) })}
    </Notice>
  );
}
