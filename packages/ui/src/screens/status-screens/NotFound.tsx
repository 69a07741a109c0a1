import type { Ref } from 'react';
import { Button } from '../../inputs/button/index.ts';
import { Link } from '../../navigation/link/index.ts';
import { StatusScreen } from '../../feedback/status-screen/index.ts';

/** Props of `NotFound`. */
export interface NotFoundProps {
  title: string;
  text: string;
  home: { label: string; href: string };
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Unknown page (ROUTE-46). */
export function NotFound({ home, ...screen }: NotFoundProps) {
  return (
    <StatusScreen
      {...screen}
      art={
        <span
          aria-hidden="true"
          className="slant block font-display text-[min(5.5rem,28vw)] leading-none font-extrabold text-ink-subtle"
        >
          404
        </span>
      }
      action={
        <Button asChild>
          <Link href={home.href}>{home.label}</Link>
        </Button>
      }
    />
  );
}
