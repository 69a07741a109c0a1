import { DotLine } from '@tulpar/ui/dot-line';
import { isLimitAmount, limitRaiseHours, type LimitList } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { BottomSheet } from '@tulpar/ui/dialog';
import { TabPanel, Tabs } from '@tulpar/ui/tabs';
import { useMemo, useState } from 'react';
import { useText, useFormats } from '#app/platform/i18n/intl.tsx';
import {
  limitPeriods,
  limitChange,
  useLimitAmount,
  type LimitPeriod,
  type LimitType,
} from '../limit-change.ts';
import { AmountInput } from '@tulpar/ui/amount-input';
import { Notice } from '@tulpar/ui/notice';
import { useWatch } from 'react-hook-form';
import { Field, applyServerErrors, useSchemaForm, z } from '#app/platform/forms/forms.ts';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { useMinute } from '#app/platform/state/next-moment.ts';
import { useSetLimit } from '../commands.ts';
import { useLastValue } from '#app/platform/state/last-value.ts';

/** Delay of a raise or removal, ms (SAFE-03). */
const WAIT = limitRaiseHours * 3_600_000;
/** The amount field works in hundredths: a time limit in minutes is multiplied by 100. */
const FIELD_UNIT = { deposit: 1, loss: 1, wager: 1, time: 100 } as const;

interface LimitFormProps {
  type: LimitType;
  period: LimitPeriod;
  /** Current limit, minor units or minutes; null without one. */
  held: number | null;
  average: NonNullable<LimitList['averages']>[number] | undefined;
  /** Amount typed before the period was changed, in units of the field. */
  draft: number | null;
  onDraft: (amount: number | null) => void;
  onDone: () => void;
}

/** Amount of a limit: set or lowered immediately, raised or removed after a day and a confirmation. */
function LimitForm({ type, period, held, average, draft, onDraft, onDone }: LimitFormProps) {
  const t = useText();
  const { dayAndTime } = useDates();
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
  const form = useSchemaForm(schema, { amount: draft ?? (held === null ? null : held * unit) });
  const { mutate, isPending } = useSetLimit({
    onDone,
    showAtField(error) {
      const { codes, isRetryable } = applyServerErrors(form, error, ['amount']);
      return !isRetryable && codes.length === 0;
    },
  });
  const typed = useWatch({ control: form.control, name: 'amount' });
  const amount = typed === null ? null : typed / unit;
  const change = amount === null || !isLimitAmount(amount, type, period) ? null : limitChange(held, amount);
  const later = useMinute() + WAIT;
  const when = dayAndTime(later);
  const submit = form.handleSubmit(({ amount }) => {
    if (amount !== null && amount / unit !== held) mutate({ type, period, amount: amount / unit });
  });
  return (
    <form noValidate className="grid gap-3" onSubmit={submit}>
      <Field control={form.control} name="amount">
        {({ value, error, attach, onBlur, onChange }) => (
          <AmountInput
            ref={attach}
            name="amount"
            label={t('limits.atMost')}
            value={value}
            error={error}
            onValueChange={(amount) => {
              onChange(amount);
              onDraft(amount);
            }}
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
      {change !== null && change !== 'same' && amount !== null && (
        <Notice tone={change === 'raise' ? 'warning' : 'info'} title={t(`limits.holds.${change}`)}>
          <span className="block font-semibold">
            <DotLine
              parts={t('limits.restate', {
                amount: amountText(type, amount),
                period: t(`limits.period.${period}`),
              }).split(' · ')}
            />
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
          : change === 'raise' && amount !== null
            ? t('limits.request', { amount: amountText(type, amount) })
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

export interface ChosenLimit {
  readonly type: LimitType;
  readonly period: LimitPeriod;
}

export interface LimitSheetProps {
  /** Null closes the sheet. */
  chosen: ChosenLimit | null;
  list: LimitList;
  /** True before the first deposit: the sheet explains why it is shown and can be skipped. */
  isOffer?: boolean;
  onChoose: (chosen: ChosenLimit) => void;
  onClose: () => void;
}

/** Sets or changes a limit and explains the effect while typing (SAFE-04). */
export function LimitSheet({ chosen, list, isOffer = false, onChoose, onClose }: LimitSheetProps) {
  const t = useText();
  const shown = useLastValue(chosen);
  const [draft, setDraft] = useState<number | null>(null);
  if (!shown) return null;
  const { type } = shown;
  const close = () => {
    setDraft(null);
    onClose();
  };
  return (
    <BottomSheet
      open={chosen !== null}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t(`limits.sheet.${type}`)}
      description={isOffer ? t('limits.offer.text') : undefined}
      closeLabel={t('common.close')}
      footer={
        isOffer && (
          <Button block variant="ghost" onClick={close}>
            {t('limits.offer.skip')}
          </Button>
        )
      }
    >
      <div className="px-4 pb-2">
        <Tabs
          label={t('limits.sheet.periods')}
          value={shown.period}
          onValueChange={(period) => onChoose({ type, period })}
          items={limitPeriods.map((period) => ({ value: period, label: t(`limits.period.${period}`) }))}
        >
          <TabPanel value={shown.period} className="pt-3">
            <LimitForm
              key={`${type}:${shown.period}`}
              type={type}
              period={shown.period}
              held={list.data.find((one) => one.type === type && one.period === shown.period)?.amount ?? null}
              average={list.averages?.find((one) => one.type === type)}
              draft={draft}
              onDraft={setDraft}
              onDone={close}
            />
          </TabPanel>
        </Tabs>
      </div>
    </BottomSheet>
  );
}
