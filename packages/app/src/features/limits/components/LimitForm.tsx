import { isLimitAmount, limitRaiseHours, type LimitList } from '@tulpar/api/contract';
import { AmountInput } from '@tulpar/ui/amount-input';
import { Button } from '@tulpar/ui/button';
import { Notice } from '@tulpar/ui/notice';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { Field, applyServerErrors, useSchemaForm, z } from '#app/platform/forms/forms.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { now } from '#app/platform/network/clock.ts';
import { useSetLimit } from '../commands.ts';
import { limitChange, type LimitPeriod, type LimitType } from '../limit-change.ts';
import { useLimitAmount } from '../limit-texts.ts';

/** Delay of a raise or removal, ms (SAFE-03). */
const WAIT = limitRaiseHours * 3_600_000;
/** The amount field counts hundredths, a time limit counts minutes. */
const FIELD_UNIT = { deposit: 1, loss: 1, wager: 1, time: 100 } as const;

export interface LimitFormProps {
  type: LimitType;
  period: LimitPeriod;
  /** Current limit, minor units or minutes; null without one. */
  held: number | null;
  average: NonNullable<LimitList['averages']>[number] | undefined;
  onDone: () => void;
}

/** Amount of a limit: set or lowered immediately, raised or removed after a day and a confirmation. */
export function LimitForm({ type, period, held, average, onDone }: LimitFormProps) {
  const t = useText();
  const { date } = useDates();
  const { language, sign } = useFormats();
  const amountText = useLimitAmount();
  const unit = FIELD_UNIT[type];
  const schema = useMemo(
    () =>
      z.object({
        amount: z
          .nullable(z.number())
          .check(
            z.refine(
              (value) => value !== null && isLimitAmount(value / unit, type, period),
              'limits.invalid',
            ),
          ),
      }),
    [unit, type, period],
  );
  const form = useSchemaForm(schema, { amount: held === null ? null : held * unit });
  const showPeriod = useEffectEvent(() => {
    const isTyped = form.getValues('amount') !== (form.formState.defaultValues?.amount ?? null);
    if (!isTyped) form.reset({ amount: held === null ? null : held * unit });
    else if (form.formState.errors.amount) void form.trigger('amount');
  });
  useEffect(() => showPeriod(), [period]);
  const { mutate, isPending } = useSetLimit({
    onDone,
    showAtField(error) {
      const { codes, away } = applyServerErrors(form, error, ['amount']);
      return !away && codes.length === 0;
    },
  });
  const typed = useWatch({ control: form.control, name: 'amount' });
  const asked = typed === null ? null : typed / unit;
  const change = asked === null || !isLimitAmount(asked, type, period) ? null : limitChange(held, asked);
  const later = now() + WAIT;
  const when = { date: date(later, 'd MMMM'), time: date(later, 'HH:mm') };
  const submit = form.handleSubmit(({ amount }) => {
    if (amount !== null && amount / unit !== held) mutate({ type, period, amount: amount / unit });
  });
  return (
    <form noValidate className="grid gap-3" onSubmit={(event) => void submit(event)}>
      <Field control={form.control} name="amount">
        {({ value, error, attach, onBlur, onChange }) => (
          <AmountInput
            ref={attach}
            name="amount"
            label={t('limits.atMost')}
            value={value}
            error={error}
            onValueChange={onChange}
            onBlur={() => value !== null && onBlur()}
            currencySymbol={type === 'time' ? t('limits.time.unit') : sign}
            groupSeparator={language === 'en' ? ',' : '\u00a0'}
            range={held === null ? undefined : t('limits.now', { amount: amountText(type, held) })}
            clearLabel={t('common.clear')}
            unreadable={t('limits.invalid')}
            hint={
              average &&
              average.highest_day > 0 &&
              t('limits.average', {
                perDay: amountText(type, average.per_day),
                highest: amountText(type, average.highest_day),
              })
            }
          />
        )}
      </Field>
      {change !== null && change !== 'same' && asked !== null && (
        <Notice tone={change === 'raise' ? 'warning' : 'info'} title={t(`limits.holds.${change}`)}>
          <span className="block font-semibold">
            {t('limits.restate', { amount: amountText(type, asked), period: t(`limits.period.${period}`) })}
          </span>
          {change === 'raise' && held !== null
            ? t('limits.holds.raiseText', { ...when, amount: amountText(type, held) })
            : t('limits.holds.immediateText')}
        </Notice>
      )}
      <Button
        type="submit"
        needsNetwork
        variant="secondary"
        block
        busy={isPending}
        disabled={change === 'same'}
      >
        {change === 'same'
          ? t('limits.same')
          : change === 'raise' && asked !== null
            ? t('limits.ask', { amount: amountText(type, asked) })
            : t('limits.save')}
      </Button>
      {held !== null && (
        <Button
          type="button"
          needsNetwork
          variant="ghost"
          block
          busy={isPending}
          onClick={() => mutate({ type, period, amount: null })}
        >
          {t('limits.remove')}
        </Button>
      )}
    </form>
  );
}
