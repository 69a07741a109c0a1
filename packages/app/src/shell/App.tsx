import { useEffect, useLayoutEffect, type PropsWithChildren } from 'react';
import { RouterProvider } from '../platform/routing/router.tsx';
import { TextProvider } from '../platform/i18n/intl.tsx';
import { SessionScope } from '../platform/session/scope.tsx';
import { currentStore, StoreProvider } from '../platform/state/store.ts';
import { takeOverFields } from './early-actions.ts';
import { endFirstView } from './hydration.ts';
import { CrashBoundary } from './CrashScreen.tsx';
import { noteVisits, type Router } from './router.tsx';

export function Pages({ router }: { router: Router }) {
  useLayoutEffect(takeOverFields, []);
  useEffect(endFirstView, []);
  useEffect(() => noteVisits(router), [router]);
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
