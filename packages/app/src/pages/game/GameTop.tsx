import { CounterBadge } from '@tulpar/ui/badge';
import { Button, ButtonLink, IconButton } from '@tulpar/ui/button';
import { GameHeader } from '@tulpar/ui/game-header';
import { NotificationsIcon } from '@tulpar/ui/icon';
import { LinkProvider } from '@tulpar/ui/link';
import { HeaderBalance } from '#app/features/cash-box/pages.ts';
import type { PlayMode } from '#app/features/games/pages.ts';
import { unreadAtom } from '#app/features/notifications/index.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href } from '#app/platform/routing/router.tsx';
import { useBack } from '#app/platform/routing/route-state.ts';
import { InPlaceDeposit, InPlaceLink, type OpenDeposit } from './in-place.tsx';
import { useAtomValue } from '#app/platform/state/store.ts';

export interface GameTopProps {
  name: string | undefined;
  mode: PlayMode | null;
  isPlayer: boolean;
  /** The player leaves the demo. */
  onReal: () => void;
  onDeposit: OpenDeposit;
  onInbox: () => void;
}

/**
 * Bar of the game page: back link, then balance and bell of a player, both opening over the game (HEAD-12);
 * in a demo a button to play for real money (HEAD-11, HEAD-13).
 */
export function GameTop({ name, mode, isPlayer, onReal, onDeposit, onInbox }: GameTopProps) {
  const t = useText();
  const right = () => {
    if (!isPlayer) {
      return (
        <ButtonLink href={href('register')} size="sm">
          {t('games.page.playForMoney')}
        </ButtonLink>
      );
    }
    return (
      <>
        {mode === 'demo' ? (
          <Button needsNetwork="silent" size="sm" onClick={onReal}>
            {t('games.page.playForMoney')}
          </Button>
        ) : (
          <InPlaceDeposit value={onDeposit}>
            <LinkProvider value={InPlaceLink}>
              <HeaderBalance />
            </LinkProvider>
          </InPlaceDeposit>
        )}
        <Bell onPress={onInbox} />
      </>
    );
  };
  return (
    <GameHeader
      back={{ ...useBack(), label: t('games.page.back') }}
      logoHref={href('lobby')}
      logoTitle={t('games.page.home')}
      title={name}
      right={right()}
    />
  );
}

function Bell({ onPress }: { onPress: () => void }) {
  const t = useText();
  const count = useAtomValue(unreadAtom);
  const title = t('notifications.title');
  const unread = t('notifications.unread', { count });
  return (
    <IconButton
      label={count > 0 ? `${title}, ${unread}` : title}
      aria-haspopup="dialog"
      icon={<NotificationsIcon aria-hidden="true" />}
      badge={count > 0 ? <CounterBadge count={count} label={unread} /> : null}
      onClick={onPress}
    />
  );
}
