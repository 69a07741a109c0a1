import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../../platform/i18n/intl.tsx';
import { offlineReasonAtom } from '../../platform/network/connectivity.ts';
import { matchRoute } from '../../platform/routing/paths.ts';
import { useLocation } from '../../platform/routing/router.tsx';
import { store, useAtomValue } from '../../platform/state/store.ts';
import { routes } from '../../routes.ts';
import { savedSlotAtom, probe } from '../availability.ts';
import { SavedLobby } from './SavedLobby.tsx';
import { Button } from '@tulpar/ui/button';
import { NoConnectionIcon } from '@tulpar/ui/icon';
import { useMomentText, usePageMoment } from './page-moment.ts';

/**
 * States that the page is offline and how old its data is, with a button that checks the network immediately
 * (REACH-05). `isInset`: inside the rounded corners of a panel on wide screens.
 */
function SavedBar({ isInset }: { isInset: boolean }) {
  const t = useText();
  const momentText = useMomentText();
  const moment = usePageMoment();
  const [state, setState] = useState<'rest' | 'asking' | 'failed'>('rest');
  const check = () => {
    setState('asking');
    probe().catch(() => setState('failed'));
  };
  return (
    <div
      className={`flex flex-wrap items-center gap-x-3 bg-warning-soft px-4 py-1 text-warning-ink ${isInset ? 'tablet:mx-6 tablet:rounded-xl' : 'tablet:px-6 desktop:px-8'}`}
    >
      <NoConnectionIcon aria-hidden="true" className="size-5 flex-none" />
      <p role="status" className="min-w-0 flex-1 basis-32 text-body-strong wrap-anywhere">
        {moment === null ? t('networkLoseConnection') : t('offline.bar', { moment: momentText(moment) })}
        {state === 'failed' && <span className="block text-caption">{t('offline.still')}</span>}
      </p>
      <Button
        variant="ghost"
        size="sm"
        busy={state === 'asking'}
        className="-mr-3 px-3! text-warning-ink!"
        onClick={check}
      >
        {t('offline.check')}
      </Button>
    </div>
  );
}

/**
 * Shown over saved pages: the bar, and on the lobby what works offline. The only text that explains why
 * money, games, bonuses and limits are unavailable (REACH-07).
 */
export function OfflineView() {
  const t = useText();
  const { pathname } = useLocation();
  const reason = t('offline.reason');
  useEffect(() => {
    store.set(offlineReasonAtom, reason);
    return () => store.set(offlineReasonAtom, undefined);
  }, [reason]);
  // Pages without a layout have no slot; the bar then precedes them.
  const slot = useAtomValue(savedSlotAtom);
  const id = matchRoute(pathname)?.id;
  const view = (
    <>
      <SavedBar isInset={id !== undefined && routes[id].frame === 'panel'} />
      {id === 'lobby' && <SavedLobby />}
    </>
  );
  return slot ? createPortal(view, slot) : view;
}
