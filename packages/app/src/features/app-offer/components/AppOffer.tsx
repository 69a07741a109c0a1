import { Button, ButtonLink, IconButton, type ButtonProps } from '@tulpar/ui/button';
import { BottomSheet } from '@tulpar/ui/dialog';
import { useState } from 'react';
import { installOfferAtom } from '#app/platform/device/installed.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href } from '#app/platform/routing/router.tsx';
import { useAtomValue } from '#app/platform/state/store.ts';
import { takeInstallOffer, closedOffer, rememberClosing } from '../commands.ts';
import { useInstallMethod, offerMode, type InstallMethod } from '../install-method.ts';
import { useSteps, StepList } from './InstallSteps.tsx';
import { backdropClass } from '@tulpar/ui/backdrop';
import { cn } from '@tulpar/ui/cn';
import { CloseIcon } from '@tulpar/ui/icon';
import { userAtom } from '#app/features/session/index.ts';
import { useQuery } from '#app/platform/network/query.ts';
import { isMoneyMomentAtom } from '#app/platform/state/overlay-turns.ts';
import { extraDataOptions } from '../queries.ts';
import { Logo } from '@tulpar/ui/logo';
import { useHasElapsed } from '#app/platform/state/next-moment.ts';
import { handOverFocus } from '#app/platform/state/lost-focus.ts';

interface InstallButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
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
function SafariSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
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

export function AppIcon({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn('grid flex-none place-items-center rounded-md', backdropClass.garnet, className)}
    >
      <Logo variant="symbol" title="" className="h-[68%] [&_.fill-ink]:fill-white" />
    </span>
  );
}

/** Delay from the mount of `AppOffer` until the app is offered, ms (APPS-04). */
const WAIT = 6000;

/**
 * Offers the app to players under the header on phones (APPS-01…APPS-08). It scrolls with the page, and hides while
 * a payment result is shown and for a minute after money has moved.
 */
export function AppOffer() {
  const t = useText();
  const isDue = useHasElapsed(WAIT);
  const user = useAtomValue(userAtom);
  const [isClosed, setClosed] = useState(() => closedOffer.read() === true);
  const possibleMethod = useInstallMethod();
  const isMoneyMoment = useAtomValue(isMoneyMomentAtom);
  const method = isDue && !isClosed && !isMoneyMoment ? possibleMethod : null;
  const { data } = useQuery({ ...extraDataOptions, enabled: method !== null });
  const closings = data?.showDownloadAppBannerCount ?? null;
  const mode = offerMode({
    canInstall: method !== null,
    isClosed,
    closings,
    deposits: user?.deposits_count ?? null,
  });
  if (mode === 'none' || method === null) return null;
  const close = () => {
    setClosed(true);
    void rememberClosing(closings ?? 0);
  };
  return (
    <aside
      ref={handOverFocus}
      aria-label={t('appOffer.label')}
      data-app-offer={mode}
      className={cn('@container relative isolate overflow-hidden', backdropClass.turquoise)}
    >
      <span className="backdrop-pattern absolute inset-0 -z-10" />
      <div className="flex min-h-15 items-center gap-x-3 gap-y-1 py-1.5 pr-2 pl-4 @max-[15rem]:flex-wrap">
        <AppIcon className="size-10 @max-[22rem]:hidden" />
        <p className="min-w-0 flex-1 text-caption leading-4! font-semibold wrap-anywhere hyphens-auto">
          {t(mode === 'base' ? 'appOffer.base' : 'appOffer.middle')}
        </p>
        {/* With large text the button does not fit in this row and moves below it. */}
        <div className="flex-none @max-[15rem]:order-last @max-[15rem]:basis-full">
          <InstallButton method={method} size="xs" variant="pearl" />
        </div>
        <IconButton
          label={t('appOffer.close')}
          icon={<CloseIcon />}
          className="text-on-backdrop hover:bg-black/30"
          onClick={close}
        />
      </div>
    </aside>
  );
}
