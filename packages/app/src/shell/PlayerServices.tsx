import { lazy } from 'react';
import { loadPart } from '../platform/chunks.ts';
import { lazyPart } from '../platform/lazy-part.ts';
import { useSignedIn } from '../platform/scope.tsx';

/** It has nothing to say, so it does not wait for texts. */
const SessionServices = lazy(async () => ({
  default: (await loadPart(() => import('../features/session/index.ts'))).SessionServices,
}));
const NotificationToasts = lazyPart(
  async () => (await import('../features/notifications/index.ts')).NotificationToasts,
);

/** What runs beside the pages: reading the visitor or the player, and a player's notifications. */
export function PlayerServices() {
  const signedIn = useSignedIn();
  return (
    <>
      <SessionServices />
      {signedIn && <NotificationToasts />}
    </>
  );
}
