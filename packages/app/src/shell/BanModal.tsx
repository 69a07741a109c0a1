import { Button } from '@tulpar/ui/button';
import { Dialog } from '@tulpar/ui/dialog';
import { Link } from '@tulpar/ui/link';
import { useText } from '../platform/i18n/intl.tsx';
import { href } from '../platform/routing/paths.ts';

const LINK = 'inline-flex min-h-11 items-center text-body-strong text-brand-ink underline';

/** Tells a visitor that the account was blocked, and where the rules and the support are (HASH-11, MODAL-04). */
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
      <p className="mt-2 text-body text-pretty text-ink-muted">{t('ban.text')}</p>
      <div className="mt-1 flex flex-wrap justify-center gap-x-6">
        <Link href={href('staticPage', { slug: 'rules' })} className={LINK}>
          {t('ban.rules')}
        </Link>
        <Link href={href('contacts')} className={LINK}>
          {t('ban.contacts')}
        </Link>
      </div>
    </Dialog>
  );
}
