import { lazyPart } from '../platform/loading/lazy-part.ts';
import { useSignedIn } from '../platform/session/scope.tsx';

/** It has nothing to say, so it does not wait for texts. */
const SessionServices = lazyPart(async () => (await import('../features/session/index.ts')).SessionServices);
const NotificationToasts = lazyPart(
  async () => (await import('../features/notifications/index.ts')).NotificationToasts,
);

const LazyServices = lazyPart(async () => (await import('./LazyServices.tsx')).LazyServices);

/** What runs beside the pages: reading the visitor or the player, a player's notifications and live figures, logs. */
export function PlayerServices() {
  const signedIn = useSignedIn();
  return (
    <>
      <SessionServices />
      {signedIn && <NotificationToasts />}
      <LazyServices signedIn={signedIn} />
    </>
  );
}
