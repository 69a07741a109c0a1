import { Button } from '@tulpar/ui/button';
import { GameHeader } from '@tulpar/ui/game-header';
import { Link } from '@tulpar/ui/link';
import { HeaderBalance } from '#app/features/cash-box/index.ts';
import type { PlayMode } from '#app/features/games/play.ts';
import { useText } from '#app/platform/intl.tsx';
import { href, useBack } from '#app/platform/router.tsx';

/** Props of `GameTop`. */
export interface GameTopProps {
  name: string | undefined;
  mode: PlayMode | null;
  isPlayer: boolean;
  /** The player leaves the demo. */
  onReal: () => void;
}

/** Bar of the game page: the way back, and the balance; in a demo the way to play for money (HEAD-11, HEAD-13). */
export function GameTop({ name, mode, isPlayer, onReal }: GameTopProps) {
  const t = useText();
  const right = () => {
    if (!isPlayer) {
      return (
        <Button asChild size="sm">
          <Link href={href('register')}>{t('games.page.playForMoney')}</Link>
        </Button>
      );
    }
    if (mode === 'demo') {
      return (
        <Button size="sm" onClick={onReal}>
          {t('games.page.playForMoney')}
        </Button>
      );
    }
    return <HeaderBalance />;
  };
  return (
    <GameHeader
      back={{ href: useBack(), label: t('games.page.back') }}
      logoHref={href('lobby')}
      logoTitle={t('games.page.home')}
      title={name}
      right={right()}
    />
  );
}
