import type { Transaction } from '@tulpar/api/contract';
import { ConfirmDialog } from '@tulpar/ui/dialog';
import { useToast } from '@tulpar/ui/toast';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useRefusalText } from '#app/platform/network/error-texts.ts';
import { useCancelWithdrawal } from '../commands.ts';
import { useLastValue } from '#app/platform/state/last-value.ts';

/** `transaction`: latest version of the withdrawal to cancel; null closes the dialog. */
export interface CancelWithdrawalProps {
  transaction: Transaction | null;
  onDone: () => void;
}

/** Dialog that confirms and cancels a withdrawal, and reports the result (CASH-27, CASH-28). */
export function CancelWithdrawal({ transaction, onDone }: CancelWithdrawalProps) {
  const t = useText();
  const { money } = useFormats();
  const refusal = useRefusalText();
  const toaster = useToast();
  const { mutate, isPending } = useCancelWithdrawal({
    onSuccess: (_answer, { amount, currency }) =>
      toaster.show({
        tone: 'success',
        title: t('cashBox.cancel.done'),
        text: t('cashBox.cancel.doneText', { amount: money(amount, currency) }),
      }),
    onError: (error) =>
      toaster.show({ tone: 'error', title: t('cashBox.cancel.failed'), text: refusal(error) }),
    onSettled: onDone,
  });
  const shown = useLastValue(transaction);
  // The operator or another device can settle the withdrawal while the dialog is open.
  const isDecided = shown?.can_cancel === false && !isPending;
  const amount = shown ? money(shown.amount, shown.currency) : '';

  return (
    <ConfirmDialog
      open={transaction !== null}
      onOpenChange={(isOpen) => !isOpen && !isPending && onDone()}
      title={t('cashBox.cancel.title')}
      text={isDecided ? t('API_ERRORS.WITHDRAWAL_NOT_CANCELABLE') : t('cashBox.cancel.text', { amount })}
      confirmLabel={isDecided ? null : t('cashBox.cancel.confirm')}
      cancelLabel={t(isDecided ? 'common.close' : 'cashBox.cancel.keep')}
      tone="danger"
      busy={isPending}
      onConfirm={() => transaction && mutate(transaction)}
    />
  );
}
