import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@tulpar/ui/toast';
import { useEffect } from 'react';
import { useText } from '../platform/i18n/intl.tsx';
import { queryClientAtom } from '../platform/network/query.ts';
import { store, useAtomValue } from '../platform/state/store.ts';
import { pendingToastAtom } from '../platform/state/toasts.ts';

/**
 * Shows what was left for the player from outside the page (NET-12). A session may end while the page is drawn in slices:
 * this is then still the tree of the former session, which is thrown away with every toast in it. That tree leaves the
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
