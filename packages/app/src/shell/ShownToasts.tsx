import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@tulpar/ui/toast';
import { useEffect } from 'react';
import { useText } from '../platform/i18n/intl.tsx';
import { queryClientAtom } from '../platform/network/query.ts';
import { store, useAtomValue } from '../platform/state/store.ts';
import { pendingToastAtom } from '../platform/state/toasts.ts';

/**
 * Shows messages set outside the page (NET-12). A session can end during the first, interruptible render:
 * this is then the tree of the previous session, which will be discarded with its toasts, so it leaves the
 * message to the next one.
 */
export function ShownToasts() {
  const pending = useAtomValue(pendingToastAtom);
  const queries = useQueryClient();
  const { show } = useToast();
  const t = useText();
  useEffect(() => {
    if (!pending || queries !== store.get(queryClientAtom)) return;
    store.set(pendingToastAtom, null);
    show({ tone: pending.tone, title: t(pending.title) });
  }, [pending, queries, show, t]);
  return null;
}
