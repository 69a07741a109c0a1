import { cn } from '@tulpar/ui/cn';
import { Link } from '@tulpar/ui/link';
import { useEffect, useState } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';

/** Grid with the contents of a page in a left column, on desktops only. */
export const WITH_CONTENTS = 'desktop:grid desktop:grid-cols-[15.5rem_minmax(0,1fr)] desktop:gap-8';

export interface ContentsProps {
  /** `id`: id of the part's element on the page. */
  groups: readonly { id: string; title: string | null; questions?: readonly unknown[] }[];
  className?: string;
}

/** Links to the parts of a page; the one in view is marked. */
export function Contents({ groups, className }: ContentsProps) {
  const t = useText();
  const current = useGroupInView(groups);
  return (
    <nav
      aria-label={t('content.contents')}
      className={cn('max-desktop:-mx-4 max-desktop:tablet:-mx-6', className)}
    >
      <ul className="scrollbar-none relative flex gap-2 overflow-x-auto px-4 pb-4 tablet:px-6 desktop:sticky desktop:top-24 desktop:flex-col desktop:gap-0.5 desktop:p-0">
        {groups.map(({ id, title, questions }) => (
          <li key={id} className="flex-none">
            <Link
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                const group = document.getElementById(id);
                group?.scrollIntoView();
                // Continue keyboard navigation from this part.
                group?.focus({ preventScroll: true });
              }}
              className="flex min-h-11 items-center justify-between gap-2 rounded-md px-3.5 text-[0.875rem] leading-5 font-semibold text-ink-muted inset-ring inset-ring-line hover:bg-surface-2 hover:text-ink aria-current:bg-surface-inverse aria-current:text-ink-inverse max-desktop:bg-surface-1 desktop:py-2 desktop:inset-ring-0"
            >
              {title}
              {questions && <span className="font-normal opacity-75">{questions.length}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Id of the group that last entered the band from 15 to 30 % of the window's height; until then the first one. */
function useGroupInView(groups: ContentsProps['groups']): string | undefined {
  const [reached, setReached] = useState<string | null>(null);
  useEffect(() => {
    const seen = new IntersectionObserver(
      (entries) => {
        const entry = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (entry) setReached(entry.target.id);
      },
      { rootMargin: '-15% 0px -70%' },
    );
    for (const { id } of groups) {
      const section = document.getElementById(id);
      if (section) seen.observe(section);
    }
    return () => seen.disconnect();
  }, [groups]);
  return groups.find(({ id }) => id === reached)?.id ?? groups[0]?.id;
}
