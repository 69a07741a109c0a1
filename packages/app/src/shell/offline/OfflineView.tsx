import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../../platform/i18n/intl.tsx';
import { offlineReasonAtom } from '../../platform/network/connectivity.ts';
import { matchRoute } from '../../platform/routing/paths.ts';
import { useLocation } from '../../platform/routing/router.tsx';
import { store, useAtomValue } from '../../platform/state/store.ts';
import { routes } from '../../routes.ts';
import { savedSlotAtom } from '../saved-slot.ts';
import { SavedBar } from './SavedBar.tsx';
import { SavedLobby } from './SavedLobby.tsx';

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
