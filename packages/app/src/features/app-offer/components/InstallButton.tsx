import { Button, ButtonLink, type ButtonProps } from '@tulpar/ui/button';
import { BottomSheet } from '@tulpar/ui/dialog';
import { useState } from 'react';
import { installOfferAtom } from '#app/platform/device/installed.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href } from '#app/platform/routing/router.tsx';
import { useAtomValue } from '#app/platform/state/store.ts';
import { takeInstallOffer } from '../commands.ts';
import type { InstallMethod } from '../install-method.ts';
import { useSteps, StepList } from './InstallSteps.tsx';

export interface InstallButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  method: InstallMethod;
}

/** Opens the browser's install prompt, the iOS steps or the page about the app (REACH-02). */
export function InstallButton({ method, ...look }: InstallButtonProps) {
  const t = useText();
  const install = useAtomValue(installOfferAtom);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  if (method === 'prompt' && install)
    return (
      <Button {...look} onClick={() => void takeInstallOffer(install)}>
        {t('install.take')}
      </Button>
    );
  if (method === 'steps')
    return (
      <>
        <Button
          {...look}
          aria-haspopup="dialog"
          onClick={() => {
            setOpened(true);
            setOpen(true);
          }}
        >
          {t('appOffer.open')}
        </Button>
        {wasOpened && <SafariSheet isOpen={isOpen} onClose={() => setOpen(false)} />}
      </>
    );
  return (
    <ButtonLink href={href('app')} {...look}>
      {t('appOffer.open')}
    </ButtonLink>
  );
}

/** Three illustrated steps for installing on iOS, where browsers have no install prompt (REACH-02). */
export function SafariSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText();
  return (
    <BottomSheet
      open={isOpen}
      onOpenChange={(next) => !next && onClose()}
      title={t('install.ios.title')}
      description={t('install.ios.note')}
      closeLabel={t('common.close')}
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
