import { lazyPart } from '../platform/lazy-part.ts';
import { useSignedIn } from '../platform/scope.tsx';

const SessionServices = lazyPart(async () => (await import('../features/session/index.ts')).SessionServices);
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
