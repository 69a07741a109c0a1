import type { ComponentProps, ReactElement } from 'react';
import { cn } from '../../foundations/cn/cn.ts';

export type FlagCode = 'ru' | 'kz' | 'az' | 'en';

const drawings: Record<FlagCode, ReactElement> = {
  ru: (
    <>
      <path fill="#f4f4f4" d="M0 0h30v10H0z" />
      <path fill="#2a4fb8" d="M0 10h30v10H0z" />
      <path fill="#d52b1e" d="M0 20h30v10H0z" />
    </>
  ),
  kz: (
    <>
      <path fill="#00a5c4" d="M0 0h30v30H0z" />
      <circle cx="15.5" cy="13" r="4.6" fill="#ffd34d" />
      <path fill="#ffd34d" d="M8.5 18.5c2.5 3.4 10.5 3.4 14 0-3 1.4-4.5 1-7 .4-2.5.6-4 1-7-.4Z" />
      <path stroke="#ffd34d" strokeWidth="1.4" strokeDasharray="2 1.2" d="M3.5 3v24" />
    </>
  ),
  az: (
    <>
      <path fill="#0098c3" d="M0 0h30v10H0z" />
      <path fill="#d8203e" d="M0 10h30v10H0z" />
      <path fill="#1e9e54" d="M0 20h30v10H0z" />
      <path fill="#fff" d="M15.6 11.6a3.7 3.7 0 1 0 0 6.8 4.1 4.1 0 1 1 0-6.8Z" />
      <path
        fill="#fff"
        transform="translate(0 -.6)"
        d="m18.2 12.8.6 1.3 1.4-.5-.5 1.4 1.3.6-1.3.6.5 1.4-1.4-.5-.6 1.3-.6-1.3-1.4.5.5-1.4-1.3-.6 1.3-.6-.5-1.4 1.4.5Z"
      />
    </>
  ),
  en: (
    <>
      <path fill="#21388b" d="M0 0h30v30H0z" />
      <path stroke="#fff" strokeWidth="6" d="m0 0 30 30M30 0 0 30" />
      <path stroke="#cf2437" strokeWidth="2.4" d="m0 0 30 30M30 0 0 30" />
      <path stroke="#fff" strokeWidth="9" d="M15 0v30M0 15h30" />
      <path stroke="#cf2437" strokeWidth="5" d="M15 0v30M0 15h30" />
    </>
  ),
};

export interface FlagProps extends ComponentProps<'span'> {
  code: FlagCode;
}

/** A flag in a 30 px rounded square. Decorative: name the language or country next to it. */
export function Flag({ code, className, ...rest }: FlagProps) {
  return (
    <span
      aria-hidden="true"
      {...rest}
      className={cn(
        'block size-[30px] shrink-0 overflow-hidden rounded-[10px] shadow-[0_0_0_1px_rgb(128_120_112/0.35)]',
        className,
      )}
    >
      <svg viewBox="0 0 30 30" className="size-full">
        {drawings[code]}
      </svg>
    </span>
  );
}
