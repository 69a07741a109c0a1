import { useState } from 'react';
import { useSignedIn } from '#app/platform/session/scope.tsx';
import { GameTop } from './GameTop.tsx';
import { GameWindows, type OpenWindow } from './GameWindows.tsx';

/** The bar without a game; its windows work as well. */
export function PlainTop() {
  const signedIn = useSignedIn();
  const [shown, setShown] = useState<OpenWindow | null>(null);
  return (
    <>
      <GameTop
        name={undefined}
        mode={null}
        isPlayer={signedIn}
        onReal={() => undefined}
        onDeposit={(uid) => setShown({ kind: 'deposit', uid })}
        onInbox={() => setShown({ kind: 'inbox' })}
      />
      <GameWindows shown={shown} onShow={setShown} />
    </>
  );
}
