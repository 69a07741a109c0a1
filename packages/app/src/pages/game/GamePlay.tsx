import type { GameDetail } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { GameRailSkeleton } from '@tulpar/ui/game-rail';
import { Skeleton } from '@tulpar/ui/skeleton';
import { useEffect, useRef, useState } from 'react';
import { gameRtpAtom, playSessionOptions } from '#app/features/bonuses/index.ts';
import { moneyAtom } from '#app/features/cash-box/index.ts';
import { GamesRow, WhenInViewport } from '#app/features/games/index.ts';
import {
  FullBar,
  GameBar,
  GameFacts,
  GameStage,
  modeOf,
  RotateHint,
  SessionStrip,
  StakeNote,
  useFullScreen,
  useNeedsTurn,
  WagerBar,
  createThrottle,
  type LimitRefusal,
  type PlayMode,
} from '#app/features/games/pages.ts';
import { limitsOptions, useRealityCheck, RealityCheckSheet } from '#app/features/limits/index.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useQueryClient, changedBy } from '#app/platform/network/query.ts';
import { noticeRefusal } from '#app/platform/network/outage.ts';
import { href, useSearch } from '#app/platform/routing/router.tsx';
import { useSignedIn } from '#app/platform/session/scope.tsx';
import { useAtom, useAtomValue, store } from '#app/platform/state/store.ts';
import { noteMoney } from '#app/platform/state/overlay-turns.ts';
import { GameRefused, GuestPrompt } from './GameProblem.tsx';
import { GameTop } from './GameTop.tsx';
import { GameWindows, type OpenWindow } from './GameWindows.tsx';
import { LeaveQuestion, ZeroShareQuestion, useZeroShare } from './PlayQuestions.tsx';
import { OverLimit, ShortOfMoney, SpinsOver, useSpinsEnd } from './StagePanels.tsx';
import { SessionAnnouncement } from './SessionAnnouncement.tsx';
import { useOpenRound } from './use-open-round.ts';
import { eventsLiveAtom } from '#app/platform/network/polling.ts';
import { useOnChange } from '#app/platform/state/last-value.ts';

/** Minimum interval between refetches after rounds, ms. */
const REFETCH_INTERVAL = 1000;

/**
 * Refetches what a round changes, at most once a second: the session result and, unless server events update them,
 * balance and active bonus.
 */
function useRoundRefresh(): () => void {
  const queries = useQueryClient();
  const [throttle] = useState(() =>
    createThrottle(() => {
      void queries.invalidateQueries({ queryKey: playSessionOptions.queryKey });
      if (store.get(eventsLiveAtom)) return;
      void queries.invalidateQueries(changedBy('balance', 'offers'));
    }, REFETCH_INTERVAL),
  );
  useEffect(() => throttle.stop, [throttle]);
  return throttle.request;
}

const CARD =
  'tablet:mx-6 tablet:overflow-hidden tablet:rounded-xl tablet:bg-surface-1 tablet:shadow-card desktop:mx-8';
const SITTING = playSessionOptions.queryKey;
/**
 * Full screen, over everything except dialogs and notices. Only classes change, because moving the iframe in the DOM
 * would reload the game.
 */
const FULL = 'fixed inset-0 z-40 flex h-dvh flex-col bg-onyx-abyss';

