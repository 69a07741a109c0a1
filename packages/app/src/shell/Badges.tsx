import { useEffect } from 'react';
import { bonusCountAtom, wageredOfferAtom } from '../features/bonuses/index.ts';
import { chatUnreadAtom } from '../features/chat/index.ts';
import { contributionOf, tileShareAtom } from '../features/games/pages.ts';
import { unreadAtom } from '../features/notifications/index.ts';
import { useFormats, useText, type MessageId } from '../platform/i18n/intl.tsx';
import { badges } from './badges.ts';
import { store, useAtomValue } from '../platform/state/store.ts';

/**
 * Calculates badges of menus, header and tiles for a player (MENU-03, HEAD-04, CHAT-03, WAG-11); renders
 * nothing.
 */
export function Badges() {
  useBadge(badges.bonuses, useAtomValue(bonusCountAtom), 'bonuses.available');
  useBadge(badges.unread, useAtomValue(unreadAtom), 'notifications.unread');
  useChatBadge(useAtomValue(chatUnreadAtom));
  useTileShares(useAtomValue(wageredOfferAtom) !== null);
  return null;
}

function useBadge(badge: (typeof badges)['unread'], count: number, text: MessageId) {
  const t = useText();
  useEffect(() => {
    store.set(badge, count > 0 ? { count, label: t(text, { count }) } : null);
  }, [badge, count, t, text]);
}

function useChatBadge(isUnread: boolean) {
  const t = useText();
  useEffect(() => {
    store.set(badges.chat, isUnread ? { count: null, label: t('account.chatUnread') } : null);
  }, [isUnread, t]);
}

/** While a bonus is being wagered, tiles show how their games count (WAG-11). */
function useTileShares(isWagered: boolean) {
  const t = useText();
  const { percent } = useFormats();
  useEffect(() => {
    const of = (card: Parameters<typeof contributionOf>[0]) => {
      const share = contributionOf(card);
      return share === null ? undefined : t('games.share', { percent: percent(share) });
    };
    store.set(tileShareAtom, isWagered ? { of } : null);
    return () => store.set(tileShareAtom, null);
  }, [isWagered, t, percent]);
}
