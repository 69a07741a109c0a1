import type { GameDetail } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { GameFrame } from '@tulpar/ui/game-frame';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react';
import { lowDataAtom } from '#app/platform/device/low-data.ts';
import { imageSource } from '#app/platform/loading/images.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useOpenText } from '#app/platform/i18n/open-text.ts';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import type { PlayMode } from '../facts.ts';
import {
  isOpenAfter,
  type FrameMessage,
  readFrameMessage,
  readRefusal,
  readStake,
  type RoundRefusal,
} from '../frame-message.ts';
import { useLaunch, type ResumedRound } from '../commands.ts';
import { StagePanel } from './StagePanel.tsx';

/** Props of `GameStage`. */
export interface GameStageProps {
  game: GameDetail;
  mode: PlayMode;
  /** The player went away during a round of this game before. */
  wasCut: boolean;
  /** The game is to finish its round and to begin no other. */
  isPaused?: boolean;
  /** What the game tells: it stands, a round was played, money is short, the session ended. */
  onMessage: (message: FrameMessage) => void;
  /** The stake the game says is chosen for the next round, minor units. */
  onStake?: ((stake: number) => void) | undefined;
  /** The server has refused a round because of a limit or a break. */
  onRefusal?: ((reason: RoundRefusal) => void) | undefined;
  /** A round has begun or is over; also told when the game it was in is gone. */
  onRound: (isOpen: boolean) => void;
  /** Words of the page over the game: `StagePanel`s. */
  panels?: ReactNode;
  className?: string | undefined;
}

/** What stands behind the loader, blurred. */
const POSTER = { width: 460, height: 614, alt: '' };

/** Width that is asked for while data are saved, px: the blur hides how small it is (REACH-14). */
const SPARING_WIDTH = 64;

/** Launches a game and shows it in its sandbox: cover, loader, game, or what went wrong with a way to try again. */
export function GameStage(props: GameStageProps) {
  const {
    game,
    mode,
    wasCut,
    isPaused = false,
    onMessage,
    onRound,
    onStake,
    onRefusal,
    panels,
    className,
  } = props;
  const t = useText();
  const open = useOpenText();
  const isSparing = useAtomValue(lowDataAtom);
  const { state, retry } = useLaunch(game.slug, mode);
  const url = state.kind === 'open' ? state.url : null;
  const isOpen = useRef(false);
  const turn = (next: boolean) => {
    if (isOpen.current === next) return;
    isOpen.current = next;
    onRound(next);
  };
  const { frame, isReady, isLost, isEnded, forget } = useFrameWatch(
    url,
    (message) => {
      turn(isOpenAfter(message, isOpen.current));
      onMessage(message);
    },
    { onStake, onRefusal },
  );
  usePause(frame, isReady, isPaused);
  // Without its frame nobody would ever say that the round is over.
  const drop = useEffectEvent(() => turn(false));
  useEffect(() => {
    if (isLost) drop();
  }, [isLost]);

  const code = state.kind === 'failed' ? state.code : null;
  const text =
    code === null
      ? t('games.page.error.text')
      : (open(`API_ERRORS.${code}`) ?? t('games.page.error.refused'));
  const again = () => {
    turn(false);
    forget();
    retry();
  };
  return (
    <div className={className ? `relative ${className}` : 'relative'}>
      <GameFrame
        frameRef={frame}
        src={isLost ? null : url}
        title={t('games.page.frame', { name: game.name })}
        state={state.kind === 'failed' || isLost ? 'error' : isReady ? 'ready' : 'loading'}
        poster={imageSource(game.image, { ...POSTER, ...(isSparing ? { widths: [SPARING_WIDTH] } : {}) })}
        loadingLabel={t('games.page.loading')}
        error={{
          title: t('games.page.error.title'),
          text,
          action: { label: t('common.retry'), onClick: again },
        }}
        className={className ? 'aspect-auto h-full tablet:aspect-auto' : undefined}
      />
      {state.kind === 'open' && isReady && (
        <div className="pointer-events-none absolute inset-x-2 top-2 z-10 mx-auto flex max-h-[calc(100%-1rem)] max-w-md flex-col gap-2 overflow-y-auto">
          {isEnded ? (
            <StagePanel
              tone="warning"
              title={t('play.ended.title')}
              actions={
                <Button size="xs" variant="tonal" onClick={again}>
                  {t('play.ended.again')}
                </Button>
              }
            >
              {t('play.ended.text')}
            </StagePanel>
          ) : (
            <>
              {panels}
              <RoundNote round={state.round} wasCut={wasCut} />
            </>
          )}
        </div>
      )}
    </div>
  );
}

