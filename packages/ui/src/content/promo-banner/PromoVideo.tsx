import { use, useEffect, useRef, useState } from 'react';
import { PauseIcon, PlayIcon } from '../../foundations/icon/index.ts';
import { CALM } from '../../internal/use-media.ts';
import { LowData } from '../picture/index.ts';

/** Labels of the play and stop button. */
export interface PromoVideoLabels {
  pause: string;
  play: string;
}

/** Props of `PromoVideo`. */
export interface PromoVideoProps {
  src: string;
  poster?: string | undefined;
  labels: PromoVideoLabels;
}

/** Share of the banner that must be visible before its video plays. */
const SEEN = 0.6;

/** Whether autoplay is off: reduced motion or data saving. */
const isCalm = () =>
  matchMedia(CALM).matches ||
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Background video of a banner: muted, plays once while visible, without autoplay for reduced motion or data
 * saving; nothing is loaded before it plays. If it fails, its poster or the backdrop remains.
 */
export function PromoVideo({ src, poster, labels }: PromoVideoProps) {
  const isSparing = use(LowData) !== null;
  const videoRef = useRef<HTMLVideoElement>(null);
  const [isRunning, setRunning] = useState(false);
  const [isBroken, setBroken] = useState(false);
  /** The button was pressed, which overrides autoplay from then on. */
  const isChosen = useRef(false);

  useEffect(() => {
    const video = videoRef.current;
    if (!video) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const isSeen = (entries.at(-1)?.intersectionRatio ?? 0) >= SEEN;
        if (!isSeen) video.pause();
        else if (!isChosen.current && !isSparing && !isCalm() && !video.ended)
          video.play().catch(() => undefined);
      },
      { threshold: [0, SEEN] },
    );
    observer.observe(video);
    return () => observer.disconnect();
  }, [isSparing]);

  const toggle = () => {
    const video = videoRef.current;
    if (!video) return;
    isChosen.current = true;
    if (video.paused) video.play().catch(() => undefined);
    else video.pause();
  };

  return (
    <>
      <video
        ref={videoRef}
        src={src}
        poster={isSparing ? undefined : poster}
        muted
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={() => setRunning(true)}
        onPause={() => setRunning(false)}
        onEnded={() => setRunning(false)}
        onError={() => setBroken(true)}
        className="pointer-events-none absolute inset-0 -z-20 size-full object-cover object-right"
      />
      <div className="absolute inset-0 -z-10 bg-[linear-gradient(90deg,rgb(0_0_0/.7),rgb(0_0_0/.45)_60%,rgb(0_0_0/.2))]" />
      {!isBroken && (
        <button
          type="button"
          aria-label={isRunning ? labels.pause : labels.play}
          onClick={toggle}
          className="absolute top-1.5 right-1.5 grid size-11 place-items-center rounded-full text-on-backdrop hover:bg-black/45 [&_svg]:size-4 [&_svg]:fill-current"
        >
          {isRunning ? <PauseIcon aria-hidden="true" /> : <PlayIcon aria-hidden="true" />}
        </button>
      )}
    </>
  );
}
