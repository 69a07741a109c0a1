import { Button } from '@tulpar/ui/button';
import { Dialog } from '@tulpar/ui/dialog';
import { useText } from '../platform/i18n/intl.tsx';

/** Shown for a window of an old link that no longer exists (HASH-13, OP-106). */
export function UnknownHashModal({ close }: { close: () => void }) {
  const t = useText();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t('hash.title')}
      closeLabel={t('nav.close')}
      footer={
        <Button block onClick={close}>
          {t('common.ok')}
        </Button>
      }
    >
      <p className="mt-2 text-body text-pretty text-ink-muted">{t('hash.text')}</p>
    </Dialog>
  );
}
