import { useLayoutEffect, useState } from 'react';
import { RouterProvider } from '../platform/routing/router.tsx';
import { TextProvider } from '../platform/i18n/intl.tsx';
import { SessionScope } from '../platform/session/scope.tsx';
import { CrashBoundary } from './CrashBoundary.tsx';
import type { startRouter } from './router.tsx';

interface AppProps {
  router: ReturnType<typeof startRouter>;
}

/**
 * The router's pages. The library listens from its first commit on and would never hear of what happened while the
 * first frame was drawn in slices: the router is made to say it again.
 */
function Pages({ router }: AppProps) {
  const [drawn] = useState(router.state);
  useLayoutEffect(() => {
    if (router.state !== drawn) void router.revalidate();
  }, [router, drawn]);
  return <RouterProvider router={router} />;
}

/** The whole app over a router. */
export function App({ router }: AppProps) {
  return (
    <TextProvider>
      <CrashBoundary>
        <SessionScope>
          <Pages router={router} />
        </SessionScope>
      </CrashBoundary>
    </TextProvider>
  );
}
