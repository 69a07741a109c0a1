import type { GameDetail } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { cn } from '@tulpar/ui/cn';
import { RefreshIcon } from '@tulpar/ui/icon';
import { Loader } from '@tulpar/ui/loader';
import { Picture } from '@tulpar/ui/picture';
import type { ReactNode, Ref } from 'react';
import { lowDataAtom } from '#app/platform/device/low-data.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { imageSource } from '#app/platform/loading/images.ts';
import { useAtomValue } from '#app/platform/state/store.ts';

export interface GameFrameProps {
  game: GameDetail;
  /** URL of the game; null until it is launched, and for a lost game. */
  src: string | null;
  state: 'loading' | 'ready' | 'error';
  /** Text of the state `error`: why the game did not open. */
  error: string;
  onRetry: () => void;
  className?: string | undefined;
  ref: Ref<HTMLIFrameElement>;
}

/**
 * The game in a sandboxed iframe without the page's origin: it can run scripts, submit forms and lock the pointer,
 * but not navigate the page, open windows or access storage. The loader or an error covers it.
 */
export function GameFrame({ game, src, state, error, onRetry, className, ref }: GameFrameProps) {
  const t = useText();
  return (
    <div
      aria-busy={state === 'loading'}
      className={cn(
        'relative isolate aspect-[780/1216] w-full overflow-hidden bg-onyx-abyss text-on-backdrop tablet:aspect-video',
        // On phones in landscape the whole game fits below the header.
        '[@media(orientation:landscape)_and_(max-height:30rem)]:max-h-[calc(100dvh-4.5rem)]',
        className,
      )}
    >
      {src !== null && state !== 'error' && (
        <iframe
          ref={ref}
          src={src}
          title={t('games.page.frame', { name: game.name })}
          sandbox="allow-scripts allow-forms allow-pointer-lock"
          allow="autoplay; fullscreen"
          referrerPolicy="no-referrer"
          className="absolute inset-0 size-full border-0"
        />
      )}
      {state === 'loading' && (
        <Cover game={game}>
          <Loader label={t('games.page.loading')} className="text-turquoise-bright" />
          <span aria-hidden="true" className="text-caption">
            {t('games.page.loading')}
          </span>
        </Cover>
      )}
      {state === 'error' && (
        <Cover game={game}>
          <div role="alert" className="flex flex-col items-center gap-2">
            <p className="font-display text-title-md">{t('games.page.error.title')}</p>
            <p className="max-w-[36ch] text-body text-onyx-spark">{error}</p>
          </div>
          <Button needsNetwork variant="pearl" icon={<RefreshIcon />} onClick={onRetry} className="mt-3">
            {t('common.retry')}
          </Button>
        </Cover>
      )}
    </div>
  );
}

/** Size of the blurred cover behind the loader or error, px. */
const POSTER = { width: 460, height: 614, alt: '' };

/** Requested width in data-saving mode, px; the blur hides the low resolution (REACH-14). */
const SPARING_WIDTH = 64;

function Cover({ game, children }: Pick<GameFrameProps, 'game'> & { children: ReactNode }) {
  const isSparing = useAtomValue(lowDataAtom);
  return (
    <div className="backdrop-onyx absolute inset-0 isolate flex flex-col items-center justify-center gap-2 p-6 text-center">
      <Picture
        essential
        image={imageSource(game.image, { ...POSTER, ...(isSparing ? { widths: [SPARING_WIDTH] } : {}) })}
        loading="eager"
        className="absolute inset-0 -z-10 size-full scale-110 object-cover opacity-35 blur-[12px]"
      />
      {children}
    </div>
  );
}
