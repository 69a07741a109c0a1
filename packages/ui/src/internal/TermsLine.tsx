import { DotLine } from '../foundations/dot-line/DotLine.tsx';
import { cn } from '../foundations/cn/cn.ts';
import { Link } from '../navigation/link/Link.tsx';

interface TermsLineProps {
  terms: string;
  link?: { label: string; href: string } | undefined;
  className?: string | undefined;
}

/** Terms of a banner in small print, with a link to the full ones. */
export function TermsLine({ terms, link, className }: TermsLineProps) {
  return (
    <p className={cn('mt-[7px] line-clamp-2 max-w-full text-micro font-medium', className)}>
      <DotLine
        parts={[
          ...terms.split(' · '),
          link && (
            <Link key="link" href={link.href} className="underline">
              {link.label}
            </Link>
          ),
        ]}
      />
    </p>
  );
}
