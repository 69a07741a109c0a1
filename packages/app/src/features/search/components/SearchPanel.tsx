import { useRef, type FocusEvent } from 'react';
import { createPortal } from 'react-dom';
import { href, useGo } from '#app/platform/routing/router.tsx';
import { useRecentGames } from '../recent-games.ts';
import { SearchBar } from './SearchBar.tsx';
import { SearchStart } from './SearchStart.tsx';

/** The field of the header with its panel; the page below is dimmed. `isByKey`: closed with Escape. */
export function SearchPanel({ onClose }: { onClose: (isByKey: boolean) => void }) {
  const go = useGo();
  const recent = useRecentGames();
  const box = useRef<HTMLDivElement>(null);
  const focusField = () => box.current?.querySelector('input')?.focus();
  return (
    <div
      ref={box}
      onBlur={(event: FocusEvent) => {
        // Focus elsewhere on the page closes the panel; leaving the window does not.
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) onClose(false);
      }}
    >
      <SearchBar
        value=""
        onSearch={(search) => search && go(href('gamesSearch', {}, { search: { search } }))}
        onGame={(game) => {
          recent.remember(game);
          go(href('game', { slug: game.slug }));
        }}
        onProvider={(filter) => go(href('gamesFilter', { filter }))}
        panel={{
          start: <SearchStart recent={recent} onClear={focusField} isPanel />,
          onEscape: () => onClose(true),
        }}
      />
      {createPortal(
        <div
          className="fixed inset-0 top-18 z-20 animate-fade-in bg-scrim"
          onPointerDown={() => onClose(false)}
        />,
        document.body,
      )}
    </div>
  );
}
