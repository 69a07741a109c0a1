import { lazyPart } from '../platform/loading/lazy-part.ts';
import { useSignedIn } from '../platform/session/scope.tsx';

/** It renders no text, so it does not wait for messages. */
const SessionServices = lazyPart(async () => (await import('../features/session/index.ts')).SessionServices);
const NotificationToasts = lazyPart(
  async () => (await import('../features/notifications/index.ts')).NotificationToasts,
);

const LazyServices = lazyPart(async () => (await import('./LazyServices.tsx')).LazyServices);

/** Background services: profile or visitor, notifications, live data, logs. */
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
