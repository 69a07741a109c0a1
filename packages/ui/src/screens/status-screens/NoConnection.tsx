import type { ReactNode, Ref } from 'react';
import { WaitIcon } from '../../foundations/icon/index.ts';
import { StatusScreen } from '../../feedback/status-screen/index.ts';

/** Props of `NoConnection`. */
export interface NoConnectionProps {
  title: string;
  text: string;
  /** States that the page checks for the network automatically. */
  searching?: string | undefined;
  /** What can be done meanwhile. */
  action?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Drawn as SVG, because pictures cannot load offline. */
function Waves() {
  return (
    <svg aria-hidden="true" viewBox="0 0 128 112" className="mx-auto block h-28 w-32">
      <path
        className="fill-surface-3"
        d="M64 4c27 0 50 10 62 26l-13 10C103 27 85 20 64 20S25 27 15 40L2 30C14 14 37 4 64 4Z"
      />
      <path
        className="fill-line-strong"
        d="M64 34c17 0 32 7 40 18L91 62c-5-7-15-12-27-12s-22 5-27 12L24 52c8-11 23-18 40-18Z"
      />
      <path
        className="fill-brand"
        d="M64 64c8 0 15 3 19 9l-11 9c-2-3-5-4-8-4s-6 1-8 4l-11-9c4-6 11-9 19-9Z"
      />
      <path className="fill-bonus" d="m64 88 8 10-8 10-8-10Z" />
    </svg>
  );
}

/** Offline screen (AVAIL-06). The page returns automatically. */
export function NoConnection({ searching, action, ...screen }: NoConnectionProps) {
  return (
    <StatusScreen
      {...screen}
      art={<Waves />}
      action={
        <>
          {searching && (
            <p className="flex min-h-11 items-center gap-2 text-body text-ink-muted">
              <WaitIcon aria-hidden="true" className="shrink-0 animate-spin motion-reduce:animate-none" />
              {searching}
            </p>
          )}
          {action}
        </>
      }
    />
  );
}
