import { BottomSheet } from '@tulpar/ui/dialog';
import { LinkProvider } from '@tulpar/ui/link';
import { Inbox, type InboxView } from '#app/features/notifications/index.ts';
import { useState } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';
import { InPlaceDeposit, InPlaceLink, type OpenDeposit } from './in-place.tsx';

export interface InboxWindowProps {
  isOpen: boolean;
  /** Called by a notification's link to a deposit, which opens over the game too. */
  onDeposit: OpenDeposit;
  onClose: () => void;
}

/** Notifications over the running game (HEAD-12). */
export function InboxWindow({ isOpen, onDeposit, onClose }: InboxWindowProps) {
  const t = useText();
  const [view, setView] = useState<InboxView>({ tab: 'new', filter: 'all' });
  return (
    <BottomSheet
      open={isOpen}
      onOpenChange={(next) => !next && onClose()}
      title={t('page.notifications')}
      closeLabel={t('common.close')}
    >
      <InPlaceDeposit value={onDeposit}>
        <LinkProvider value={InPlaceLink}>
          <Inbox view={view} onView={setView} />
        </LinkProvider>
      </InPlaceDeposit>
    </BottomSheet>
  );
}
