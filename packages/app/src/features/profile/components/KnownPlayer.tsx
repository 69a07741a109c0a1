import type { User } from '@tulpar/api/contract';
import type { ReactNode } from 'react';
import { userAtom } from '#app/features/session/index.ts';
import { useText, type MessageId } from '#app/platform/i18n/intl.tsx';
import { PlayerRecord } from './PlayerRecord.tsx';
import { VerifyFrame } from './VerifyFrame.tsx';
import { useAtomValue } from '#app/platform/state/store.ts';

/** Props of `KnownPlayer`: the title that stands until the player is known, and what then takes the whole page. */
export interface KnownPlayerProps {
  titleId: MessageId;
  children: (user: User) => ReactNode;
}

/** A page that is drawn whole once the player is known, such as one that a full screen may take the place of. */
export function KnownPlayer({ titleId, children }: KnownPlayerProps) {
  const t = useText();
  const user = useAtomValue(userAtom);
  if (user) return children(user);
  return (
    <VerifyFrame title={t(titleId)}>
      <PlayerRecord fields={2}>{children}</PlayerRecord>
    </VerifyFrame>
  );
}
