import type { GameTitle } from '@tulpar/api/contract';
import { FilterChip } from '@tulpar/ui/filter-chip';
import { CloseIcon, RecentIcon } from '@tulpar/ui/icon';
import { Notice } from '@tulpar/ui/notice';
import { keepFocusInRow } from '@tulpar/ui/row-focus';
import { useId, useRef } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href } from '#app/platform/routing/router.tsx';

export interface RecentChipsProps {
  games: readonly GameTitle[];
  onClear: () => void;
  isClearFailed: boolean;
  /** Reserves the height of the empty row, because a player's games load after the page. */
  isSpaceReserved: boolean;
}

/** Recently found games in a scrolling row, with a button to clear them (SEARCH-07, SEARCH-09). */
export function RecentChips({ games, onClear, isClearFailed, isSpaceReserved }: RecentChipsProps) {
  const t = useText();
  const headId = useId();
  const home = useRef<HTMLElement>(null);
  if (games.length === 0) return isSpaceReserved ? <div className="h-13" /> : null;
  return (
    <section ref={home} aria-labelledby={headId} className="pt-1">
      <h2 id={headId} className="sr-only">
        {t('search.recent')}
      </h2>
      <ul
        onFocus={keepFocusInRow}
        className="scrollbar-none relative flex scroll-px-4 gap-2 overflow-x-auto px-4 py-1 tablet:scroll-px-6 tablet:px-6 desktop:scroll-px-8 desktop:px-8"
      >
        {games.map(({ id, slug, name }) => (
          <li key={id} className="flex-none">
            <FilterChip
              href={href('game', { slug })}
              label={name}
              icon={<RecentIcon aria-hidden="true" />}
              className="max-w-64"
            />
          </li>
        ))}
        <li className="flex-none">
          <button
            type="button"
            onClick={() => {
              // The button is removed with its row, so move the focus to the field.
              home.current?.closest('main')?.querySelector<HTMLElement>('input[type="search"]')?.focus();
              onClear();
            }}
            className="hit-44 inline-flex h-10 items-center gap-1.5 rounded-md px-3 text-[0.875rem] font-semibold whitespace-nowrap text-brand-ink hover:bg-surface-2 [&_svg]:size-[18px]"
          >
            <CloseIcon aria-hidden="true" />
            {t('search.recent.clear')}
          </button>
        </li>
      </ul>
      {isClearFailed && (
        <Notice tone="error" className="mx-4 mt-2 tablet:mx-6 desktop:mx-8">
          {t('search.recent.failed')}
        </Notice>
      )}
    </section>
  );
}
