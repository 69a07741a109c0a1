import { cva } from 'class-variance-authority';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { cn } from '../../foundations/cn/index.ts';
import { FavouriteIcon } from '../../foundations/icon/index.ts';

/** Props of `TileButton`. */
export interface TileButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** `favourite`: a heart on the cover; `about`: a small i beside the studio. */
  kind: 'favourite' | 'about';
  /** Its name, with the name of the game: a grid has as many of these as games. */
  label: string;
  /** Whether the heart is filled; the name stays the same. */
  pressed?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

const tileButton = cva(
  'hit-44 absolute grid place-items-center transition-colors duration-[140ms] ease-out',
  {
    variants: {
      kind: {
        favourite:
          'top-1.5 right-1.5 size-8 rounded-full bg-[rgb(18_15_13/.62)] text-white hover:bg-[rgb(18_15_13/.86)] aria-pressed:text-[#ff6b62] aria-pressed:[&_svg]:fill-current',
        about:
          "-right-0.5 -bottom-2 size-8 font-display text-[0.6875rem] leading-none font-extrabold text-ink-subtle before:absolute before:size-4 before:rounded-full before:inset-ring-[1.5px] before:inset-ring-current before:content-[''] hover:text-ink",
      },
    },
  },
);

/** What can be done with a game without opening it. Answers to 44 px; goes into `actions` of a `GameTile`. */
export function TileButton({ kind, label, pressed, className, ...rest }: TileButtonProps) {
  return (
    <button
      aria-label={label}
      aria-pressed={pressed}
      {...rest}
      type="button"
      className={cn(tileButton({ kind }), className)}
    >
      {kind === 'favourite' ? <FavouriteIcon aria-hidden="true" className="size-[18px]" /> : 'i'}
    </button>
  );
}
