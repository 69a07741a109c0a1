import type { WithdrawalReadiness } from '@tulpar/api/contract';
import { ConfirmDialog } from '@tulpar/ui/dialog';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import type { Currency } from '#app/platform/i18n/languages.ts';
import { lossOf } from './readiness.ts';
import { useLastValue } from '#app/platform/state/last-value.ts';

/** Amounts are in minor units. */
export interface EndsBonusProps {
  /** Amount of the withdrawal to confirm; null closes the dialog. */
  amount: number | null;
  currency: Currency;
  ends: NonNullable<WithdrawalReadiness['ends_offers']>;
  /** Real money before the withdrawal. */
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
