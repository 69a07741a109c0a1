import type { GameDetail } from '@tulpar/api/contract';
import { Suspense, useState } from 'react';
import { DepositWindow, InboxWindow, SessionSheet } from './windows.ts';

/** The window that is open over the game; `uid` is the chosen method of a deposit. */
export type OpenWindow = { kind: 'deposit'; uid: string | null } | { kind: 'inbox' } | { kind: 'session' };

/** Props of `GameWindows`. */
export interface GameWindowsProps {
  /** Absent while there is none: nothing is played then. */
  game?: GameDetail;
  shown: OpenWindow | null;
  onShow: (next: OpenWindow | null) => void;
}

/** Deposit, notifications and the sitting over the running game (HEAD-12). Once fetched they stay, so that they can close gently. */
export function GameWindows({ game, shown, onShow }: GameWindowsProps) {
  // The last state of each window: it is what is seen while it closes.
  const [last, setLast] = useState<Partial<Record<OpenWindow['kind'], OpenWindow>>>({});
  if (shown && last[shown.kind] !== shown) setLast({ ...last, [shown.kind]: shown });
  const close = () => onShow(null);
  const step = (uid: string | null) => onShow({ kind: 'deposit', uid });
  return (
    <Suspense>
      {last.deposit?.kind === 'deposit' && (
        <DepositWindow
          isOpen={shown?.kind === 'deposit'}
          uid={last.deposit.uid}
          onStep={step}
          onClose={close}
        />
      )}
      {last.inbox && <InboxWindow isOpen={shown?.kind === 'inbox'} onDeposit={step} onClose={close} />}
      {game && last.session && (
        <SessionSheet game={game} isOpen={shown?.kind === 'session'} onClose={close} />
      )}
    </Suspense>
  );
}
