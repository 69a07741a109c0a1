import { Button, ButtonLink } from '@tulpar/ui/button';
import { OutcomeScreen } from '@tulpar/ui/outcome-screen';
import { outcomeArt } from '#app/art/outcomes.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import type { Currency } from '#app/platform/i18n/languages.ts';
import { useQuery } from '#app/platform/network/query.ts';
import { href } from '#app/platform/routing/router.tsx';
import { useAtomValue } from '#app/platform/state/store.ts';
import { useResult } from '#app/platform/state/overlay-turns.ts';
import { moneyAtom } from '../atoms.ts';
import { paymentOptions } from '../queries.ts';
import { PaymentStages } from '../history/PaymentDetails.tsx';

export interface WithdrawalAcceptedProps {
  /** Minor units. */
  amount: number;
  currency: Currency;
  /** Null if the server did not name it. */
  id: string | null;
  /** Returns to an empty form. */
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
