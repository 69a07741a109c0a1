import { Button } from '@tulpar/ui/button';
import { Dialog } from '@tulpar/ui/dialog';
import { useText } from '../platform/intl.tsx';

/** Tells a visitor that the account was blocked (HASH-11). */
export function BanModal({ close }: { close: () => void }) {
  const t = useText();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t('ban.title')}
      closeLabel={t('nav.close')}
      footer={
        <Button block onClick={close}>
          {t('common.ok')}
        </Button>
      }
    >
      <p>{t('ban.text')}</p>
    </Dialog>
  );
}