export function GamePlay({ game }: { game: GameDetail }) {
  const t = useText();
  const signedIn = useSignedIn();
  const [search, setSearch] = useSearch();
  const box = useRef<HTMLDivElement>(null);
  const full = useFullScreen(box, game.orientation);
  const enterButton = useRef<HTMLButtonElement>(null);
  const queries = useQueryClient();
  // The player may have just won, so windows with offers must wait as after a payment (`overlay-turns.ts`).
  useEffect(() => (signedIn ? noteMoney : undefined), [signedIn]);
  const [isRefused, setRefused] = useState(false);
  const [overLimit, setOverLimit] = useState<LimitRefusal | null>(null);
  const [shown, setShown] = useState<OpenWindow | null>(null);
  const round = useOpenRound(game.slug);
  const publishRound = useRoundRefresh();
  const needsTurn = useNeedsTurn(game.orientation);

  const [, rememberRtp] = useAtom(gameRtpAtom);
  useEffect(() => rememberRtp(game.rtp), [game.rtp, rememberRtp]);

  const wanted = search.get('mode') === 'demo' ? 'demo' : null;
  const mode = modeOf({ signedIn, wanted, game });
  const isReal = mode === 'real';
  const money = useAtomValue(moneyAtom);
  const zeroShare = useZeroShare(game, isReal);
  const check = useRealityCheck(isReal, round.isOpen);
  const spinsEnd = useSpinsEnd(game.slug);
  const isCheckWaiting = check.phase === 'waiting';
  const [stake, setStake] = useState<number | null>(null);
  const change = (next: PlayMode) =>
    round.guard(() => {
      setRefused(false);
      setOverLimit(null);
      setSearch({ mode: next === 'demo' ? 'demo' : null });
    });
  const deposit = (uid: string | null = null) => setShown({ kind: 'deposit', uid });
  const openSession = () => setShown({ kind: 'session' });
  useOnChange(full.isFull, () => {
    // The button that ended full screen is gone, and the focus with it. A focus in the game stays there.
    if (!full.isFull && document.activeElement === document.body)
      enterButton.current?.focus({ preventScroll: true });
  });
  const category = game.categories[0];
  return (
    <>
      <GameTop
        name={game.name}
        mode={mode}
        isPlayer={signedIn}
        onReal={() => change('real')}
        onDeposit={deposit}
        onInbox={() => setShown({ kind: 'inbox' })}
      />
      <div className="pb-8 tablet:pt-5">
        <div ref={box} className={full.isFull ? FULL : CARD}>
          {isReal && <SessionAnnouncement />}
          {isReal && !full.isFull && (
            <SessionStrip
              isCheckWaiting={isCheckWaiting}
              onOpen={openSession}
              className="w-full border-b border-line"
            />
          )}
          {mode && zeroShare.isHeld ? (
            <Skeleton className="aspect-[780/1216] w-full rounded-none tablet:aspect-video [@media(orientation:landscape)_and_(max-height:30rem)]:max-h-[calc(100dvh-4.5rem)]" />
          ) : mode ? (
            <GameStage
              key={mode}
              game={game}
              mode={mode}
              className={full.isFull ? 'min-h-0 flex-1' : undefined}
              wasInterrupted={isReal && round.wasInterrupted}
              balance={isReal ? money?.total : undefined}
              isPaused={check.phase !== 'none' || zeroShare.offer !== null || (isReal && spinsEnd.isOver)}
              onStake={isReal ? setStake : undefined}
              onRound={(isOpen) => isReal && round.onRound(isOpen)}
              onRefusal={(reason) => {
                noticeRefusal(reason);
                if (!isReal || reason === 'PLAYER_RESTRICTED') return;
                setOverLimit(reason);
                void queries.invalidateQueries({ queryKey: limitsOptions.queryKey });
              }}
              onMessage={(message) => {
                if (!isReal) return;
                if (message === 'ready') zeroShare.begin();
                // The launch may have started a session.
                if (message === 'ready' && queries.getQueryData(SITTING)?.reality_check_at == null)
                  void queries.invalidateQueries({ queryKey: SITTING });
                if (message === 'funds') setRefused(true);
                if (message !== 'round') return;
                setRefused(false);
                setOverLimit(null);
                publishRound();
              }}
              panels={
                <>
                  {isReal && spinsEnd.isOver && <SpinsOver onClose={spinsEnd.close} />}
                  {isReal && overLimit && <OverLimit reason={overLimit} onClose={() => setOverLimit(null)} />}
                  {isReal && !overLimit && (
                    <ShortOfMoney
                      game={game}
                      isRefused={isRefused}
                      onDeposit={() => deposit()}
                      onDemo={game.is_demo ? () => change('demo') : null}
                      onClose={() => setRefused(false)}
                    />
                  )}
                  {needsTurn && game.orientation !== 'any' && <RotateHint orientation={game.orientation} />}
                </>
              }
            />
          ) : (
            <GameRefused
              reason={
                game.is_available
                  ? t('games.page.noDemo')
                  : (game.unavailable_reason ?? t('games.unavailable'))
              }
            />
          )}
          {full.isFull ? (
            <FullBar
              session={
                isReal && (
                  <>
                    <SessionStrip isCheckWaiting={isCheckWaiting} onOpen={openSession} className="w-full" />
                    <StakeNote slug={game.slug} stake={stake} />
                  </>
                )
              }
              onExit={full.exit}
              actions={
                isReal && (
                  <Button size="xs" onClick={() => deposit()}>
                    {t('cashBox.deposit')}
                  </Button>
                )
              }
            />
          ) : (
            <GameBar
              game={game}
              mode={mode ?? 'demo'}
              onMode={signedIn && game.is_demo && mode ? change : null}
              onFullScreen={mode ? full.enter : null}
              fullScreenRef={enterButton}
              note={isReal && <StakeNote slug={game.slug} stake={stake} />}
            />
          )}
        </div>
        {isReal && <WagerBar game={game} />}
        {!signedIn && game.is_available && <GuestPrompt isDemo={game.is_demo} />}
        <div className="mt-6 flex flex-col gap-6">
          <GameFacts game={game} />
          {category && (
            <WhenInViewport placeholder={<GameRailSkeleton />}>
              <GamesRow
                title={t('games.page.similar')}
                list={{ category: category.slug }}
                except={game.slug}
                more={href('gamesCategory', { category: category.slug })}
              />
            </WhenInViewport>
          )}
        </div>
      </div>
      <GameWindows game={game} shown={shown} onShow={setShown} />
      {zeroShare.offer && <ZeroShareQuestion offer={zeroShare.offer} onPlay={zeroShare.enter} />}
      {check.phase === 'due' && check.session && <RealityCheckSheet session={check.session} />}
      {round.question.isOpen && <LeaveQuestion {...round.question} />}
    </>
  );
}
