import { Children, type ComponentProps, type ReactNode } from 'react';

export interface DotLineProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Facts in order; empty ones are left out. Split a text that has dots: `text.split(' · ')`. */
  parts: readonly ReactNode[];
}

/** The dot is the background of a space, because browsers remove a space at the end of a line. */
const dot = (
  <span className="bg-[radial-gradient(circle,currentColor_.06em,transparent_.1em)] [word-spacing:.5em] [print-color-adjust:exact]">
    {' '}
    <span className="sr-only">· </span>
  </span>
);

/** Facts with a dot between them. No line begins or ends with a dot, wherever the text wraps. */
export function DotLine({ parts, ...rest }: DotLineProps) {
  return (
    <span {...rest}>
      {Children.map(parts.filter(Boolean), (part, index) => (
        <>
          {index > 0 && dot}
          {part}
        </>
      ))}
    </span>
  );
}
