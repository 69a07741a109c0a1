import { BottomSheet } from '@tulpar/ui/dialog';
import { LinkProvider } from '@tulpar/ui/link';
import { DepositSection, MethodStep } from '#app/features/cash-box/sections.ts';
import { useText } from '#app/platform/intl.tsx';
import { InPlaceDeposit, InPlaceLink, type OpenDeposit } from './in-place.tsx';

/** Props of `DepositWindow`. */
export interface DepositWindowProps {
  isOpen: boolean;
  /** The chosen method, or null while none is. */
  uid: string | null;
  onStep: OpenDeposit;
  onClose: () => void;
}

/** The deposit over the running game (HEAD-12): the steps of the cash box, whose links change the step in place. */
export function DepositWindow({ isOpen, uid, onStep, onClose }: DepositWindowProps) {
  const t = useText();
  return (
    <BottomSheet
      open={isOpen}
      onOpenChange={(next) => !next && onClose()}
      title={t('cashBox.deposit.title')}
      closeLabel={t('nav.close')}
      className="tablet:w-[520px]"
    >
      <InPlaceDeposit value={onStep}>
        <LinkProvider value={InPlaceLink}>
          <div className="flex flex-col px-4 pb-4 [--canvas:var(--surface-1)]">
            {uid === null ? <DepositSection /> : <MethodStep type="deposit" uid={uid} />}
          </div>
        </LinkProvider>
      </InPlaceDeposit>
    </BottomSheet>
  );
}
