import type { OpenRound } from '@tulpar/api/contract';
import { Button, ButtonLink } from '@tulpar/ui/button';
import { Picture } from '@tulpar/ui/picture';
import { useState } from 'react';
import { CARD_WIDTH, CARD_WIDTHS, imageSource } from '#app/platform/loading/images.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useDates, useCountdown, useTime } from '#app/platform/i18n/use-dates.ts';
import { useQuery } from '#app/platform/network/query.ts';
import { useLostFocus } from '#app/platform/state/lost-focus.ts';
import { href, matchRoute, useLocation } from '#app/platform/routing/router.tsx';
import { gameAt } from '../facts.ts';
import { openRoundsOptions } from '../queries.ts';
import { cardImage } from './tile-props.ts';

/**
 * Card of an unfinished round of the player, in the lobby and on pages of other games (CALL-08). Requested once per
 * visit of a page and rendered over it, so there is no layout shift. Hidden if the server has no such call.
 */
export function OpenRounds() {
  const { pathname } = useLocation();
  const slug = gameAt(pathname);
  if (slug === null && matchRoute(pathname)?.id !== 'lobby') return null;
  return <Rounds key={pathname} slug={slug} />;
}

function Rounds({ slug }: { slug: string | null }) {
  const [isLater, setLater] = useState(false);
  const { data } = useQuery(openRoundsOptions);
  const round = data?.find(({ game }) => game.slug !== slug);
  useLostFocus(isLater);
  if (!round || isLater) return null;
  return <RoundCard round={round} onLater={() => setLater(true)} />;
}

function RoundCard({ round, onLater }: { round: OpenRound; onLater: () => void }) {
  const t = useText();
  const { money } = useFormats();
  const { left } = useDates();
  const timeOf = useTime();
  const { game, bet, currency, started_at, auto_finish_at } = round;
  useCountdown([auto_finish_at]);
  const stake = t('games.openRound.stake', {
    bet: money(bet, currency),
    time: timeOf(started_at),
  });
  return (
    <aside
      aria-label={t('games.openRound.title')}
      className="fixed inset-x-3 bottom-[calc(78px+env(safe-area-inset-bottom))] z-40 rounded-xl bg-surface-2 p-3.5 shadow-float tablet:right-6 tablet:bottom-6 tablet:left-auto tablet:w-95"
    >
      <div className="flex gap-3">
        <Picture
          image={imageSource(cardImage(game, false), {
            width: CARD_WIDTH,
            height: 614,
            alt: '',
            widths: CARD_WIDTHS,
            sizes: '56px',
          })}
          className="h-[75px] w-14 flex-none rounded-md object-cover"
        />
        <div className="min-w-0 flex-1">
          <p className="text-caption font-semibold text-warning-ink">{t('games.openRound.title')}</p>
          <p translate="no" className="text-body-strong wrap-anywhere">
            {game.name}
          </p>
          <p className="text-caption text-ink-muted wrap-anywhere">
            {stake}
            {auto_finish_at !== null && ` ${t('games.openRound.end', { time: left(auto_finish_at) })}`}
          </p>
        </div>
      </div>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <ButtonLink href={href('game', { slug: game.slug })} needsNetwork="silent" size="sm">
          {t('games.openRound.back')}
        </ButtonLink>
        <Button variant="secondary" size="sm" onClick={onLater}>
          {t('games.openRound.later')}
        </Button>
      </div>
    </aside>
  );
}
