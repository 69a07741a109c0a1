import type { ComponentProps } from 'react';

const beats = [0, 1, 2] as const;

/**
 * Three slanted bars that pulse in turn, in the text colour. Decorative: the caller must also provide a text.
 * A class that overrides one of its own needs `!`.
 */
export function LoadingBars({ className, ...rest }: ComponentProps<'span'>) {
  return (
    <span aria-hidden="true" {...rest} className={`inline-flex h-3 gap-1 ${className ?? ''}`}>
      {beats.map((beat) => (
        <span
          key={beat}
          className="h-full w-[5px] -skew-x-[18deg] animate-loader rounded-[1.5px] bg-current"
          style={{ animationDelay: `${beat * 150}ms` }}
        />
      ))}
    </span>
  );
}
