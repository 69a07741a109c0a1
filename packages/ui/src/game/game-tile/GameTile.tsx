import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { LockedIcon } from '../../foundations/icon/index.ts';
import { Link } from '../../navigation/link/Link.tsx';
import { Logo } from '../../navigation/logo/Logo.tsx';
import { Picture, type ImageSource } from '../../content/picture/Picture.tsx';
import { TileCaption, type TileShare } from './TileCaption.tsx';
import { TileVeil } from './TileVeil.tsx';
import { useLongPress } from './use-long-press.ts';
import { Skeleton, useIsStaticSkeleton } from '../../feedback/skeleton/Skeleton.tsx';

/** Badge of a tile; `label` is its text. */
export interface GameBadge {
  kind: 'new' | 'top' | 'jackpot' | 'live' | 'tournament';
  label: string;
}

/** A hovered tile rises together with its overlays. */
const rise = 'motion-safe:pointer-fine:group-hover/tile:-translate-y-1';
const lift = `transition-transform duration-[220ms] ease-out ${rise}`;

/** Position of the overlays of a cover that has a rank number on its left. */
const edge = 'left-12 aspect-auto bottom-[22px] tablet:left-15';

/** Hide the corner badge while the overlay is shown. */
const underVeil =
  'pointer-fine:group-hover/tile:opacity-0 group-has-[:focus-visible]/tile:opacity-0 group-data-held/tile:opacity-0';

/** Dims the other tiles of a list while one is long-pressed. */
const steppingBack =
  'transition-opacity duration-[140ms] ease-out [:is(ul,ol):has([data-held])_&:not([data-held])]:opacity-[.42]';

const badgeTones: Readonly<Record<GameBadge['kind'], string>> = {
  live: "bg-[#c92a22] text-white before:size-1.5 before:rounded-full before:bg-white before:content-['']",
  tournament: 'bg-turquoise-bright text-turquoise-abyss',
  jackpot: 'bg-amber-bright text-amber-abyss',
  new: 'bg-accent text-on-accent',
  top: 'bg-surface-inverse text-ink-inverse',
};

export interface GameTileProps extends Omit<ComponentProps<'div'>, 'children'> {
  href: string;
  name: string;
  provider: string;
  /** Cover, 460 × 614. Its alternative text is not used, because the link is named by game and provider. */
  image: ImageSource | null;
  /** Not shown on an unavailable game, whose cover shows the reason instead. */
  badge?: GameBadge | undefined;
  /** Why the game cannot be played; dims the cover and is shown on it. */
  unavailableReason?: string | undefined;
  /** Rank in a top list, from 1: a large number left of the cover. */
  rank?: number | undefined;
  /** The cover is on the first screen, so load it immediately. */
  priority?: boolean | undefined;
  /** Contribution of the game while a bonus is active. */
  share?: TileShare | undefined;
  /** Shows a small heart before the provider. */
  isFavourite?: boolean | undefined;
  /** Label of the play button in the overlay, shown on hover, focus and long press. */
  playLabel?: string | undefined;
  demo?: { href: string; label: string } | undefined;
  actions?: ReactNode;
}

