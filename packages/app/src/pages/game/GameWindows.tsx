import type { GameDetail } from '@tulpar/api/contract';
import { Suspense, useState } from 'react';
import { lazyPart } from '#app/platform/loading/lazy-part.ts';
import { SessionSheet } from './SessionSheet.tsx';

// They carry the cash box and the inbox.
const DepositWindow = lazyPart(async () => (await import('./DepositWindow.tsx')).DepositWindow);
const InboxWindow = lazyPart(async () => (await import('./InboxWindow.tsx')).InboxWindow);

/** Window open over the game; `uid` is the selected deposit method. */
export type OpenWindow = { kind: 'deposit'; uid: string | null } | { kind: 'inbox' } | { kind: 'session' };

export interface GameWindowsProps {
  /** Absent until a game has loaded. */
  game?: GameDetail;
  shown: OpenWindow | null;
  onShow: (next: OpenWindow | null) => void;
}

/**
 * Deposit, notifications and session over the running game (HEAD-12). They stay mounted once loaded, for the
 * closing animation.
 */
export function GameWindows({ game, shown, onShow }: GameWindowsProps) {
  // The last state of each window, shown during its closing animation.
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
