import { TechnicalIssues } from '@tulpar/ui/technical-issues';
import { useEffect, useState } from 'react';
import { art } from '../art/objects.ts';
import { useText } from '../platform/i18n/intl.tsx';
import { href } from '../platform/routing/paths.ts';
import { useQueryClient } from '../platform/network/query.ts';
import { outageAtom } from '../platform/network/outage.ts';
import { store, useAtomValue } from '../platform/state/store.ts';

const BALANCE = 'balance';
/** How long the button shows a loading state, ms; the client retries for longer. */
const BUSY = 3000;

/** Window about technical issues (ERR-06). Closes automatically once the balance has loaded. */
export function OutageWindow() {
  const t = useText();
  const queries = useQueryClient();
  const state = useAtomValue(outageAtom);
  const [busy, setBusy] = useState(false);
  useEffect(
    () =>
      queries.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return;
        if (event.query.queryKey[0] === BALANCE) store.set(outageAtom, 'none');
      }),
    [queries],
  );
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setBusy(false), BUSY);
    return () => clearTimeout(timer);
  }, [busy]);
  const retry = () => {
    setBusy(true);
    // The current attempt may be waiting for its next retry.
    void queries.refetchQueries({ queryKey: [BALANCE] }, { cancelRefetch: true });
  };
  return (
    <TechnicalIssues
      open={state === 'open'}
      onOpenChange={(open) => !open && store.set(outageAtom, 'seen')}
      title={t('technical.title')}
      text={t('technical.text')}
      closeLabel={t('nav.close')}
      art={art.horseshoe}
      retry={{ label: t('technical.retry'), onSelect: retry, busy }}
      support={{ label: t('technical.support'), href: href('staticPage', { slug: 'contacts' }) }}
    />
  );
}
