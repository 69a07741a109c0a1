import { CounterBadge } from '@tulpar/ui/badge';
import { Button, ButtonLink, IconButton } from '@tulpar/ui/button';
import { BackIcon, NotificationsIcon } from '@tulpar/ui/icon';
import { IconLink } from '@tulpar/ui/icon-link';
import { Link, LinkProvider } from '@tulpar/ui/link';
import { Logo } from '@tulpar/ui/logo';
import { HeaderBalance } from '#app/features/cash-box/pages.ts';
import type { PlayMode } from '#app/features/games/pages.ts';
import { unreadAtom } from '#app/features/notifications/index.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href, useBack } from '#app/platform/routing/router.tsx';
import { InPlaceDeposit, InPlaceLink, type OpenDeposit } from './in-place.tsx';
import { useAtomValue } from '#app/platform/state/store.ts';

export interface GameTopProps {
  name: string | undefined;
  mode: PlayMode | null;
  isPlayer: boolean;
  /** Called when the player leaves the demo to play for real money. */
  onReal: () => void;
  onDeposit: OpenDeposit;
  onInbox: () => void;
}

/**
 * Bar of the game page: back link, then balance and bell of a player, both opening over the game (HEAD-12);
 * instead of the balance in a demo, and for a guest, a button to play for real money (HEAD-11, HEAD-13).
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
    <header className="@container sticky top-0 z-30 border-b border-line bg-[color-mix(in_srgb,var(--canvas)_92%,transparent)] backdrop-blur-[14px]">
      {/* With large text a narrow bar wraps to a second line, so that everything remains readable. */}
      <div className="flex h-15 items-center gap-2 pr-3 pl-1.5 @max-[16rem]:h-auto @max-[16rem]:flex-wrap @max-[16rem]:py-2 tablet:h-18 tablet:gap-4 tablet:pr-6 tablet:pl-4 desktop:pr-8">
        <IconLink {...useBack()} label={t('common.back')} icon={<BackIcon />} />
        <Link
          href={href('lobby')}
          className="grid size-11 flex-none place-items-center rounded-sm tablet:hidden"
        >
          <Logo variant="symbol" title={t('games.page.home')} />
        </Link>
        {/* From 801 px the name replaces the logo, which is then in the sidebar. */}
        {name !== undefined && (
          <span translate="no" className="hidden min-w-0 truncate text-title-sm tablet:block">
            {name}
          </span>
        )}
        <div className="ml-auto flex min-w-0 items-center justify-end gap-1 @max-[16rem]:flex-wrap">
          {right()}
        </div>
      </div>
    </header>
  );
}

function Bell({ onPress }: { onPress: () => void }) {
  const t = useText();
  const count = useAtomValue(unreadAtom);
  const title = t('page.notifications');
  const unread = t('notifications.unread', { count });
  return (
    <IconButton
      label={count > 0 ? `${title}, ${unread}` : title}
      aria-haspopup="dialog"
      icon={<NotificationsIcon />}
      badge={count > 0 ? <CounterBadge count={count} label={unread} /> : null}
      onClick={onPress}
    />
  );
}
