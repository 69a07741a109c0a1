import { Fragment } from 'react';
import { DotLine } from '../foundations/dot-line/DotLine.tsx';
import { cn } from '../foundations/cn/cn.ts';
import { Link } from '../navigation/link/Link.tsx';

interface TermsLineProps {
  terms: string;
  /** Link to the full terms. */
  link?: { label: string; href: string } | undefined;
  className?: string | undefined;
}

/** Terms of a banner in small print, with a link to the full ones. */
export function TermsLine({ terms, link, className }: TermsLineProps) {
  const parts = terms.split(' · ');
  return (
    <p className={cn('mt-[7px] line-clamp-2 max-w-full text-micro font-medium', className)}>
      {link ? (
        <DotLine
          parts={[
            ...parts.slice(0, -1),
            // Inside the last part, the link is one within a text, which needs no height of its own.
            <Fragment key="link">
              {parts.at(-1)}
              {'\u00a0·\u00a0'}
              <Link href={link.href} className="underline">
                {link.label}
              </Link>
            </Fragment>,
          ]}
        />
      ) : (
        <DotLine parts={parts} />
      )}
    </p>
  );
}
