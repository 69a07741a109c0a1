import { Button } from '@tulpar/ui/button';
import { Dialog } from '@tulpar/ui/dialog';
import { Link } from '@tulpar/ui/link';
import type { ReactNode } from 'react';
import { useText, type MessageId } from '../platform/i18n/intl.tsx';
import { href } from '../platform/routing/paths.ts';

export { PaymentErrorModal, PaymentOkModal } from '../features/cash-box/pages.ts';

interface HashModalProps {
  close: () => void;
}

interface AnnouncementProps extends HashModalProps {
  titleId: MessageId;
  textId: MessageId;
  children?: ReactNode;
}

function Announcement({ titleId, textId, close, children }: AnnouncementProps) {
  const t = useText();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t(titleId)}
      closeLabel={t('common.close')}
      footer={
        <Button block onClick={close}>
          {t('common.ok')}
        </Button>
      }
    >
      <p className="mt-2 text-body text-pretty text-ink-muted">{t(textId)}</p>
      {children}
    </Dialog>
  );
}

/** Shown to a blocked player, with links to the rules and the support (HASH-11, MODAL-04). */
export function BanModal({ close }: HashModalProps) {
  const t = useText();
  const link = (address: string, text: MessageId) => (
    <Link
      href={address}
      className="inline-flex min-h-11 items-center text-body-strong text-brand-ink underline"
    >
      {t(text)}
    </Link>
  );
  return (
    <Announcement titleId="ban.title" textId="ban.text" close={close}>
      <div className="mt-1 flex flex-wrap justify-center gap-x-6">
        {link(href('staticPage', { slug: 'rules' }), 'ban.rules')}
        {link(href('contacts'), 'page.contacts')}
      </div>
    </Announcement>
  );
}

/** Shown for a window of an old link that no longer exists (HASH-13, OP-106). */
export function UnknownHashModal({ close }: HashModalProps) {
  return <Announcement titleId="hash.title" textId="hash.text" close={close} />;
}
