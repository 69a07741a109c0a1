import type { GameDetail } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useText, useOpenText } from '#app/platform/i18n/intl.tsx';
import { useDates, useCountdown } from '#app/platform/i18n/use-dates.ts';
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
import { GameFrame } from './GameFrame.tsx';
import { StagePanel } from './StagePanel.tsx';

export interface GameStageProps {
  game: GameDetail;
  mode: PlayMode;
  /** Whether the player left the game earlier during a round. */
  wasInterrupted: boolean;
  /** Lets the game finish its current round, but start no other. */
  isPaused?: boolean;
  /** Balance of a real-money game, minor units; the game then also shows changes such as deposits. */
  balance?: number | undefined;
  onMessage: (message: FrameMessage) => void;
  /** Called with the stake selected for the next round, minor units. */
  onStake?: ((stake: number) => void) | undefined;
  /** Called when the server refused a round because of a limit or a restriction. */
  onRefusal?: ((reason: RoundRefusal) => void) | undefined;
  /** Called when a round starts or ends, also because the game is lost or launched again. */
  onRound: (isOpen: boolean) => void;
  /** `StagePanel`s shown over the game. */
  panels?: ReactNode;
  className?: string | undefined;
}

export function GameStage(props: GameStageProps) {
  const {
    game,
    mode,
    wasInterrupted,
    isPaused = false,
    balance,
    onMessage,
    onRound,
    onStake,
    onRefusal,
    panels,
    className,
  } = props;
  const t = useText();
  const open = useOpenText();
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
  useBalanceNews(frame, isReady, balance);
  // A lost game sends no message that would end its round.
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
        ref={frame}
        game={game}
        src={isLost ? null : url}
        state={state.kind === 'failed' || isLost ? 'error' : isReady ? 'ready' : 'loading'}
        error={text}
        onRetry={again}
        className={className ? 'aspect-auto h-full max-h-none! tablet:aspect-auto' : undefined}
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
              <RoundNote round={state.round} wasInterrupted={wasInterrupted} />
            </>
          )}
        </div>
      )}
    </div>
  );
}

/**
 * Pauses and resumes the game by messages (SAFE-15). They go to any origin, because the sandboxed frame has none, and
 * are not secret.
 */
function usePause(frame: RefObject<HTMLIFrameElement | null>, isReady: boolean, isPaused: boolean) {
  useEffect(() => {
    if (!isReady || !isPaused) return undefined;
    const { current } = frame;
    const send = (type: 'pause' | 'resume') =>
      current?.contentWindow?.postMessage({ source: 'tulpar-app', type }, '*');
    send('pause');
    return () => send('resume');
  }, [frame, isReady, isPaused]);
}

/** Sends the game every new balance, which is no secret: the game's provider knows it. */
function useBalanceNews(frame: RefObject<HTMLIFrameElement | null>, isReady: boolean, amount?: number) {
  useEffect(() => {
    if (!isReady || amount === undefined) return;
    frame.current?.contentWindow?.postMessage({ source: 'tulpar-app', type: 'balance', amount }, '*');
  }, [frame, isReady, amount]);
}

function RoundNote({ round, wasInterrupted }: { round: ResumedRound | null; wasInterrupted: boolean }) {
  const t = useText();
  const { left } = useDates();
  const [isSeen, setSeen] = useState(false);
  useCountdown([round?.finishesAt ?? null]);
  if (isSeen || (!round && !wasInterrupted)) return null;
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

/** A game that has not sent `ready` this long after its launch is lost, ms. */
export const PATIENCE = 20_000;

/**
 * Listens for messages of the game at `url` only; without `ready` within `PATIENCE` the game is lost. The state is
 * reset when the URL changes.
 */
export function useFrameWatch(
  url: string | null,
  onMessage: (message: FrameMessage) => void,
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
  const receive = useEffectEvent((event: MessageEvent) => {
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
    const listener = (event: MessageEvent) => receive(event);
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
