import { Children, type ReactNode } from 'react';

/** Props of `DotLine`. */
export interface DotLineProps {
  /** Facts in order; empty ones are left out. A text with dots is passed as `text.split(' · ')`. */
  parts: readonly ReactNode[];
}

/** Facts with a dot between them. No line begins or ends with a dot, wherever it wraps. */
export function DotLine({ parts }: DotLineProps) {
  return (
    // The first part of a line has its dot in the margin, where it is clipped.
    <span className="block overflow-x-clip">
      <span className="-ml-[.8em] block">
        {Children.map(parts.filter(Boolean), (part, index) => (
          <span className="relative inline-block max-w-full pl-[.8em]">
            {index > 0 && <span className="absolute left-0 w-[.8em] text-center"> · </span>}
            {part}
          </span>
        ))}
      </span>
    </span>
  );
}
