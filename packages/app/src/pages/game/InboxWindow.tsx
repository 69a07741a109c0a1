import { BottomSheet } from '@tulpar/ui/dialog';
import { InboxList } from '#app/features/notifications/inbox-list.ts';
import { useText } from '#app/platform/intl.tsx';

/** Props of `InboxWindow`. */
export interface InboxWindowProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The notifications over the running game (HEAD-12). */
export function InboxWindow({ isOpen, onClose }: InboxWindowProps) {
  const t = useText();
  return (
    <BottomSheet
      open={isOpen}
      onOpenChange={(next) => !next && onClose()}
      title={t('notifications.title')}
      closeLabel={t('nav.close')}
    >
      <InboxList />
    </BottomSheet>
  );
}
