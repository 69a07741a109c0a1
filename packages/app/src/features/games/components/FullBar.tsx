import { IconButton } from '@tulpar/ui/button';
import { ExitFullScreenIcon } from '@tulpar/ui/icon';
import { useEffect, useRef, type ReactNode } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';

/** Props of `FullBar`. */
export interface FullBarProps {
  /** How the session goes: never out of sight while money is played. */
  session?: ReactNode;
  /** What else the player may need, such as a deposit. */
  actions?: ReactNode;
  onExit: () => void;
}

/** The bar of a game over the whole screen: the session, a deposit, and the way out, which has the focus. */
export function FullBar({ session, actions, onExit }: FullBarProps) {
  const t = useText();
  const exit = useRef<HTMLButtonElement>(null);
  useEffect(() => exit.current?.focus({ preventScroll: true }), []);
  return (
    <div className="flex min-h-12 items-center gap-2 bg-canvas pr-[max(8px,env(safe-area-inset-right))] pb-[env(safe-area-inset-bottom)] pl-[max(16px,env(safe-area-inset-left))]">
      <div className="min-w-0 flex-1">{session}</div>
      {actions}
      <IconButton
        ref={exit}
        label={t('play.full.exit')}
        icon={<ExitFullScreenIcon aria-hidden="true" />}
        onClick={onExit}
      />
    </div>
  );
}
