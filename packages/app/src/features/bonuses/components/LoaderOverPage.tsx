import { FullScreenLoader } from '@tulpar/ui/full-screen-loader';
import { useLayoutEffect, useRef } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';

/**
 * Full-screen loader while a bonus is activated. Blocks the page and restores its focus afterwards
 * (PROMO-07).
 */
export function LoaderOverPage() {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={t('bonuses.promo.working')}
      className="m-0 size-full max-h-none max-w-none bg-transparent p-0 backdrop:bg-transparent"
      onCancel={(event) => event.preventDefault()}
    >
      <FullScreenLoader
        label={t('bonuses.promo.working')}
        reloadLabel={t('bonuses.promo.reload')}
        onReload={() => location.reload()}
      />
    </dialog>
  );
}
