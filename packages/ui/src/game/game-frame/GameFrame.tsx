import type { ComponentProps, ReactNode, Ref } from 'react';
import { Button } from '../../inputs/button/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import { Loader } from '../../feedback/loader/index.ts';
import { RefreshIcon } from '../../foundations/icon/index.ts';
import { Picture, type ImageSource } from '../../content/picture/Picture.tsx';

/** Props of `GameFrame`. */
export interface GameFrameProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** URL of the game; null while the launch is pending. */
  src: string | null;
  /** Title of the iframe: the game's name. */
  title: string;
  state: 'loading' | 'ready' | 'error';
  /** Cover behind the loader. */
  poster?: ImageSource | null | undefined;
  loadingLabel: string;
  error?: { title: string; text: string; action: { label: string; onClick: () => void } } | undefined;
  /** The iframe; compare a message's source with its window. */
  frameRef?: Ref<HTMLIFrameElement> | undefined;
}

/**
 * The game in a sandbox without the page's origin: it can run scripts, submit forms and lock the pointer, but
 * not navigate the page, open windows or access storage. Loader and error cover it.
 */
export function GameFrame(props: GameFrameProps) {
  const { src, title, state, poster, loadingLabel, error, frameRef, className, ...rest } = props;
  return (
    <div
      {...rest}
      aria-busy={state === 'loading'}
      className={cn(
        'relative isolate aspect-[780/1216] w-full overflow-hidden bg-onyx-abyss text-on-backdrop tablet:aspect-video',
        // On a phone held sideways the whole game fits below the header.
        '[@media(orientation:landscape)_and_(max-height:30rem)]:max-h-[calc(100dvh-4.5rem)]',
        className,
      )}
    >
      {src !== null && state !== 'error' && (
        <iframe
          ref={frameRef}
          src={src}
          title={title}
          sandbox="allow-scripts allow-forms allow-pointer-lock"
          allow="autoplay; fullscreen"
          referrerPolicy="no-referrer"
          className="absolute inset-0 size-full border-0"
        />
      )}
      {state === 'loading' && (
        <Cover poster={poster}>
          <Loader label={loadingLabel} className="text-turquoise-bright" />
          <span aria-hidden="true" className="text-caption">
            {loadingLabel}
          </span>
        </Cover>
      )}
      {state === 'error' && error && (
        <Cover poster={poster}>
          <div role="alert" className="flex flex-col items-center gap-2">
            <p className="font-display text-title-md">{error.title}</p>
            <p className="max-w-[36ch] text-body text-onyx-spark">{error.text}</p>
          </div>
          <Button
            needsNetwork
            variant="pearl"
            icon={<RefreshIcon aria-hidden="true" />}
            onClick={error.action.onClick}
            className="mt-3"
          >
            {error.action.label}
          </Button>
        </Cover>
      )}
    </div>
  );
}

function Cover({ poster, children }: { poster: ImageSource | null | undefined; children: ReactNode }) {
  return (
    <div className="backdrop-onyx absolute inset-0 isolate flex flex-col items-center justify-center gap-2 p-6 text-center">
      <Picture
        essential
        image={poster ? { ...poster, alt: '' } : null}
        loading="eager"
        className="absolute inset-0 -z-10 size-full scale-110 object-cover opacity-35 blur-[12px]"
      />
      {children}
    </div>
  );
}
