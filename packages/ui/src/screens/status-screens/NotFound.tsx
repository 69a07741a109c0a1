import type { Ref } from 'react';
import { Button } from '../../inputs/button/index.ts';
import { Link } from '../../navigation/link/index.ts';
import type { ImageSource } from '../../content/picture/index.ts';
import { StatusScreen } from '../../feedback/status-screen/index.ts';

/** Props of `NotFound`. */
export interface NotFoundProps {
  title: string;
  text: string;
  home: { label: string; href: string };
  /** Link to the search. */
  search?: { label: string; href: string } | undefined;
  art?: ImageSource | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Unknown page (ROUTE-46). */
export function NotFound({ home, search, art, ...screen }: NotFoundProps) {
  return (
    <StatusScreen
      {...screen}
      art={
        art ?? (
          <span
            aria-hidden="true"
            className="slant block font-display text-[min(5.5rem,28vw)] leading-none font-extrabold text-ink-subtle"
          >
            404
          </span>
        )
      }
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button asChild>
            <Link href={home.href}>{home.label}</Link>
          </Button>
          {search && (
            <Button asChild variant="secondary">
              <Link href={search.href}>{search.label}</Link>
            </Button>
          )}
        </div>
      }
    />
  );
}
