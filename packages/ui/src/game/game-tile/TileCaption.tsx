import { cn } from '../../foundations/cn/cn.ts';
import { FavouriteIcon } from '../../foundations/icon/index.ts';

/** Contribution of a game to the wager of an active bonus: visible text ("100%"), and a sentence for screen readers. */
export interface TileShare {
  text: string;
  label: string;
  /** Bets on the game do not count at all. */
  isNone?: boolean | undefined;
}

export interface TileCaptionProps {
  name: string;
  provider: string;
  share: TileShare | undefined;
  isFavourite: boolean | undefined;
}

/**
 * Line below a cover: the provider, and on the right the bonus contribution. A narrow tile hides the provider
 * if there is a contribution.
 */
export function TileCaption({ name, provider, share, isFavourite }: TileCaptionProps) {
  return (
    <span className="@container mt-1.5 block text-[0.75rem] leading-4 font-medium text-ink-subtle">
      <span className="flex items-center gap-1.5">
        {isFavourite && <FavouriteIcon className="size-3 flex-none fill-current text-ink-muted" />}
        <span className={cn('min-w-0 flex-1 truncate', share && '@max-[119px]:sr-only')}>
          <span translate="no" className="sr-only">
            {name},{' '}
          </span>
          {provider}
        </span>
        {share && (
          <span
            aria-hidden="true"
            className={cn(
              'flex flex-none items-center gap-[3px] font-[650]',
              share.isNone ? 'text-ink-subtle' : 'text-bonus-ink',
            )}
          >
            <Feather isOutlined={share.isNone} />
            {share.text}
          </span>
        )}
      </span>
    </span>
  );
}

function Feather({ isOutlined = false }: { isOutlined: boolean | undefined }) {
  return (
    <svg viewBox="0 0 12 12" className="size-[13px] flex-none" strokeWidth="1.1" strokeLinecap="round">
      <path
        d="M2.6 9.5C1.9 4.9 5.2 1.1 11.2.6c.5 5.6-2.9 9.6-8.6 8.9z"
        className={isOutlined ? 'fill-none stroke-current' : 'fill-bonus'}
      />
      <path
        d="M.9 11.2 7.4 4.5"
        className={cn('fill-none', isOutlined ? 'stroke-current' : 'stroke-canvas')}
      />
    </svg>
  );
}
