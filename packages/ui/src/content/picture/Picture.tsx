import {
  use,
  useEffect,
  useMemo,
  useState,
  type ImgHTMLAttributes,
  type ReactNode,
  type Ref,
  createContext,
} from 'react';
import { mergeRefs } from '../../internal/merge-refs.ts';

/** If true, lazy pictures inside the provider reserve their space but do not load yet. */
export const PicturesWait = createContext(false);

/**
 * In data-saving mode (REACH-13), a function called with the URL of each picture that is left out; components also
 * stop their animations. Otherwise null.
 */
export const LowData = createContext<((src: string) => void) | null>(null);

/** A picture with its size (px), so that nothing moves when it loads. */
export interface ImageSource {
  src: string;
  srcSet?: string;
  sizes?: string;
  width: number;
  height: number;
  /** Empty for a decorative picture. */
  alt: string;
}

export interface PictureProps extends Omit<
  ImgHTMLAttributes<HTMLImageElement>,
  'src' | 'srcSet' | 'sizes' | 'width' | 'height' | 'alt' | 'loading' | 'fetchPriority'
> {
  image: ImageSource | null;
  /** `lazy`: when near the viewport; `eager`: immediately; `priority`: immediately and before other pictures. */
  loading?: 'lazy' | 'eager' | 'priority' | undefined;
  /** Also loaded in data-saving mode, for the main content of a page or a picture of the player (REACH-13). */
  essential?: boolean | undefined;
  /** Shown if there is no picture, it fails to load, or is left out to save data (by default `alt` then). */
  fallback?: ReactNode;
  ref?: Ref<HTMLImageElement> | undefined;
}

interface LeftOutProps {
  src: string;
  onLeftOut: (src: string) => void;
  children: ReactNode;
}

function LeftOut({ src, onLeftOut, children }: LeftOutProps) {
  useEffect(() => onLeftOut(src), [src, onLeftOut]);
  return children;
}

/**
 * Dispatches `load` or `error` again. A picture in the server's HTML may finish before React attaches its listeners.
 */
function repeatOutcome(image: HTMLImageElement | null) {
  if (!image?.complete || !image.currentSrc) return;
  image.dispatchEvent(new Event(image.naturalWidth > 0 ? 'load' : 'error'));
}

/** An image with reserved space and a fallback. */
export function Picture({
  image,
  loading = 'lazy',
  essential,
  fallback = null,
  onError,
  ref,
  ...rest
}: PictureProps) {
  const refs = useMemo(() => mergeRefs(ref, repeatOutcome), [ref]);
  const [broken, setBroken] = useState<string | null>(null);
  const waits = use(PicturesWait) && loading === 'lazy';
  const leaveOut = use(LowData);
  if (!image || broken === image.src) return fallback;
  if (leaveOut && !essential)
    return (
      <LeftOut src={image.src} onLeftOut={leaveOut}>
        {fallback ?? (image.alt || null)}
      </LeftOut>
    );
  return (
    <img
      {...rest}
      ref={refs}
      // `loading` comes before `src`, because Safari starts the request as soon as `src` is set.
      loading={loading === 'lazy' ? 'lazy' : 'eager'}
      fetchPriority={loading === 'priority' ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      src={waits ? undefined : image.src}
      srcSet={waits ? undefined : image.srcSet}
      sizes={image.sizes}
      width={image.width}
      height={image.height}
      alt={image.alt}
      onError={(event) => {
        setBroken(image.src);
        onError?.(event);
      }}
    />
  );
}
