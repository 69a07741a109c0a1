import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../foundations/cn/index.ts';
import { LockedIcon, PlayIcon } from '../../foundations/icon/index.ts';
import { Link } from '../../navigation/link/index.ts';
import { Logo } from '../../navigation/logo/index.ts';
import { Picture, type ImageSource } from '../../content/picture/index.ts';
import { shownBadge, type GameBadge } from './badges.ts';

/** A tile under a mouse rises; what lies over the cover rises with it. */
const lift = 'transition-transform duration-[220ms] ease-out group-hover/tile:-translate-y-1';

/** Left edge of the cover when a numeral stands before it. */
const edge = 'left-12 aspect-auto bottom-[22px] tablet:left-15';

const badgeTones: Readonly<Record<GameBadge['kind'], string>> = {
  locked: 'bg-surface-3 text-ink',
  live: "bg-[#c92a22] text-white before:size-1.5 before:rounded-full before:bg-white before:content-['']",
  tournament: 'bg-turquoise-bright text-turquoise-abyss',
  jackpot: 'bg-amber-bright text-amber-abyss',
  new: 'bg-accent text-on-accent',
  top: 'bg-surface-inverse text-ink-inverse',
  demo: 'bg-surface-3 text-ink',
};

/** Props of `GameTile`. */
export interface GameTileProps extends Omit<ComponentProps<'div'>, 'children'> {
  href: string;
  name: string;
  provider: string;
  /** Cover, 460 × 614. Its alternative text is not read: the link is named by game and studio. */
  image: ImageSource | null;
  /** Every badge that applies; the most important one is shown. */
  badges?: readonly GameBadge[] | undefined;
  /** Why the game cannot be played: dims the cover and says so on it. */
  unavailableReason?: string | undefined;
  /** Place in a top list, from 1: a large numeral to the left of the cover. */
  rank?: number | undefined;
  /** The cover is in the first screen: load it now. */
  priority?: boolean | undefined;
  /** Word on the hover veil (fine pointers only). */
  playLabel?: string | undefined;
  /** Demo link on the hover veil. */
  demo?: { href: string; label: string } | undefined;
  /** `TileButton`s of the list: they stand on the cover and beside the studio. */
  actions?: ReactNode;
}

/** A game in a row or a grid: one link named "{game}, {studio}". */
export function GameTile(props: GameTileProps) {
  const {
    href,
    name,
    provider,
    image,
    badges = [],
    unavailableReason,
    rank,
    priority,
    playLabel,
    demo,
    actions,
    className,
    ...rest
  } = props;
  // Veil and demo link are drawn for a tile that was met with a mouse or the keyboard: a grid has hundreds of others.
  const [isMet, setMet] = useState(false);
  const meet = () => setMet(true);
  const badge = shownBadge(badges, unavailableReason !== undefined);
  const noteId = useId();
  const note = unavailableReason ?? badge?.label;
  const ranked = rank !== undefined;
  return (
    <div
      onPointerEnter={meet}
      onFocus={meet}
      {...rest}
      className={cn('group/tile relative min-w-0', ranked && 'pl-12 tablet:pl-15', className)}
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
        aria-describedby={note === undefined ? undefined : noteId}
        className="relative block rounded-md"
      >
        <span
          aria-hidden="true"
          className={cn(
            'relative block aspect-[460/614] overflow-hidden rounded-md after:absolute after:inset-0 after:rounded-md after:shadow-art',
            // The reason is written on it, also while the picture loads.
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
          {isMet && unavailableReason === undefined && <Veil label={playLabel} />}
        </span>
        <span
          className={cn(
            'mt-1.5 block truncate text-[0.75rem] leading-4 font-medium text-ink-subtle',
            actions !== undefined && 'pr-7',
          )}
        >
          <span translate="no" className="sr-only">
            {name},{' '}
          </span>
          {provider}
        </span>
      </Link>
      {note !== undefined && (
        <div
          className={cn(
            'pointer-events-none absolute inset-x-0 top-0 aspect-[460/614]',
            lift,
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
      {demo && isMet && unavailableReason === undefined && (
        <Link
          href={demo.href}
          aria-label={`${demo.label}, ${name}`}
          className={cn(
            'absolute right-2.5 bottom-[32px] hidden h-11 items-center justify-center rounded-[10px] bg-surface-3 text-[0.875rem] font-semibold text-ink opacity-0 group-hover/tile:opacity-100 focus-visible:opacity-100 pointer-fine:flex',
            ranked ? 'left-[58px] tablet:left-[70px]' : 'left-2.5',
          )}
        >
          {demo.label}
        </Link>
      )}
      {actions}
    </div>
  );
}

/** Dark veil with "play" that fine pointers see; decoration of the link below it. */
function Veil({ label }: { label: string | undefined }) {
  return (
    <span className="absolute inset-0 hidden flex-col items-center justify-center gap-2 bg-[rgb(12_9_8/.72)] text-[0.875rem] font-semibold text-on-backdrop opacity-0 transition-opacity duration-[140ms] ease-out group-hover/tile:opacity-100 pointer-fine:flex">
      <span className="grid size-12 place-items-center rounded-inlay bg-brand text-on-brand shadow-bevel">
        <PlayIcon className="size-5" />
      </span>
      {label}
    </span>
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
        <LockedIcon aria-hidden="true" className="size-5" />
      </span>
      <span id={id} className="line-clamp-3">
        {reason}
      </span>
    </span>
  );
}

/** What stands in for a cover that is missing or broken. */
function TileFallback({ name }: { name: string }) {
  return (
    <span className="backdrop-onyx absolute inset-0 flex flex-col items-center justify-center gap-3 p-3 text-center">
      <span aria-hidden="true" className="opacity-40">
        <Logo variant="symbol" title="" />
      </span>
      <span
        translate="no"
        className="slant line-clamp-4 max-w-full font-display text-display-sm break-words hyphens-auto"
      >
        {name}
      </span>
    </span>
  );
}
