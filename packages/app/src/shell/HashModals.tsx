import { AccountBlocked } from '@tulpar/ui/account-blocked';
import { useText } from '../platform/i18n/intl.tsx';
import { href } from '../platform/routing/paths.ts';
import { Button } from '@tulpar/ui/button';
import { Dialog } from '@tulpar/ui/dialog';

/** Shown to a blocked player, with links to the rules and the support (HASH-11, MODAL-04). */
export function BanModal({ close }: { close: () => void }) {
  const t = useText();
  return (
    <AccountBlocked
      open
      onOpenChange={(open) => !open && close()}
      title={t('ban.title')}
      text={t('ban.text')}
      rules={{ label: t('ban.rules'), href: href('staticPage', { slug: 'rules' }) }}
      contacts={{ label: t('ban.contacts'), href: href('contacts') }}
      closeLabel={t('nav.close')}
      okLabel={t('common.ok')}
    />
  );
}

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
