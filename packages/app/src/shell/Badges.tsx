import { useEffect } from 'react';
import { bonusCountAtom } from '../features/bonuses/index.ts';
import { unreadAtom } from '../features/notifications/index.ts';
import { useText, type MessageId } from '../platform/i18n/intl.tsx';
import { badges } from './badges.ts';
import { store, useAtomValue } from '../platform/state/store.ts';

/** Counts what the menus and the header of a player show (MENU-03, HEAD-04); draws nothing itself. */
export function Badges() {
  useBadge(badges.bonuses, useAtomValue(bonusCountAtom), 'bonuses.available');
  useBadge(badges.unread, useAtomValue(unreadAtom), 'notifications.unread');
  return null;
}

function useBadge(badge: (typeof badges)['unread'], count: number, text: MessageId) {
  const t = useText();
  useEffect(() => {
    store.set(badge, count > 0 ? { count, label: t(text, { count }) } : null);
  }, [badge, count, t, text]);
}
