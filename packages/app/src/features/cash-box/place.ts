import { useMemo } from 'react';
import { userAtom } from '#app/features/session/index.ts';
import { useVisitor } from '#app/platform/session/visitor.ts';
import type { CashPlace } from './queries.ts';
import { useAtomValue } from '#app/platform/state/store.ts';

/** What the cash box's reads name: language, the account's currency and the player's address (OP-100). */
export function useCashPlace(): CashPlace {
  const { language, currency } = useVisitor();
  const address = useAtomValue(userAtom)?.address ?? '';
  return useMemo(() => ({ language, currency, address }), [language, currency, address]);
}
