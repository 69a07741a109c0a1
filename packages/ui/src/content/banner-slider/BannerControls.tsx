import { cn } from '../../foundations/cn/index.ts';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../../foundations/icon/index.ts';
import type { BannerLabels } from './types.ts';
import { useRotation, type RotationInput } from './use-rotation.ts';
import { useSwiper, type SwiperInput } from './use-swiper.ts';

/** Props of `BannerControls`. */
export interface BannerControlsProps {
  count: number;
  index: number;
  labels: BannerLabels;
  /** Titles of the slides by index, for the bullets. */
  titles: readonly string[];
  /** Without automatic rotation there is no pause button. */
  rotates: boolean;
  stopped: boolean;
  onToggle: () => void;
  onPick: (index: number) => void;
  /** Automatic rotation; the current bullet shows its progress. */
  rotation: RotationInput;
  /** Swipe handling. */
  swiper: SwiperInput;
}

const arrow =
  'hit-44 hidden size-6 place-items-center rounded-sm text-ink-subtle hover:text-ink pointer-fine:grid [&_svg]:size-[18px]';

/**
 * Controls below the slides: pause first, then bullets, then arrows for fine pointers. The current bullet is
 * longer; the following ones are moved by a transform, without a layout shift.
 */
export function BannerControls(props: BannerControlsProps) {
  const { count, index, labels, titles, rotates, stopped, onToggle, onPick, rotation, swiper } = props;
  const fillRef = useRotation(rotation);
  useSwiper(swiper);
  return (
    <>
      {rotates && (
        <button
          type="button"
          data-rotation-toggle
          aria-label={stopped ? labels.play : labels.pause}
          onClick={onToggle}
          className="hit-44 z-10 mr-2.5 grid size-6 place-items-center rounded-sm text-ink-subtle hover:text-ink [&_svg]:size-3.5 [&_svg]:fill-current"
        >
          {stopped ? <PlayIcon aria-hidden="true" /> : <PauseIcon aria-hidden="true" />}
        </button>
      )}
      {titles.map((title, slideIndex) => {
        const on = slideIndex === index;
        return (
          <button
            key={title}
            type="button"
            data-slide-control
            aria-label={title}
            aria-current={on ? 'true' : undefined}
            onClick={() => onPick(slideIndex)}
            className={cn(
              "relative flex h-6 w-6 items-center rounded-sm pl-1 after:absolute after:-inset-y-2.5 after:left-0 after:content-['']",
              on ? 'after:-right-5' : 'after:right-0',
              slideIndex > index && 'translate-x-5',
            )}
          >
            <span
              className={cn(
                'h-[5px] flex-none -skew-x-[18deg] overflow-hidden rounded-[1.5px] bg-line-strong',
                on ? 'w-9' : 'w-4',
              )}
            >
              {on && <span ref={fillRef} className="block h-full origin-left bg-ink" />}
            </span>
          </button>
        );
      })}
      <button
        type="button"
        data-slide-control
        aria-label={labels.previous}
        onClick={() => onPick((index + count - 1) % count)}
        className={cn(arrow, 'ml-5')}
      >
        <ChevronLeftIcon aria-hidden="true" />
      </button>
      <button
        type="button"
        data-slide-control
        aria-label={labels.next}
        onClick={() => onPick((index + 1) % count)}
        className={arrow}
      >
        <ChevronRightIcon aria-hidden="true" />
      </button>
    </>
  );
}
