import { HeaderSearchLink } from '@tulpar/ui/header';
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { createPortal } from 'react-dom';
import { href, useGo, useLocation } from '#app/platform/routing/router.tsx';
import { useRecentGames } from '../recent-games.ts';
import { SearchBar } from './SearchBar.tsx';
import { SearchStart } from './SearchStart.tsx';

/** Search of the header on wide screens: a link that becomes a field with a panel over the page. */
export function HeaderSearch({ label }: { label: string }) {
  const [openOn, setOpenOn] = useState<string | null>(null);
  const { key } = useLocation();
  const isOpen = openOn === key;
  const link = useRef<HTMLAnchorElement>(null);
  const hasClosedByKey = useRef(false);
  useEffect(() => {
    if (isOpen || !hasClosedByKey.current) return;
    hasClosedByKey.current = false;
    link.current?.focus();
  }, [isOpen]);
  if (!isOpen)
    return (
      <HeaderSearchLink
        ref={link}
        href={href('gamesSearch')}
        label={label}
        onClick={(event) => {
          if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          setOpenOn(key);
        }}
      />
    );
  return (
    <SearchPanel
      onClose={(isByKey) => {
        hasClosedByKey.current = isByKey;
        setOpenOn(null);
      }}
    />
  );
}

function SearchPanel({ onClose }: { onClose: (isByKey: boolean) => void }) {
  const go = useGo();
  const recent = useRecentGames();
  const box = useRef<HTMLDivElement>(null);
  const focusField = () => box.current?.querySelector('input')?.focus();
  return (
    <div
      ref={box}
      onBlur={(event: FocusEvent) => {
        // A press on the page closes it; leaving the window does not.
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
