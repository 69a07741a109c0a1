import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { feathers, head, reward, wordmark } from './paths.ts';

const boxes = { full: '0 0 318 96', symbol: '0 0 96 96', word: '112 0 206 96' } as const;

export interface LogoProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** `full`: symbol and wordmark; `symbol`: for little space; `word`: wordmark, next to a picture of the symbol. */
  variant?: keyof typeof boxes | undefined;
  /** Accessible name. Empty inside a link with its own name. */
  title: string;
}

/** Logo of Tulpar, 32 px high by default. The wordmark is an SVG path, so it needs no font. */
export function Logo({ variant = 'full', title, className, ...rest }: LogoProps) {
  const named = title ? ({ role: 'img', 'aria-label': title } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg {...named} viewBox={boxes[variant]} {...rest} className={cn('block h-8 w-auto shrink-0', className)}>
      {variant === 'word' ? null : (
        <>
          <path className="fill-ink" d={head} />
          {feathers.map((feather) => (
            <path key={feather} className="fill-logo-primary" d={feather} />
          ))}
          <path className="fill-logo-accent" d={reward} />
        </>
      )}
      {variant === 'symbol' ? null : (
        <path className="fill-ink" transform="translate(112 65) scale(0.02429)" d={wordmark} />
      )}
    </svg>
  );
}
