import { useEffect, useLayoutEffect, useState, type PropsWithChildren } from 'react';
import { RouterProvider } from '../platform/routing/router.tsx';
import { TextProvider } from '../platform/i18n/intl.tsx';
import { SessionScope } from '../platform/session/scope.tsx';
import { currentStore, StoreProvider } from '../platform/state/store.ts';
import { takeOverFields } from './early-actions.ts';
import { endFirstView } from './hydration.ts';
import { CrashBoundary } from './CrashScreen.tsx';
import type { startRouter } from './router.tsx';

interface PagesProps {
  router: ReturnType<typeof startRouter>;
}

/**
 * The router's pages. The library subscribes in its first commit and misses changes during the first,
 * interruptible render, so the router is made to notify again.
 */
export function Pages({ router }: PagesProps) {
  const [drawn] = useState(router.state);
  useLayoutEffect(takeOverFields, []);
  useEffect(endFirstView, []);
  useLayoutEffect(() => {
    if (router.state !== drawn) void router.revalidate();
  }, [router, drawn]);
  return <RouterProvider router={router} />;
}

/** The whole app around its pages, in the browser and for the server's first view. */
export function App({ children }: PropsWithChildren) {
  return (
    <StoreProvider store={currentStore()}>
      <TextProvider>
        <CrashBoundary>
          <SessionScope>{children}</SessionScope>
        </CrashBoundary>
      </TextProvider>
    </StoreProvider>
  );
}
