import { HeaderSearchLink } from '@tulpar/ui/header';
import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '#app/platform/loading/lazy-part.ts';
import { href, useLocation } from '#app/platform/routing/router.tsx';

const SearchPanel = lazyPart(async () => (await import('./SearchPanel.tsx')).SearchPanel);

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
  const address = href('gamesSearch');
  if (!isOpen)
    return (
      <HeaderSearchLink
        ref={link}
        href={address}
        label={label}
        onClick={(event) => {
          if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          setOpenOn(key);
        }}
      />
    );
  return (
    <Suspense fallback={<HeaderSearchLink href={address} label={label} />}>
      <SearchPanel
        onClose={(isByKey) => {
          hasClosedByKey.current = isByKey;
          setOpenOn(null);
        }}
      />
    </Suspense>
  );
}
