import { DotLine } from '@tulpar/ui/dot-line';
import type { GameDetail, Offer, PlaySession } from '@tulpar/api/contract';
import { Suspense, useState } from 'react';
import { lazyPart } from '#app/platform/loading/lazy-part.ts';
import { Button } from '@tulpar/ui/button';
import { BottomSheet } from '@tulpar/ui/dialog';
import { HistoryIcon, NotificationsIcon, VerificationIcon } from '@tulpar/ui/icon';
import { Link } from '@tulpar/ui/link';
import {
  playSessionOptions,
  wageredOfferAtom,
  wageredPercent,
  wagerLeft,
  WagerProgress,
} from '#app/features/bonuses/index.ts';
import { contributionOf, maxBetOf } from '#app/features/games/pages.ts';
import { useLimitAmount, verdictOf } from '#app/features/limits/index.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useDates, useCountdown } from '#app/platform/i18n/use-dates.ts';
import { now } from '#app/platform/network/clock.ts';
import { useQuery } from '#app/platform/network/query.ts';
import { href } from '#app/platform/routing/router.tsx';
import { useMinute } from '#app/platform/state/next-moment.ts';
import { useAtomValue } from '#app/platform/state/store.ts';

/** Figures of the running session (SAFE-16), bonus, next reality check, and links to rounds and limits. */
function SessionSheet({ game, isOpen, onClose }: { game: GameDetail; isOpen: boolean; onClose: () => void }) {
  const t = useText();
  const { data: session } = useQuery(playSessionOptions);
  const offer = useAtomValue(wageredOfferAtom);
  return (
    <BottomSheet
      open={isOpen}
      onOpenChange={(next) => !next && onClose()}
      title={t('play.session.label')}
      closeLabel={t('common.close')}
    >
      <div className="flex flex-col gap-3 px-4 pb-2">
        {session && <Figures session={session} />}
        {offer && <Wagering offer={offer} game={game} />}
        {session?.reality_check_at && <NextCheck at={session.reality_check_at} />}
        <div className="grid grid-cols-2 gap-2">
          <Button asChild variant="secondary" block icon={<HistoryIcon />}>
            <Link
              href={href(
                'rounds',
                {},
                session?.reality_check_at ? { search: { session: session.session_id } } : {},
              )}
            >
              {t('page.rounds')}
            </Link>
          </Button>
          <Button asChild variant="secondary" block icon={<VerificationIcon />}>
            <Link href={href('limits')}>{t('page.limits')}</Link>
          </Button>
        </div>
      </div>
    </BottomSheet>
  );
}

function Figures({ session }: { session: PlaySession }) {
  const t = useText();
  const { money, number } = useFormats();
  const { date } = useDates();
  const amount = useLimitAmount();
  const { bets, wins, net, rounds, currency, started_at, reality_check_at } = session;
  const isOver = reality_check_at === null;
  const sum = (minor: number) => money(minor, currency);
  const moment = useMinute();
  const minutes = isOver ? 0 : Math.max(0, Math.floor((moment - Date.parse(started_at)) / 60_000));
  const rows = [
    {
      label: isOver ? t('play.session.time') : t('play.session.since', { time: date(started_at, 'HH:mm') }),
      value: amount('time', minutes),
    },
    ...(rounds === undefined ? [] : [{ label: t('page.rounds'), value: number(rounds) }]),
    { label: t('limits.check.bets'), value: sum(bets) },
    { label: t('limits.check.wins'), value: sum(wins) },
  ];
  return (
    <dl className="flex flex-col gap-2 text-body">
      {rows.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-3">
          <dt className="text-ink-muted">{label}</dt>
          <dd className="ml-auto tabular-nums">{value}</dd>
        </div>
      ))}
      <div className="flex flex-wrap justify-between gap-x-3 border-t border-line pt-2">
        <dt className="text-body-strong">{t('play.session.net')}</dt>
        <dd className="ml-auto text-body-strong tabular-nums">
          {net > 0 ? '+' : ''}
          {sum(net)}
        </dd>
        <dd className="w-full text-caption text-ink-muted">{t(verdictOf(net))}</dd>
      </div>
    </dl>
  );
}

function Wagering({ offer, game }: { offer: Offer; game: GameDetail }) {
  const t = useText();
  const { money, percent } = useFormats();
  const { date } = useDates();
  const share = contributionOf(game);
  const maxBet = maxBetOf(offer);
  const sum = (minor: number) => money(minor, offer.currency);
  const done = wageredPercent(offer);
  return (
    <section aria-label={t('page.bonusWagering')} className="rounded-lg bg-surface-2 p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-body-strong">{t('bonuses.active.done', { percent: percent(done) })}</span>
        <span className="text-caption text-ink-muted">
          <DotLine
            parts={[
              t('bonuses.active.left', { amount: sum(wagerLeft(offer)) }),
              offer.expired_at !== null &&
                t('bonuses.active.until', { date: date(offer.expired_at, 'd MMMM') }),
            ]}
          />
        </span>
      </div>
      <WagerProgress offer={offer} className="mt-2" />
      <p className="mt-2 text-caption text-ink-muted">
        {share !== null && t('play.session.share', { percent: percent(share) })}{' '}
        {maxBet !== null && share !== 0 && t('play.wager.maxBet', { amount: sum(maxBet) })}
      </p>
    </section>
  );
}

function NextCheck({ at }: { at: string }) {
  const t = useText();
  const { left } = useDates();
  useCountdown([at]);
  return (
    <p className="flex items-center gap-2 text-body text-ink-muted">
      <NotificationsIcon className="size-4.5 flex-none" />
      {Date.parse(at) > now() ? t('play.session.check', { left: left(at) }) : t('limits.check.name')}
    </p>
  );
}

// Loaded separately, because they include the code of the cash box and of the inbox.
const DepositWindow = lazyPart(async () => (await import('./DepositWindow.tsx')).DepositWindow);
const InboxWindow = lazyPart(async () => (await import('./InboxWindow.tsx')).InboxWindow);

/** Window open over the game; `uid` is the selected deposit method. */
export type OpenWindow = { kind: 'deposit'; uid: string | null } | { kind: 'inbox' } | { kind: 'session' };

export interface GameWindowsProps {
  /** Absent until a game has loaded. */
  game?: GameDetail;
  shown: OpenWindow | null;
  onShow: (next: OpenWindow | null) => void;
}

/**
 * Deposit, notifications and session over the running game (HEAD-12). Each window stays mounted once loaded, so that
 * its closing is animated.
 */
export function GameWindows({ game, shown, onShow }: GameWindowsProps) {
  // The last state of each window, shown during its closing animation.
  const [last, setLast] = useState<Partial<Record<OpenWindow['kind'], OpenWindow>>>({});
  if (shown && last[shown.kind] !== shown) setLast({ ...last, [shown.kind]: shown });
  const close = () => onShow(null);
  const step = (uid: string | null) => onShow({ kind: 'deposit', uid });
  return (
    <Suspense>
      {last.deposit?.kind === 'deposit' && (
        <DepositWindow
          isOpen={shown?.kind === 'deposit'}
          uid={last.deposit.uid}
          onStep={step}
          onClose={close}
        />
      )}
      {last.inbox && <InboxWindow isOpen={shown?.kind === 'inbox'} onDeposit={step} onClose={close} />}
      {game && last.session && (
        <SessionSheet game={game} isOpen={shown?.kind === 'session'} onClose={close} />
      )}
    </Suspense>
  );
}
