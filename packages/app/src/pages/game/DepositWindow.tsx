import type { Transaction } from '@tulpar/api/contract';
import { BottomSheet } from '@tulpar/ui/dialog';
import { LinkProvider } from '@tulpar/ui/link';
import { useToast } from '@tulpar/ui/toast';
import {
  DepositSection,
  MethodStep,
  PaymentDeclined,
  PaymentFlowContext,
  PaymentWaiting,
  useDepositWindow,
} from '#app/features/cash-box/pages.ts';
import { announceCredit } from '#app/features/notifications/index.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { InPlaceDeposit, InPlaceLink, type OpenDeposit } from './in-place.tsx';

export interface DepositWindowProps {
  isOpen: boolean;
  /** The selected method, or null. */
  uid: string | null;
  onStep: OpenDeposit;
  onClose: () => void;
}

/**
 * Deposit over the running game (HEAD-12): the cash-box steps, whose links change the step inside the window.
 * The payment opens in a new tab; its result is shown here, and a credited deposit closes the window.
 */
export function DepositWindow({ isOpen, uid, onStep, onClose }: DepositWindowProps) {
  const t = useText();
  const { money } = useFormats();
  const toaster = useToast();
  const { flow, waiting, declined, reopen, forget } = useDepositWindow({
    isWatched: isOpen,
    onCredited({ amount, currency }: Transaction) {
      onClose();
      if (!announceCredit('payment', amount)) return;
      toaster.show({
        tone: 'success',
        title: t('play.pay.credited'),
        text: t('cashBox.ok.credited', { amount: money(amount, currency) }),
      });
    },
  });
  return (
    <BottomSheet
      open={isOpen}
      onOpenChange={(next) => !next && onClose()}
      title={t('page.deposit')}
      closeLabel={t('common.close')}
      className="tablet:w-[520px]"
    >
      <InPlaceDeposit value={onStep}>
        <LinkProvider value={InPlaceLink}>
          <PaymentFlowContext value={flow}>
            <div className="px-4 pb-4 [--canvas:var(--surface-1)]">
              {waiting && <PaymentWaiting waiting={waiting} reopen={reopen} forget={forget} />}
              {/* Hidden rather than unmounted during the payment, so that no input is lost. */}
              <div hidden={waiting !== null} className="flex flex-col">
                {declined && <PaymentDeclined deposit={declined} />}
                {uid === null ? <DepositSection /> : <MethodStep type="deposit" uid={uid} />}
              </div>
            </div>
          </PaymentFlowContext>
        </LinkProvider>
      </InPlaceDeposit>
    </BottomSheet>
  );
}
