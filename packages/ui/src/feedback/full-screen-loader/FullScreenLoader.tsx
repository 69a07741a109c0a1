import { type ComponentProps, useEffect, useEffectEvent } from 'react';
import { Button } from '../../inputs/button/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import { LoadingBars } from '../loader/Loader.tsx';
import { Logo } from '../../navigation/logo/Logo.tsx';

/** Calls `reload` once, `delay` ms after `failed` became true; cancelled if `failed` becomes false. */
function useReloadAfter(failed: boolean, delay: number, reload: () => void) {
  const call = useEffectEvent(reload);
  useEffect(() => {
    if (!failed) return;
    const timer = setTimeout(() => call(), delay);
    return () => clearTimeout(timer);
  }, [failed, delay]);
}

export interface FullScreenLoaderProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Text that says what is loading. */
  label: string;
  /** Error text. `onReload` is then called automatically, after `reloadAfter`. */
  error?: string | undefined;
  reloadLabel: string;
  onReload: () => void;
  /** Delay between the failure and the reload, ms (MODAL-06). */
  reloadAfter?: number | undefined;
}

/** Full-screen logo while the page loads; after a failure with the error and a button. */
export function FullScreenLoader({
  label,
  error,
  reloadLabel,
  onReload,
  reloadAfter = 5000,
  className,
  ...rest
}: FullScreenLoaderProps) {
  const failed = error !== undefined;
  useReloadAfter(failed, reloadAfter, onReload);
  return (
    <div
      aria-busy={!failed}
      {...rest}
      data-state={failed ? 'failed' : 'loading'}
      className={cn(
        'fixed inset-0 z-[80] flex flex-col items-center justify-center gap-6 overflow-y-auto bg-canvas p-6 text-center text-ink',
        className,
      )}
    >
      <Logo title="" className="h-12" />
      {failed ? null : (
        <LoadingBars className="h-7! gap-2! text-logo-primary [&>span]:w-3! [&>span]:rounded-[3px]!" />
      )}
      <p role="status" className={cn('max-w-80 text-body text-ink-muted', failed && 'sr-only')}>
        {failed ? '' : label}
      </p>
      <div role="alert" className="flex flex-col items-center gap-5 empty:hidden">
        {failed ? (
          <>
            <p className="max-w-80 text-body text-ink-muted">{error}</p>
            <Button onClick={onReload}>{reloadLabel}</Button>
          </>
        ) : null}
      </div>
    </div>
  );
}
