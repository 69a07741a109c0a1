import type { WithdrawalReadiness } from '@tulpar/api/contract';
import { Button, ButtonLink } from '@tulpar/ui/button';
import { Notice } from '@tulpar/ui/notice';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import type { Currency } from '#app/platform/i18n/languages.ts';
import { unpayableRest, lossOf } from './Readiness.tsx';
import { useCountedAmount, type PaymentFormReturn } from '../fields/PaymentFields.tsx';
import { ConfirmDialog } from '@tulpar/ui/dialog';
import { useLastValue } from '#app/platform/state/last-value.ts';
import { OutcomeScreen } from '@tulpar/ui/outcome-screen';
import { outcomeArt } from '#app/art/outcomes.ts';
import { useQuery } from '#app/platform/network/query.ts';
import { href } from '#app/platform/routing/router.tsx';
import { useAtomValue } from '#app/platform/state/store.ts';
import { useResult } from '#app/platform/state/overlay-turns.ts';
import { moneyAtom } from '../atoms.ts';
import { paymentOptions } from '../queries.ts';
import { PaymentStages } from '../history/PaymentDetails.tsx';

/** `min` and `max`: bounds of the method, minor units. */
interface UnpayableRestProps {
  form: PaymentFormReturn;
  readiness: WithdrawalReadiness;
  currency: Currency;
  min: number;
  max: number;
}

/** Warns that a withdrawal would leave less than any method pays out; offers the full amount if possible (INPUT-09). */
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

/** Amounts are in minor units. */
interface EndsBonusProps {
  /** Amount of the withdrawal to confirm; null closes the dialog. */
  amount: number | null;
  currency: Currency;
  ends: NonNullable<WithdrawalReadiness['ends_offers']>;
  /** Real balance before the withdrawal. */
  own: number;
  /** The bonuses changed since the dialog was first shown (PAY-07). */
  isChanged: boolean;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms a withdrawal that cancels bonuses, and lists what is lost and what remains (PAY-06). */
export function EndsBonus({
  amount,
  currency,
  ends,
  own,
  isChanged,
  busy,
  onConfirm,
  onClose,
}: EndsBonusProps) {
  const t = useText();
  const { exactMoney } = useFormats();
  const shown = useLastValue(amount) ?? 0;
  const sum = (minor: number) => exactMoney(minor, currency);
  const { bonus, win } = lossOf(ends);
  const line = (label: string, figure: string, tone = 'text-ink') => (
    <span className="flex items-baseline justify-between gap-3 border-t border-line py-2 text-left first:border-t-0">
      <span className="min-w-0">{label}</span>
      <b className={`text-body-strong whitespace-nowrap ${tone}`}>{figure}</b>
    </span>
  );
  return (
    <ConfirmDialog
      open={amount !== null}
      onOpenChange={(isOpen) => !isOpen && !busy && onClose()}
      title={t('withdrawal.ends.title')}
      text={
        <>
          {isChanged && <span className="mb-2 block text-warning-ink">{t('withdrawal.ends.changed')}</span>}
          <span className="block text-body-strong break-words text-ink">
            {ends.length > 0 ? ends.map(({ title }) => title).join(', ') : t('withdrawal.ends.none')}
          </span>
          <span className="my-3 block">
            {ends.length > 0 && line(t('withdrawal.ends.bonus'), sum(bonus), 'text-danger-ink')}
            {ends.length > 0 && line(t('withdrawal.ends.win'), sum(win), 'text-danger-ink')}
            {line(t('withdrawal.ends.own'), sum(Math.max(0, own - shown)))}
          </span>
          {ends.length > 0 && <span className="block text-caption">{t('withdrawal.ends.final')}</span>}
        </>
      }
      confirmLabel={t('withdrawal.ends.confirm', { amount: sum(shown) })}
      cancelLabel={t('withdrawal.ends.keep')}
      tone={ends.length > 0 ? 'danger' : 'neutral'}
      busy={busy}
      onConfirm={onConfirm}
    />
  );
}

interface WithdrawalAcceptedProps {
  /** Minor units. */
  amount: number;
  currency: Currency;
  /** Id of the withdrawal; null if the server did not send it. */
  id: string | null;
  /** Returns to the form with an empty amount. */
  onDone: () => void;
}

/** Confirms a submitted withdrawal: stages, remaining balance, and a link to its page (CASH-16). */
export function WithdrawalAccepted({ amount, currency, id, onDone }: WithdrawalAcceptedProps) {
  useResult();
  const t = useText();
  const { money } = useFormats();
  const balance = useAtomValue(moneyAtom);
  const { data: payment } = useQuery({ ...paymentOptions(id ?? ''), enabled: id !== null });
  const sum = (minor: number) => money(minor, currency);
  return (
    <OutcomeScreen
      onClose={onDone}
      art={outcomeArt.sent}
      title={t('cashBox.withdraw.done.title')}
      amount={{ value: amount, format: sum }}
      {...(payment ? {} : { text: t('cashBox.withdraw.done.text', { amount: sum(amount) }) })}
      actions={
        <>
          <Button block size="lg" onClick={onDone}>
            {t('cashBox.withdraw.done.close')}
          </Button>
          <ButtonLink
            href={href('history', {}, { search: id === null ? {} : { tx: id } })}
            block
            variant="ghost"
          >
            {t('cashBox.withdraw.done.history')}
          </ButtonLink>
        </>
      }
    >
      {payment && <PaymentStages payment={payment} />}
      {balance && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 px-1 text-body">
          <span className="text-ink-muted">{t('payment.result.rest')}</span>
          <b className="text-body-strong">{sum(balance.real)}</b>
        </p>
      )}
    </OutcomeScreen>
  );
}
