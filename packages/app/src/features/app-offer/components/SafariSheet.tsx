import { Button } from '@tulpar/ui/button';
import { BottomSheet } from '@tulpar/ui/dialog';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useSteps, StepList } from './InstallSteps.tsx';

export interface SafariSheetProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Three illustrated steps for installing on iOS, where browsers have no install prompt (REACH-02). */
export function SafariSheet({ isOpen, onClose }: SafariSheetProps) {
  const t = useText();
  return (
    <BottomSheet
      open={isOpen}
      onOpenChange={(next) => !next && onClose()}
      title={t('install.ios.title')}
      description={t('install.ios.note')}
      closeLabel={t('nav.close')}
      footer={
        <Button block variant="secondary" onClick={onClose}>
          {t('install.ios.done')}
        </Button>
      }
    >
      <StepList steps={useSteps('iphone')} />
    </BottomSheet>
  );
}
