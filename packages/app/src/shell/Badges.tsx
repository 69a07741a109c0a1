import { useEffect } from 'react';
import { bonusCountAtom } from '../features/bonuses/index.ts';
import { unreadAtom } from '../features/notifications/index.ts';
import { useText, type MessageId } from '../platform/i18n/intl.tsx';
import { useAtomValue } from '../platform/session/scope.tsx';
import type { Signal } from '../platform/state/signal.ts';
import { badges, type NavBadge } from './badges.ts';

/** Counts what the menus and the header of a player show (MENU-03, HEAD-04); draws nothing itself. */
export function Badges() {
  useBadge(badges.bonuses, useAtomValue(bonusCountAtom), 'bonuses.available');
  useBadge(badges.unread, useAtomValue(unreadAtom), 'notifications.unread');
  return null;
}

function useBadge(badge: Signal<NavBadge | null>, count: number, text: MessageId) {
  const t = useText();
  useEffect(() => {
    badge.set(count > 0 ? { count, label: t(text, { count }) } : null);
  }, [badge, count, t, text]);
  // The numbers of a player who has left are nobody's.
  useEffect(() => () => badge.set(null), [badge]);
}