/** Tells the game to pause and to go on (SAFE-15). Its frame has no origin to address, and the word holds nothing secret. */
function usePause(frame: RefObject<HTMLIFrameElement | null>, isReady: boolean, isPaused: boolean) {
  useEffect(() => {
    if (!isReady || !isPaused) return undefined;
    const { current } = frame;
    const tell = (type: 'pause' | 'resume') =>
      current?.contentWindow?.postMessage({ source: 'tulpar-app', type }, '*');
    tell('pause');
    return () => tell('resume');
  }, [frame, isReady, isPaused]);
}

/** What became of the round the player went away from: it goes on, or the server finished it. */
function RoundNote({ round, wasCut }: { round: ResumedRound | null; wasCut: boolean }) {
  const t = useText();
  const { left } = useDates();
  const [isSeen, setSeen] = useState(false);
  if (isSeen || (!round && !wasCut)) return null;
  const close = () => setSeen(true);
  if (!round) {
    return (
      <StagePanel title={t('play.finished.title')} onClose={close}>
        {t('play.finished.text')}
      </StagePanel>
    );
  }
  return (
    <StagePanel title={t('play.resumed.title')} onClose={close}>
      {round.finishesAt === null
        ? t('play.resumed.open')
        : t('play.resumed.left', { left: left(round.finishesAt) })}
    </StagePanel>
  );
}

/** A game that has said nothing for this long after its launch is taken for broken, ms. */
export const PATIENCE = 20_000;

/**
 * Listens to the game at `url` and to nobody else, and loses patience with one that stays silent. What was heard belongs
 * to the address it was heard from: another launch starts from nothing.
 */
export function useFrameWatch(
  url: string | null,
  onMessage: (message: FrameMessage) => void,
  /** What only some messages carry. */
  facts: {
    readonly onStake?: ((stake: number) => void) | undefined;
    readonly onRefusal?: ((reason: RoundRefusal) => void) | undefined;
  } = {},
) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState<string | null>(null);
  const [lost, setLost] = useState<string | null>(null);
  const [ended, setEnded] = useState<string | null>(null);
  const isReady = url !== null && ready === url;
  const hear = useEffectEvent((event: MessageEvent) => {
    const stake = readStake(event, frame.current?.contentWindow);
    if (stake !== null) facts.onStake?.(stake);
    const refusal = readRefusal(event, frame.current?.contentWindow);
    if (refusal !== null) facts.onRefusal?.(refusal);
    const message = readFrameMessage(event, frame.current?.contentWindow);
    if (!message) return;
    if (message === 'ready') setReady(url);
    if (message === 'ended') setEnded(url);
    onMessage(message);
  });
  useEffect(() => {
    const listener = (event: MessageEvent) => hear(event);
    addEventListener('message', listener);
    return () => removeEventListener('message', listener);
  }, []);
  useEffect(() => {
    if (url === null || isReady) return undefined;
    const timer = setTimeout(() => setLost(url), PATIENCE);
    return () => clearTimeout(timer);
  }, [url, isReady]);
  const forget = () => {
    setReady(null);
    setLost(null);
    setEnded(null);
  };
  return {
    frame,
    isReady,
    isLost: url !== null && lost === url,
    isEnded: url !== null && ended === url,
    forget,
  };
}
