import type { ButtonHTMLAttributes, Ref } from 'react';
import { cn } from '../../foundations/cn/index.ts';
import { FavouriteIcon, InfoIcon } from '../../foundations/icon/index.ts';

/** Controls in a hidden overlay must not be clickable. */
export const whileShown =
  'pointer-events-none pointer-fine:group-hover/tile:pointer-events-auto group-has-[:focus-visible]/tile:pointer-events-auto group-data-held/tile:pointer-events-auto';

/** Props of `TileButton`. */
export interface TileButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** `favourite`: a heart; `about`: an info icon. */
  kind: 'favourite' | 'about';
  /** Accessible name including the game, because a grid has many of these. */
  label: string;
  /** Whether the heart is filled; the name does not change. */
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