/** A game in a row or grid: a link named "{game}, {provider}", under an overlay with play, demo and `actions`. */
export function GameTile(props: GameTileProps) {
  const {
    href,
    name,
    provider,
    image,
    badge,
    unavailableReason,
    rank,
    priority,
    share,
    isFavourite,
    playLabel,
    demo,
    actions,
    className,
    ...rest
  } = props;
  // Play and demo are rendered only after hover, focus or long press, because a grid has hundreds of tiles.
  const [isMet, setMet] = useState(false);
  const meet = () => setMet(true);
  const { isHeld, handlers } = useLongPress();
  const noteId = useId();
  const note = unavailableReason ?? badge?.label;
  const shareId = `${noteId}share`;
  const descriptions = [note === undefined ? [] : noteId, share ? shareId : []].flat();
  const ranked = rank !== undefined;
  return (
    <div
      onPointerEnter={meet}
      onFocus={meet}
      {...handlers}
      {...rest}
      data-held={isHeld || undefined}
      className={cn(
        'group/tile relative min-w-0 [-webkit-touch-callout:none]',
        steppingBack,
        ranked && 'pl-12 tablet:pl-15',
        className,
      )}
    >
      {ranked && (
        <span
          aria-hidden="true"
          className="slant absolute bottom-[22px] left-0 font-display text-[6rem] leading-[4.5rem] font-extrabold tracking-[-0.08em] text-ink tablet:text-[7.75rem] tablet:leading-[5.875rem]"
        >
          {rank}
        </span>
      )}
      <Link
        href={href}
        aria-describedby={descriptions.length > 0 ? descriptions.join(' ') : undefined}
        className="relative block rounded-md"
      >
        <span
          aria-hidden="true"
          className={cn(
            'relative block aspect-[460/614] overflow-hidden rounded-md after:absolute after:inset-0 after:rounded-md after:shadow-art',
            // With a reason, a dark background while the picture loads, because the reason is shown on it.
            unavailableReason === undefined ? 'bg-skeleton' : 'bg-onyx-abyss',
            lift,
            ranked && 'shadow-[-10px_0_18px_2px_var(--canvas)]',
          )}
        >
          <Picture
            image={image && { ...image, alt: '' }}
            loading={priority ? 'eager' : 'lazy'}
            fallback={<TileFallback name={name} />}
            className={cn(
              'absolute inset-0 size-full object-cover',
              unavailableReason !== undefined && 'brightness-[.42] grayscale-[.85]',
            )}
          />
        </span>
        <TileCaption name={name} provider={provider} share={share} isFavourite={isFavourite} />
      </Link>
      {note !== undefined && (
        <div
          className={cn(
            'pointer-events-none absolute inset-x-0 top-0 aspect-[460/614]',
            lift,
            unavailableReason === undefined && underVeil,
            ranked && edge,
          )}
        >
          {unavailableReason === undefined && badge ? (
            <GameMark id={noteId} badge={badge} />
          ) : (
            <LockedNote id={noteId} reason={note} />
          )}
        </div>
      )}
      {share && (
        <span hidden id={shareId} data-share={share.label}>
          {share.label}
        </span>
      )}
      {(isMet || isHeld || actions !== undefined) && unavailableReason === undefined && (
        <TileVeil
          name={name}
          playLabel={isMet || isHeld ? playLabel : undefined}
          demo={isMet || isHeld ? demo : undefined}
          actions={actions}
          className={cn(rise, ranked && edge)}
        />
      )}
    </div>
  );
}

function GameMark({ id, badge }: { id: string; badge: GameBadge }) {
  return (
    <span
      id={id}
      className={cn(
        'flex h-[22px] w-fit max-w-full items-center gap-1 truncate rounded-[12px_3px_12px_3px] pr-[9px] pl-2 text-[0.6875rem] leading-[22px] font-[750] tracking-[.02em]',
        badgeTones[badge.kind],
      )}
    >
      {badge.label}
    </span>
  );
}

function LockedNote({ id, reason }: { id: string; reason: string }) {
  return (
    <span className="flex flex-col items-center gap-2 p-3 pt-[26%] text-center text-[0.75rem] leading-4 font-semibold text-on-backdrop">
      <span className="grid size-10 flex-none place-items-center rounded-inlay bg-[rgb(18_15_13/.82)] inset-ring inset-ring-white/20">
        <LockedIcon className="size-5" />
      </span>
      <span id={id} className="line-clamp-3">
        {reason}
      </span>
    </span>
  );
}

function TileFallback({ name }: { name: string }) {
  return (
    <span className="backdrop-onyx absolute inset-0 @container flex flex-col items-center justify-end px-2.5 pt-3 pb-3.5 text-center">
      <span
        aria-hidden="true"
        className="absolute inset-x-[22%] top-[8%] opacity-20 [&_svg]:h-auto [&_svg]:w-full"
      >
        <Logo variant="symbol" title="" className="[&_.fill-ink]:fill-on-backdrop" />
      </span>
      <span
        translate="no"
        className="slant relative line-clamp-4 max-w-full font-display text-[1rem] leading-[1.1875rem] font-extrabold tracking-[-.02em] break-words hyphens-auto @min-[160px]:text-[1.1875rem] @min-[160px]:leading-[1.375rem]"
      >
        {name}
      </span>
    </span>
  );
}

/** Skeleton of a `GameTile`: cover and caption line. */
export function GameTileSkeleton({
  ranked = false,
  className,
  ...rest
}: ComponentProps<'div'> & { ranked?: boolean | undefined }) {
  const isStatic = useIsStaticSkeleton();
  // A page may have dozens of static ones, so each is a single box.
  if (isStatic && !ranked)
    return <Skeleton {...rest} className={cn('mb-5.5 aspect-[460/614] w-full min-w-0', className)} />;
  return (
    <div {...rest} className={cn('min-w-0', ranked && 'pl-12 tablet:pl-15', className)}>
      <Skeleton className="aspect-[460/614]" />
      <Skeleton shape="text" className="mt-2 mb-0.5 h-3 w-3/5" />
    </div>
  );
}
