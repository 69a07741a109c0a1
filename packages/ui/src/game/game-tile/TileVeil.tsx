import type { ReactNode, ButtonHTMLAttributes, Ref } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { Link } from '../../navigation/link/Link.tsx';
import { FavouriteIcon, InfoIcon } from '../../foundations/icon/index.ts';

/** Controls of the overlay can be pressed only while it is shown. */
const whileShown =
  'pointer-events-none pointer-fine:group-hover/tile:pointer-events-auto group-has-[:focus-visible]/tile:pointer-events-auto group-data-held/tile:pointer-events-auto';

export interface TileButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** `favourite`: a heart; `about`: an info icon. */
  kind: 'favourite' | 'about';
  /** Accessible name that includes the game, because a grid has many such buttons. */
  label: string;
  /** Whether the heart is filled. The accessible name stays the same. */
  pressed?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

const icons = { favourite: FavouriteIcon, about: InfoIcon } as const;

/** An action on a game without opening it, with a 44 px touch target; for `actions` of a `GameTile`. */
export function TileButton({ kind, label, pressed, className, ...rest }: TileButtonProps) {
  const Icon = icons[kind];
  return (
    <button
      aria-label={label}
      aria-pressed={pressed}
      {...rest}
      type="button"
      className={cn(
        'hit-44 relative grid size-9 place-items-center rounded-md bg-[rgb(12_9_8/.72)] text-on-backdrop inset-ring inset-ring-white/15 transition-colors duration-[140ms] ease-out hover:bg-[rgb(12_9_8/.9)] aria-pressed:[&_svg]:fill-current',
        whileShown,
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-[18px]" />
    </button>
  );
}

/** The overlay is shown on hover, keyboard focus inside the tile, and long press. */
const shown =
  'pointer-fine:group-hover/tile:opacity-100 group-has-[:focus-visible]/tile:opacity-100 group-data-held/tile:opacity-100';
const button =
  'flex h-10 min-w-0 items-center justify-center rounded-[10px] px-2 text-[0.9375rem] font-semibold';

export interface TileVeilProps {
  name: string;
  /** Label of the play button; a press on it reaches the link under the overlay. Without it there is no button. */
  playLabel: string | undefined;
  demo: { href: string; label: string } | undefined;
  actions: ReactNode;
  className: string;
}

/** Overlay of a cover: actions at the top, play and demo below. A press elsewhere activates the link. */
export function TileVeil({ name, playLabel, demo, actions, className }: TileVeilProps) {
  return (
    <div
      className={cn(
        'pointer-events-none absolute inset-x-0 top-0 flex aspect-[460/614] flex-col justify-between rounded-md bg-[linear-gradient(rgb(12_9_8/.62),rgb(12_9_8/.24)_32%,rgb(12_9_8/.5)_48%,rgb(12_9_8/.94)_66%)] p-2 opacity-0 [transition-property:opacity,translate] duration-[140ms] ease-out',
        shown,
        className,
      )}
    >
      <div className="flex justify-end gap-2">{actions}</div>
      <div className="grid gap-1.5">
        {playLabel !== undefined && (
          <span aria-hidden="true" className={cn(button, 'bg-[#f7f1e9] text-[#1a1512]')}>
            <span className="truncate">{playLabel}</span>
          </span>
        )}
        {demo && (
          <Link
            href={demo.href}
            aria-label={`${demo.label}, ${name}`}
            className={cn(
              button,
              'hit-44 relative bg-[#25201c] text-on-backdrop inset-ring inset-ring-white/20',
              whileShown,
            )}
          >
            <span className="truncate">{demo.label}</span>
          </Link>
        )}
      </div>
    </div>
  );
}
