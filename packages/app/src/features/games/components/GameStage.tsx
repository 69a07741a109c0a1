import type { GameDetail } from '@tulpar/api/contract';
import { GameFrame } from '@tulpar/ui/game-frame';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { imageSource } from '#app/platform/images.ts';
import { useOpenText, useText } from '#app/platform/intl.tsx';
import type { PlayMode } from '../facts.ts';
import { readFrameMessage, type FrameMessage } from '../frame-message.ts';
import { useLaunch } from '../launch.ts';

/** A game that has said nothing for this long after its launch is taken for broken, ms. */
const PATIENCE = 20_000;

/** Props of `GameStage`. */
export interface GameStageProps {
  game: GameDetail;
  mode: PlayMode;
  /** What the game tells: a round was played, money is short, the session ended. */
  onMessage: (message: FrameMessage) => void;
}

/** Launches a game and shows it in its sandbox: cover, loader, game, or what went wrong with a way to try again. */
export function GameStage({ game, mode, onMessage }: GameStageProps) {
  const t = useText();
  const open = useOpenText();
  const frame = useRef<HTMLIFrameElement>(null);
  const { state, retry } = useLaunch(game.slug, mode);
  const url = state.kind === 'open' ? state.url : null;
  const [ready, setReady] = useState<string | null>(null);
  const [lost, setLost] = useState<string | null>(null);
  const isReady = url !== null && ready === url;
  const isLost = url !== null && lost === url;

  const hear = useEffectEvent((event: MessageEvent) => {
    const message = readFrameMessage(event, frame.current?.contentWindow);
    if (!message) return;
    if (message === 'ready') setReady(url);
    else onMessage(message);
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

  const code = state.kind === 'failed' ? state.code : null;
  const text =
    code === null
      ? t('games.page.error.text')
      : (open(`API_ERRORS.${code}`) ?? t('games.page.error.refused'));
  const again = () => {
    setLost(null);
    setReady(null);
    retry();
  };
  return (
    <>
      <GameFrame
        frameRef={frame}
        src={isLost ? null : url}
        title={t('games.page.frame', { name: game.name })}
        state={state.kind === 'failed' || isLost ? 'error' : isReady ? 'ready' : 'loading'}
        poster={imageSource(game.image, { width: 460, height: 614, alt: '' })}
        loadingLabel={t('games.page.loading')}
        error={{
          title: t('games.page.error.title'),
          text,
          action: { label: t('games.page.retry'), onClick: again },
        }}
      />
      <output className="sr-only">
        {state.kind === 'open' && state.hasRound ? t('games.page.round') : ''}
      </output>
    </>
  );
}
