import { useText } from '#app/platform/i18n/intl.tsx';
import { useAtomValue } from '#app/platform/state/store.ts';
import { chatUnreadAtom } from '../atoms.ts';

/** Dot for an unread chat message (CHAT-03). */
export function ChatMarker() {
  const t = useText();
  if (!useAtomValue(chatUnreadAtom)) return null;
  return (
    <span className="inline-block size-2.5 flex-none rounded-full bg-danger">
      <span className="sr-only">{t('account.chatUnread')}</span>
    </span>
  );
}
